import { useQuery } from '@tanstack/react-query'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { usePlace } from './use-place.ts'

/** The workspace one is in or was in last, asked for if it has to be. */
export function useWorkspaceAsked() {
  const { url } = usePlace()
  return useQuery({ ...workspaceQuery(url ?? ''), enabled: url !== null }).data
}
