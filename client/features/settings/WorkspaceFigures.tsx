import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { boardsQuery, isActive } from '#client/features/boards/data.ts'
import { foldersQuery } from '#client/features/folders/data.ts'
import { Figures } from '#client/ui/Figures.tsx'
import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import { LOCALE, t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'

interface Props {
  workspace: Workspace
}

export function WorkspaceFigures({ workspace: { _id, seats, memberCount, plan } }: Props) {
  const boards = useQuery({ ...boardsQuery(_id), select: (all) => all.filter(isActive).length })
  const folders = useQuery({ ...foldersQuery(_id), select: (all) => all.length })
  return (
    <Figures
      figures={[
        {
          label: t`Members`,
          value: (
            <>
              {seats.toLocaleString(LOCALE)} {plan === 'free' && <small>of {FREE_PLAN_MEMBERS} seats</small>}
            </>
          ),
        },
        { label: t`Guests and clients`, value: memberCount - seats },
        { label: t`Projects`, value: <Count query={boards} /> },
        { label: t`Folders`, value: <Count query={folders} /> },
      ]}
    />
  )
}

function Count({ query: { data, isError } }: { query: { data: number | undefined; isError: boolean } }) {
  if (data !== undefined) return data.toLocaleString(LOCALE)
  return isError ? '–' : <Skeleton height={20} width={32} my={6} role="status" aria-label="Loading" />
}
