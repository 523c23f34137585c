import { IconLayoutKanban, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import classes from './BoardCard.module.css'
import { BoardCard } from './BoardCard.tsx'
import { boardsQuery } from './data.ts'

interface Props {
  workspace: { _id: string; url: string }
  mayCreate: boolean
}

export function BoardList({ workspace: { _id, url }, mayCreate }: Props) {
  const boards = useQuery(boardsQuery(_id))
  return (
    <Loaded query={boards} skeleton={<CardSkeletons count={3} />} failure="Failed to fetch boards">
      {(list) =>
        list.length > 0 ? (
          <ul className={classes.grid}>
            {list.map((board) => (
              <li key={board._id}>
                <BoardCard board={board} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            icon={IconLayoutKanban}
            title="No projects yet"
            action={
              mayCreate && (
                <LinkButton
                  to="/$workspace/projects/create"
                  params={{ workspace: url }}
                  leftSection={<IconPlus size={15} stroke={1.8} />}
                >
                  Create a project
                </LinkButton>
              )
            }
          >
            {mayCreate
              ? 'A project is one piece of work with an end: a launch, a move, a release. Start with what is on your desk now.'
              : 'Projects you are added to show up here.'}
          </EmptyState>
        )
      }
    </Loaded>
  )
}
