import { createRootRoute, Outlet } from '@tanstack/react-router'
import { ErrorPage, NotFoundPage } from '#client/core/ErrorPages.tsx'
import { LoadingBar } from '#client/core/LoadingBar.tsx'
import { RouteAnnouncer } from '#client/core/RouteAnnouncer.tsx'
import { Toasts } from '#client/core/toasts.tsx'

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
})

function Root() {
  return (
    <>
      <LoadingBar />
      <Outlet />
      <Toasts />
      <RouteAnnouncer />
    </>
  )
}
