import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'

interface Props extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
}

const AnchorButton = ({ variant, size, fullWidth, className, children, ...anchor }: Props) => (
  <a {...anchor} {...buttonLook({ variant, size, fullWidth }, className)}>
    {children}
  </a>
)

/** A link that looks like a button, without Mantine. */
export const LinkButton = createLink(AnchorButton)
