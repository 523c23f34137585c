import { useNow } from '#client/core/use-now.ts'
import { LOCALE } from '#contract/texts.ts'

interface Props {
  timezone: string
}

/** What the clock says where somebody is: whether it is a good moment to call. */
export function LocalTime({ timezone }: Props) {
  const now = useNow()
  const clock = new Intl.DateTimeFormat(LOCALE, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  })
  return (
    <>
      {clock.format(now).replace('\u202f', ' ')} ({timezone.replaceAll('_', ' ')})
    </>
  )
}
