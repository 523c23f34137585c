// For tests that start Hearth as a process: they start what is built, so it is built before the first of them.
import { buildServer } from './build-part.ts'

export default () => buildServer()
