import { VisuallyHidden } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { LostBoard } from '#client/features/boards/LostBoard.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import type { Board } from '#contract/boards.ts'
import { MovedBoard } from './MovedBoard.tsx'

interface Props {
  /** As it was when it was last here. */
  known: Board | undefined
  isMissing: boolean
  workspaceUrl: string
}

/** In the place of a project that is not here, or not any more. */
export function BoardElsewhere({ known, isMissing, workspaceUrl }: Props) {
  if (!known) return <UnknownBoard workspaceUrl={workspaceUrl} />
  return isMissing ? <LostBoard board={known} workspaceUrl={workspaceUrl} /> : <MovedBoard board={known} />
}

function UnknownBoard({ workspaceUrl }: { workspaceUrl: string }) {
  return (
    <>
      <VisuallyHidden component="h1">Project</VisuallyHidden>
      <EmptyState
        icon={IconSearchOff}
        title="Project not found"
        action={
          <LinkButton variant="default" to="/$workspace/projects" params={{ workspace: workspaceUrl }}>
            All projects
          </LinkButton>
        }
      >
        It may be private or deleted, or the link is old.
      </EmptyState>
    </>
  )
}
