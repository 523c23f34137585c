// No guard: whoever has the link reads the task.
import { createFileRoute } from '@tanstack/react-router'
import { findSharedTask } from '#client/features/shared-task/data.ts'
import { NothingShared } from '#client/features/shared-task/NothingShared.tsx'
import { SharedTask } from '#client/features/shared-task/SharedTask.tsx'

export const Route = createFileRoute('/share/$token')({
  loader: async ({ params: { token } }) => ({ task: await findSharedTask(token) }),
  component: SharePage,
})

function SharePage() {
  const { task } = Route.useLoaderData()
  return task ? <SharedTask task={task} /> : <NothingShared />
}
