import { IconArrowUpRight, IconCheck, type TablerIcon } from '@tabler/icons-react'
import { t } from '#contract/texts.ts'
import classes from './Fit.module.css'

const good = [
  t`Your data has to stay on your own machines`,
  t`You want one fast tool instead of a board, a time tracker and a chat`,
  t`You would rather pay nothing for ten people and little for more`,
  t`You like to read the source, script against an API and leave with all your data`,
]

const better = [
  t`You want somebody else to run, update and guard the server`,
  t`You need native phone apps; Hearth is a web app that works well on phones`,
  t`Your work lives in a marketplace of plug-ins; Hearth has an API instead`,
  t`You manage portfolios of hundreds of projects with budgets and approvals`,
]

/** An honest comparison: whom it serves, and whom something else serves better. */
export function Fit() {
  return (
    <section className={classes.section} aria-labelledby="fit-title">
      <h2 id="fit-title" className={classes.title}>
        Where Hearth fits, and where it does not
      </h2>
      <div className={classes.columns}>
        <Reasons title="Choose Hearth when" icon={IconCheck} reasons={good} />
        <Reasons title="Choose something else when" icon={IconArrowUpRight} reasons={better} quiet />
      </div>
    </section>
  )
}

function Reasons({
  title,
  icon: Icon,
  reasons,
  quiet,
}: {
  title: string
  icon: TablerIcon
  reasons: string[]
  quiet?: boolean
}) {
  return (
    <div className={classes.column} data-quiet={quiet}>
      <h3>{title}</h3>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon size={17} stroke={1.9} aria-hidden />
            {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
