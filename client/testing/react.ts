// React in tests, with patience: on a busy machine a second is short, and a test waits for what it asked for, never for a clock.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 30_000 })

export * from '@testing-library/react'
