import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

interface Props extends MenuItemProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps> {
  ref?: Ref<HTMLAnchorElement>
}

const AnchorItem = (props: Props) => <Menu.Item component="a" {...props} />

/** An entry of a menu that leads somewhere. Takes `to`, `params` and `search` with their types. */
export const MenuLink = createLink(AnchorItem)
