import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { errorMessage } from '#client/core/error-message.ts'
import { useMe } from '#client/core/session.ts'
import { toast } from '#client/core/toasts.tsx'
import { CallError } from '#client/core/transport.ts'
import { boardQuery, useJoinBoard } from '#client/features/boards/data.ts'
import { InvitationLayout } from '#client/ui/layouts/InvitationLayout.tsx'
import { Button } from '#client/ui/plain/Button.tsx'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import { t } from '#contract/texts.ts'

interface Props {
  workspaceUrl: string
  boardId: string
  token: string
}

/** Somebody opened a project's invite link. */
export function JoinByLink({ workspaceUrl, boardId, token }: Props) {
  const me = useMe()
  const navigate = useNavigate()
  // Mostly not there for them yet. Whoever is on it has nothing to join.
  const { data: board, isPending } = useQuery(boardQuery(boardId))
  const joinBoard = useJoinBoard({ quiet: true })
  const params = { workspace: workspaceUrl, boardId }

  const join = () =>
    joinBoard.mutate(
      { boardId, token },
      {
        onSuccess: ({ board: joined }) => {
          toast.success(t`You are on ${joined.title} now`)
          const there = { workspace: joined.workspace.url, boardId }
          void navigate({ to: '/$workspace/projects/$boardId', params: there, replace: true })
        },
      },
    )

  if (board?.members.some(({ user }) => user._id === me._id))
    return <Navigate to="/$workspace/projects/$boardId" params={params} replace />
  if (isPending) return <InvitationLayout title="Opening the project">Just a moment.</InvitationLayout>
  if (joinBoard.error) return <LinkRefused error={joinBoard.error} />
  return (
    <InvitationLayout
      title={board ? `Join ${board.title}` : 'Join a project'}
      actions={
        <Button size="md" onClick={join} busy={joinBoard.isPending}>
          Join project
        </Button>
      }
      note={t`You are signed in as ${me.name}.`}
    >
      Somebody shared this link with you. With it you see the project’s tasks and work on them.
    </InvitationLayout>
  )
}

function LinkRefused({ error }: { error: Error }) {
  const isOver = error instanceof CallError && (error.status === 404 || error.status === 400)
  return (
    <InvitationLayout
      title={isOver ? 'This link no longer works' : 'You cannot join with this link'}
      actions={
        <LinkButton size="md" variant="default" to="/workspaces">
          To your workspaces
        </LinkButton>
      }
    >
      {isOver
        ? 'It was deleted, or the project is gone. Ask whoever sent it to you for a new one.'
        : errorMessage(error, t`Failed to join board`)}
    </InvitationLayout>
  )
}
