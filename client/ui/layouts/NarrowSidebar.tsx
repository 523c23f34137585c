import { useDisclosure, useFocusReturn } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { useHasUnread } from '#client/core/page-title.ts'
import { whenIdle } from '#client/core/when-idle.ts'
import classes from './NarrowSidebar.module.css'

const loadDrawer = () => import('./NarrowDrawer.tsx')
const NarrowDrawer = lazy(async () => ({ default: (await loadDrawer()).NarrowDrawer }))

interface Props {
  label: string
  children: ReactNode
}

/** On phones: a bar with a button, and the sidebar as a drawer, which is there before somebody asks for it. */
export function NarrowSidebar({ label, children }: Props) {
  const [opened, { open, close }] = useDisclosure(false)
  const { pathname } = useLocation()
  const hasUnread = useHasUnread()
  useFocusReturn({ opened })

  useEffect(() => whenIdle(() => void loadDrawer().catch(() => {})), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is what closes it
  useEffect(close, [pathname])

  return (
    <header className={classes.bar}>
      <button
        type="button"
        aria-label={hasUnread ? 'Open menu, something is unread' : 'Open menu'}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={open}
      >
        <IconMenu2 size={19} stroke={1.7} aria-hidden />
        {hasUnread && <span className={classes.dot} />}
      </button>
      <span className={classes.label}>{label}</span>
      {opened && (
        <Suspense>
          <NarrowDrawer label={label} onClose={close}>
            {children}
          </NarrowDrawer>
        </Suspense>
      )}
    </header>
  )
}
