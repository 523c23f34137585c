import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { isTouch } from '#client/core/is-touch.ts'
import { dropSecondClick } from '#client/core/second-click.ts'
import classes from './SubMenu.module.css'

interface Props {
  label: string
  icon: ReactNode
  /** Of the list that opens beside it. */
  className?: string | undefined
  children: ReactNode
}

/** An entry of a menu that opens another: beside it, or for a finger below it. */
export const SubMenu = (props: Props) => (isTouch() ? <Below {...props} /> : <Beside {...props} />)

function Beside({ label, icon, className, children }: Props) {
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={icon} onClick={open}>
          {label}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown className={className ?? ''}>{children}</Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}

/** Enter opens it as the arrow key does; Mantine hears that one alone. */
function open({ currentTarget }: MouseEvent) {
  currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
}

/**
 * A phone has no room beside a menu. One that lies over the entry it came from leaves no way back, and closes at once: the browser says
 * that the entry was left.
 */
function Below({ label, icon, children }: Props) {
  const [opened, { toggle }] = useDisclosure()
  const Chevron = opened ? IconChevronUp : IconChevronDown
  return (
    <>
      <Menu.Item
        leftSection={icon}
        rightSection={<Chevron size={14} stroke={1.7} aria-hidden />}
        closeMenuOnClick={false}
        aria-expanded={opened}
        onClick={({ currentTarget }) => {
          dropSecondClick()
          keepSize(currentTarget.closest<HTMLElement>('[role="menu"]')!)
          toggle()
        }}
      >
        {label}
      </Menu.Item>
      {opened && (
        // biome-ignore lint/a11y/useSemanticElements: of a menu, not of a form
        <div role="group" aria-label={label} className={classes.below} ref={showFirst}>
          {children}
        </div>
      )}
    </>
  )
}

/** One that grew would move up where there is no room below it, and another entry would lie under the finger. It scrolls instead. */
function keepSize(menu: HTMLElement) {
  menu.style.height = `${menu.offsetHeight}px`
}

/** The entry that was tapped stays where it is, unless nothing would be seen of what it opened. */
const showFirst = (list: HTMLElement | null) => list?.firstElementChild?.scrollIntoView({ block: 'nearest' })
