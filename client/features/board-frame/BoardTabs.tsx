import {
  IconCalendar,
  IconClipboardData,
  IconForms,
  IconInfoCircle,
  IconLayoutKanban,
  IconTimeline,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type BoardSearch, boardSearch } from '#client/features/tasks/board-search.ts'
import { showOpenTab } from '#client/ui/show-open-tab.ts'
import sideways from '#client/ui/sideways.module.css'
import type { Board } from '#contract/boards.ts'
import classes from './BoardTabs.module.css'

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true }

/** Board, calendar and timeline show the same tasks: what is filtered on one stays filtered on the next. */
const sameFilters = ({ task: _, view: _view, ...now }: BoardSearch): BoardSearch => boardSearch(now)

/** The pages of a project. */
export function BoardTabs({ board }: { board: Board }) {
  const params = { workspace: board.workspace.url, boardId: board._id }
  return (
    <nav ref={showOpenTab} className={`${classes.tabs} ${sideways.sideways}`} aria-label="Project">
      <Link
        to="/$workspace/projects/$boardId"
        params={params}
        search={sameFilters}
        activeOptions={{ exact: true, includeSearch: false }}
        className={classes.tab}
      >
        <IconLayoutKanban {...icon} />
        Board
      </Link>
      <Link to="/$workspace/projects/$boardId/calendar" params={params} search={sameFilters} className={classes.tab}>
        <IconCalendar {...icon} />
        Calendar
      </Link>
      <Link to="/$workspace/projects/$boardId/timeline" params={params} search={sameFilters} className={classes.tab}>
        <IconTimeline {...icon} />
        Timeline
      </Link>
      <Link to="/$workspace/projects/$boardId/forms" params={params} className={classes.tab}>
        <IconForms {...icon} />
        Forms
      </Link>
      <Link
        to="/$workspace/projects/$boardId/reports"
        params={params}
        activeOptions={{ includeSearch: false }}
        className={classes.tab}
      >
        <IconClipboardData {...icon} />
        Reports
      </Link>
      <Link to="/$workspace/projects/$boardId/overview" params={params} className={classes.tab}>
        <IconInfoCircle {...icon} />
        Overview
      </Link>
    </nav>
  )
}
