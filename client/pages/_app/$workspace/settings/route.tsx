import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { SettingsFrame } from '#client/features/settings/SettingsFrame.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'

export const Route = createFileRoute('/_app/$workspace/settings')({ component: SettingsArea })

function SettingsArea() {
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const open = useLocation({ select: ({ pathname }) => pathname.split('/')[3] ?? '' })
  return (
    <SettingsFrame workspace={workspace} open={open}>
      <Outlet />
    </SettingsFrame>
  )
}
