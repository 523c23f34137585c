import { lazy } from '#client/core/lazy.ts'
import { Early } from '#client/ui/Early.tsx'
import { type CurrentWorkspace, WorkspaceButton } from './WorkspaceButton.tsx'

const WorkspaceChoices = lazy(async () => ({ default: (await import('./WorkspaceChoices.tsx')).WorkspaceChoices }))

interface Props {
  current: CurrentWorkspace
}

export const WorkspaceSwitcher = ({ current }: Props) => (
  <Early button={(props) => <WorkspaceButton current={current} {...props} />}>
    {(clicked) => <WorkspaceChoices current={current} defaultOpened={clicked} />}
  </Early>
)
