import { IconForms, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '#client/core/transport.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import card from '#client/ui/card.module.css'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { formsQuery } from './data.ts'
import { FormCard } from './FormCard.tsx'
import { useFormsLive } from './live.ts'
import { NotForMe } from './NotForMe.tsx'

/** The forms of a project. */
export function FormsList() {
  const { board, mayEdit } = useOpenBoard()
  const query = useQuery(formsQuery(board._id))
  useFormsLive(board._id)
  if (query.error instanceof CallError && query.error.status === 403) return <NotForMe />

  const create = mayEdit && (
    <LinkButton
      to="/$workspace/projects/$boardId/forms/create"
      params={{ workspace: board.workspace.url, boardId: board._id }}
      leftSection={<IconPlus size={15} stroke={1.8} />}
    >
      New form
    </LinkButton>
  )
  return (
    <Loaded query={query} skeleton={<CardSkeletons count={3} />} failure="Failed to fetch forms">
      {(forms) =>
        forms.length === 0 ? (
          <EmptyState icon={IconForms} title="Let others put tasks on this board" heading="h1" action={create}>
            A form has an address of its own. Whoever has it fills in the form, without an account, and a task lands in
            the column you choose: bug reports, wishes, orders.
          </EmptyState>
        ) : (
          <>
            <PageHeader
              level={2}
              title="Forms"
              description="Whoever has the address of one puts a task on this board."
              actions={create}
            />
            <ul className={card.grid}>
              {forms.map((form) => (
                <li key={form._id}>
                  <FormCard form={form} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  )
}
