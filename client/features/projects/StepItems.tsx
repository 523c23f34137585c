import { Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Steps } from './project-actions.ts'

/** For those who cannot drag: one place further among its siblings. */
export function StepItems({ up, down }: Steps) {
  return (
    <>
      {up && (
        <Menu.Item leftSection={<IconArrowUp size={15} stroke={1.7} />} onClick={up}>
          Move up
        </Menu.Item>
      )}
      {down && (
        <Menu.Item leftSection={<IconArrowDown size={15} stroke={1.7} />} onClick={down}>
          Move down
        </Menu.Item>
      )}
    </>
  )
}
