// For people who are not signed in; those who are have better places to be.
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { session } from '#client/core/session.ts'

export const Route = createFileRoute('/_public')({
  beforeLoad: async ({ preload }) => {
    if (preload) return
    const signedIn = await session.check().catch(() => false)
    if (signedIn) throw redirect({ to: '/workspaces' })
  },
  component: Outlet,
})
