import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { relativeTime } from '#client/core/dates.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { CopyField } from '#client/ui/CopyField.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import type { CalendarFeed } from '#contract/calendar-feeds.ts'
import { t } from '#contract/texts.ts'
import { calendarFeedQuery, useCalendarFeedChanges } from './data.ts'

interface Props {
  /** Null for everything that is mine to do. */
  boardId: string | null
}

/** The secret address of a calendar: made, copied, renewed, removed. */
export function FeedAddress({ boardId }: Props) {
  const query = useQuery(calendarFeedQuery(boardId))
  const { make, isMaking } = useCalendarFeedChanges(boardId)
  return (
    <Loaded query={query} skeleton={<Skeleton height={34} />} failure="Failed to fetch the calendar link">
      {(feed) =>
        feed ? (
          <Address feed={feed} boardId={boardId} />
        ) : (
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={15} stroke={1.7} />}
            loading={isMaking}
            onClick={make}
            data-autofocus
          >
            Make a calendar link
          </Button>
        )
      }
    </Loaded>
  )
}

const questions = {
  renew: {
    title: t`Renew the calendar link?`,
    confirmLabel: t`Renew`,
    words: t`The link of now stops working at once. Calendars that follow it have to be given the new one.`,
  },
  remove: {
    title: t`Remove the calendar link?`,
    confirmLabel: t`Remove`,
    words: t`It stops working at once, and calendars that follow it show nothing new.`,
  },
}

function Address({ feed: { url, lastReadAt }, boardId }: Props & { feed: CalendarFeed }) {
  const { make, remove } = useCalendarFeedChanges(boardId)
  const [asked, setAsked] = useState<keyof typeof questions | null>(null)
  const question = asked && questions[asked]

  function confirm() {
    if (asked === 'renew') make()
    else remove()
    setAsked(null)
  }

  return (
    <>
      <CopyField label="Calendar link" value={url} data-autofocus />
      <Text size="sm" c="var(--h-text-2)" mt="xs">
        {lastReadAt ? `Last read ${relativeTime(lastReadAt)}.` : 'No calendar has read it yet.'} Whoever has the link
        reads along: keep it to yourself.
      </Text>
      <Group gap="xs" mt="md">
        <Button component="a" variant="default" href={url.replace(/^https?:/, 'webcal:')}>
          Open in my calendar app
        </Button>
        <Button variant="subtle" onClick={() => setAsked('renew')}>
          Renew
        </Button>
        <Button variant="subtle" color="red" onClick={() => setAsked('remove')}>
          Remove
        </Button>
      </Group>
      <ConfirmDialog
        opened={question !== null}
        onClose={() => setAsked(null)}
        title={question?.title ?? ''}
        confirmLabel={question?.confirmLabel ?? ''}
        danger={asked === 'remove'}
        onConfirm={confirm}
      >
        {question?.words}
      </ConfirmDialog>
    </>
  )
}
