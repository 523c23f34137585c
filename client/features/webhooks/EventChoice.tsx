import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { type WebhookEventType, webhookEvents } from '#contract/webhooks.ts'
import classes from './EventChoice.module.css'

interface Props {
  offered: WebhookEventType[]
  chosen: WebhookEventType[]
  onChange(chosen: WebhookEventType[]): void
  error: string | undefined
}

/** What it shall be told of: all of it, or one by one. */
export function EventChoice({ offered, chosen, onChange, error }: Props) {
  const errorId = useId()
  const isAll = chosen.length === offered.length

  function choose(type: WebhookEventType, wanted: boolean) {
    onChange(offered.filter((one) => (one === type ? wanted : chosen.includes(one))))
  }

  return (
    <fieldset className={classes.choice} aria-describedby={error && errorId}>
      <legend className={classes.legend}>Events</legend>
      <Checkbox
        label="Everything"
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => onChange(isAll ? [] : offered)}
      />
      <div className={classes.list}>
        {offered.map((type) => (
          <Checkbox
            key={type}
            label={<code className={classes.type}>{type}</code>}
            description={webhookEvents[type]}
            checked={chosen.includes(type)}
            onChange={(event) => choose(type, event.currentTarget.checked)}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
