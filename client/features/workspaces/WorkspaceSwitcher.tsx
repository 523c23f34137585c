import { lazy, Suspense, useState } from 'react'
import { type CurrentWorkspace, WorkspaceButton } from './WorkspaceButton.tsx'

const WorkspaceChoices = lazy(async () => ({ default: (await import('./WorkspaceChoices.tsx')).WorkspaceChoices }))

interface Props {
  current: CurrentWorkspace
}

export function WorkspaceSwitcher({ current }: Props) {
  const [early, setEarly] = useState(false)
  return (
    <Suspense fallback={<WorkspaceButton current={current} onClick={() => setEarly(true)} />}>
      <WorkspaceChoices current={current} defaultOpened={early} />
    </Suspense>
  )
}
