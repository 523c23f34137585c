import { createFileRoute } from '@tanstack/react-router'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/overview')({ component: OverviewPage })

function OverviewPage() {
  const { board } = useOpenBoard()
  return <p>{board.description}</p>
}
