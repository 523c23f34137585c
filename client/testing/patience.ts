// A test waits for what it expects; a second is not enough on a machine that is busy with others.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 90_000 })
