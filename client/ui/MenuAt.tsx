import { Menu, type MenuProps } from '@mantine/core'

interface Props extends Pick<MenuProps, 'position' | 'width' | 'hideDetached' | 'children'> {
  at: { x: number; y: number }
  /** What it is about. */
  name: string
  onClose(): void
}

/** A menu where somebody asked for it: at the mouse, or beside what the keyboard is on. Whoever opens it says where the focus goes afterwards. */
export const MenuAt = ({ at, name, children, ...rest }: Props) => (
  <Menu
    opened
    offset={0}
    returnFocus={false}
    // Not keys: the one that opened it is still on its way, and would close it again.
    clickOutsideEvents={['mousedown', 'touchstart']}
    {...rest}
  >
    <Menu.Target>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        aria-label={name}
        style={{ position: 'fixed', left: at.x, top: at.y, width: 1, height: 1, padding: 0, border: 0, opacity: 0 }}
      />
    </Menu.Target>
    {children}
  </Menu>
)
