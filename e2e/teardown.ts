import { rm } from 'node:fs/promises'

export default () => rm(process.env.HEARTH_E2E_DATA!, { recursive: true, force: true })
