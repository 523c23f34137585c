import type { ImportProvider } from '#contract/imports.ts'
import { ImportFrom } from './ImportFrom.tsx'
import { ImportHome } from './ImportHome.tsx'

interface Props {
  /** Null while it is chosen. */
  provider: ImportProvider | null
  importId?: string | undefined
}

export function ImportScreen({ provider, importId }: Props) {
  if (!provider) return <ImportHome />
  // Another import, another screen: nothing half chosen carries over.
  return <ImportFrom key={`${provider} ${importId}`} provider={provider} importId={importId} />
}
