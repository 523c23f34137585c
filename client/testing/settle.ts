// Parts of the app load when they are needed, and a test may be over by then: what still loads would find no page any more.
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled())
