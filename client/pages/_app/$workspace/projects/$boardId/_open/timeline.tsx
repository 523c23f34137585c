import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyAhead } from '#client/core/lazy.ts'
import { BoardToolbar } from '#client/features/task-filters/BoardToolbar.tsx'
import { UnlessNothingMatches } from '#client/features/task-filters/UnlessNothingMatches.tsx'
import { useMatcher } from '#client/features/task-filters/use-matcher.ts'
import { OpenTask } from '#client/features/task-panel/OpenTask.tsx'
import { type TimelineSearch, timelineSearch } from '#client/features/timeline/timeline-search.ts'

// Asked for together with the tasks, which take longer.
const TimelineView = lazyAhead(async () => ({
  default: (await import('#client/features/timeline/TimelineView.tsx')).TimelineView,
}))

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/timeline')({
  validateSearch: timelineSearch,
  component: TimelinePage,
})

function TimelinePage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const matches = useMatcher(search)
  const openTask = (task: string | undefined) => void navigate({ to: '.', search: (now) => ({ ...now, task }) })
  // Replaced, not pushed: "back" leaves the timeline instead of undoing one zoom after the other. The view itself keeps the day it
  // shows, where the router would keep the pixel.
  const show = (changes: Pick<TimelineSearch, 'group' | 'zoom'>) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...changes }), replace: true, resetScroll: false })

  return (
    <>
      <BoardToolbar search={search} matches={matches} withDisplay={false} />
      <UnlessNothingMatches matches={matches}>
        <Suspense fallback={<i data-waiting hidden />}>
          <TimelineView
            matches={matches}
            group={search.group ?? null}
            zoom={search.zoom ?? 'week'}
            onGroup={(chosen) => show({ group: chosen ?? undefined })}
            onZoom={(zoom) => show({ zoom })}
            onOpenTask={openTask}
          />
        </Suspense>
      </UnlessNothingMatches>
      <OpenTask taskId={search.task} onOpenTask={openTask} />
    </>
  )
}
