import { Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactElement, Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'

const RangeCalendar = lazy(async () => ({ default: (await import('./RangeCalendar.tsx')).RangeCalendar }))

interface Props {
  from: string
  to: string
  onChange(span: { from: string; to: string }): void
  button(props: { onClick(): void }): ReactElement
  defaultOpened: boolean
}

export function RangePopover({ from, to, onChange, button, defaultOpened }: Props) {
  const [opened, { toggle, close }] = useDisclosure(defaultOpened)
  return (
    <Popover position="bottom-start" opened={opened} onDismiss={close} trapFocus returnFocus>
      <Popover.Target>{button({ onClick: toggle })}</Popover.Target>
      <Popover.Dropdown aria-label="First and last day">
        <Suspense>
          <RangeCalendar
            from={from}
            to={to}
            onChange={(span) => {
              onChange(span)
              close()
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
