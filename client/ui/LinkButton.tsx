import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

interface Props extends ButtonProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> {
  ref?: Ref<HTMLAnchorElement>
}

const AnchorButton = (props: Props) => <Button component="a" {...props} />

/** Looks like a button, leads somewhere. Takes `to`, `params` and `search` with their types. */
export const LinkButton = createLink(AnchorButton)
