import { Link } from '@tanstack/react-router'
import { showOpenTab } from '#client/ui/show-open-tab.ts'
import classes from './ReportTabs.module.css'
import { sharedSearch } from './report-filter.ts'
import { reportPages } from './report-pages.ts'

interface Props {
  workspaceUrl: string
  /** Whether reports about others are shown, too. */
  all: boolean
}

/** What is filtered on one report stays filtered on the next. */
export function ReportTabs({ workspaceUrl, all }: Props) {
  return (
    <nav ref={showOpenTab} className={classes.tabs} aria-label="Reports">
      {reportPages
        .filter(({ own }) => all || own)
        .map(({ name, label }) => (
          <Link
            key={label}
            to="/$workspace/reports/{-$report}"
            params={{ workspace: workspaceUrl, report: name }}
            search={sharedSearch}
            activeOptions={{ exact: true, includeSearch: false }}
            className={classes.tab}
          >
            {label}
          </Link>
        ))}
    </nav>
  )
}
