import { Text } from '@mantine/core'
import { IconGitCommit } from '@tabler/icons-react'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import { Row } from '#client/ui/Row.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import type { CodeDelivery } from '#contract/code-links.ts'
import { many } from '#contract/texts.ts'
import classes from './ReceivedList.module.css'

interface Props {
  deliveries: CodeDelivery[]
}

export function ReceivedList({ deliveries }: Props) {
  if (deliveries.length === 0)
    return (
      <Text size="sm" c="var(--h-text-2)" mt="md">
        Nothing came yet.
      </Text>
    )
  return (
    <div className={classes.list}>
      <RowList label="What came last">
        {deliveries.map((delivery) => (
          <Received key={delivery._id} delivery={delivery} />
        ))}
      </RowList>
    </div>
  )
}

function Received({ delivery: { event, repository, linked, completed, receivedAt } }: { delivery: CodeDelivery }) {
  const eventWords = event.replaceAll('_', ' ')
  return (
    <Row
      icon={IconGitCommit}
      title={repository || eventWords}
      meta={
        <>
          <span>{eventWords}</span>
          <span>{many(linked, { one: '# link', other: '# links' })}</span>
          {completed > 0 && <span>{many(completed, { one: '# task finished', other: '# tasks finished' })}</span>}
          <span title={dateTime(receivedAt)}>{relativeTime(receivedAt)}</span>
        </>
      }
    />
  )
}
