import type { Kernel } from '#server/core/scope.ts'
import { runImport } from './run.ts'

export const importJobs = (kernel: Kernel) => ({
  'run-import': ({ importId }: { importId: string }) => runImport(kernel, importId),
})
