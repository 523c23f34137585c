import { Link } from '@tanstack/react-router'
import { useShownTab } from '#client/ui/use-shown-tab.ts'
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
  const row = useShownTab()
  return (
    <nav ref={row} className={classes.tabs} aria-label="Reports">
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
