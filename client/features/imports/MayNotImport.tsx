import { IconFileImport } from '@tabler/icons-react'
import { EmptyState } from '#client/ui/EmptyState.tsx'

export function MayNotImport() {
  return (
    <EmptyState icon={IconFileImport} title="Nothing to import here" heading="h1">
      Importing is for people who may change the tasks of a project that is not archived.
    </EmptyState>
  )
}
