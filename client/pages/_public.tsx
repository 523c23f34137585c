// For people who are not signed in; those who are have better places to be.

import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { session } from '#client/core/session.ts'
import { toast } from '#client/core/toasts.tsx'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_public')({
  beforeLoad: async ({ location, preload }) => {
    if (preload) return
    const signedIn = await session.check().catch(() => false)
    if (!signedIn) return
    // Somebody who followed a link from a mail would otherwise wonder where it went.
    if (location.pathname.startsWith('/reset-password/')) toast.info(t`You are signed in. Log out to use a reset link.`)
    throw redirect({ to: '/workspaces' })
  },
  component: Outlet,
})
