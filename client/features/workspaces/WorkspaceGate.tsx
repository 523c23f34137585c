import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { CallError } from '#client/core/transport.ts'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { WorkspaceLayout } from '#client/ui/layouts/WorkspaceLayout.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { workspaceQuery } from './data.ts'
import { isLeaving } from './leaving.ts'
import { MovedWorkspace } from './MovedWorkspace.tsx'
import { problemOf } from './problem-of.ts'
import { WorkspacePage } from './WorkspacePage.tsx'

interface Props {
  url: string
  /** At the foot of the sidebar also while waiting: there is always a way out. */
  account: ReactNode
  /** What happens to somebody who was inside and is not let in any more. */
  lost(workspace: Workspace): ReactNode
  children(workspace: Workspace): ReactNode
}

/** How much of its row each page seems to take. */
const navRows = [32, 54, 40, 44, 30, 42, 36, 46]

/** Lets in whoever belongs here; also asked when somebody is removed while they look at it. */
export function WorkspaceGate({ url, account, lost, children }: Props) {
  const { data, error, refetch, isFetching } = useQuery(workspaceQuery(url))
  const refusal = error instanceof CallError ? error : null
  if (refusal?.status === 404 && data) {
    return (
      <MovedWorkspace known={data} gone={isLeaving(data._id) ? children(data) : lost(data)}>
        {children(data)}
      </MovedWorkspace>
    )
  }
  const problem = refusal && problemOf(refusal)
  if (problem) {
    return <Navigate to="/workspace-error/$type" params={{ type: problem }} search={{ workspace: url }} replace />
  }
  if (data) return children(data)
  return (
    <WorkspaceLayout
      label="Workspace"
      switcher={<Skeleton height={22} width="70%" m={7} />}
      nav={navRows.map((width) => <Skeleton key={width} height={14} width={`${width}%`} mx={10} my={18} />)}
      account={account}
    >
      <WorkspacePage>
        {error ? (
          <LoadFailure
            message={errorMessage(error, t`Failed to fetch workspace details`)}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <>
            <Skeleton height={20} width={160} />
            <Skeleton height={12} width="min(320px, 70%)" mt={14} />
          </>
        )}
      </WorkspacePage>
    </WorkspaceLayout>
  )
}
