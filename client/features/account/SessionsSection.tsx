import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { toast } from '#client/core/toasts.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Session } from '#contract/account.ts'
import { many, t } from '#contract/texts.ts'
import { sessionsQuery, useEndSessions } from './data.ts'
import { SessionRow } from './SessionRow.tsx'

const currentFirst = (one: Session, other: Session) => Number(other.current) - Number(one.current)

export function SessionsSection() {
  const sessions = useQuery(sessionsQuery)
  const endOthers = useEndSessions()
  const [asking, { open, close }] = useDisclosure()
  const others = sessions.data?.filter(({ current }) => !current) ?? []

  function endAllOthers() {
    endOthers.mutate(
      others.map(({ _id }) => _id),
      { onSuccess: () => toast.success(t`You are signed out everywhere else`), onSettled: close },
    )
  }

  return (
    <SettingsSection
      title="Where you are signed in"
      description="End a session you do not recognize, then change your password."
      footer={
        others.length > 0 && (
          <Button variant="default" onClick={open}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <Loaded query={sessions} skeleton={<RowSkeletons count={2} />} failure="Your sessions could not be loaded.">
        {(list) => (
          <RowList>
            {list.toSorted(currentFirst).map((session) => (
              <SessionRow key={session._id} session={session} />
            ))}
          </RowList>
        )}
      </Loaded>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title="Sign out everywhere else?"
        confirmLabel="Sign out"
        onConfirm={endAllOthers}
        busy={endOthers.isPending}
      >
        {many(others.length, {
          one: 'One other device has to sign in again. This one stays signed in.',
          other: '# other devices have to sign in again. This one stays signed in.',
        })}
      </ConfirmDialog>
    </SettingsSection>
  )
}
