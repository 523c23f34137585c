import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import sideways from '#client/ui/sideways.module.css'
import { LOCALE } from '#contract/texts.ts'
import { CardMenu } from './CardMenu.tsx'
import classes from './ReportCard.module.css'
import type { ReportTable } from './report-table.ts'
import tables from './tables.module.css'
import type { Rest } from './use-first-rows.ts'

interface Props {
  title: string
  summary?: ReactNode
  table: ReportTable
  missing?: string | false
  /** Beside the menu. */
  actions?: ReactNode
  /** What of its rows is not shown yet. */
  rest?: Rest | undefined
  /** What stays where it is while the table is scrolled sideways. */
  above?: ReactNode
  /** A <table>. */
  children: ReactNode
}

/** What is a table from the start, because its numbers are what one wants to read. */
export function TableCard({ title, summary, table, missing, actions, rest, above, children }: Props) {
  const titleId = useId()
  const count = rest?.count.toLocaleString(LOCALE)
  return (
    <section className={classes.card} data-width="full" aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        {!missing && (
          <div className={classes.actions}>
            {actions}
            <CardMenu title={title} table={table} />
          </div>
        )}
      </header>
      {missing ? (
        <p className={classes.missing}>{missing}</p>
      ) : (
        <div className={classes.figure}>
          {summary && <p className={classes.summary}>{summary}</p>}
          {above}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys */}
          <section className={`${tables.wide} ${sideways.sideways}`} aria-label={`Table: ${title}`} tabIndex={0}>
            {children}
          </section>
          {rest && (
            <Button variant="default" className={classes.rest ?? ''} onClick={rest.showAll}>
              Show all {count}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
