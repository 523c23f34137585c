import { type ReactNode, useId } from 'react'
import { CardMenu } from './CardMenu.tsx'
import classes from './ReportCard.module.css'
import type { ReportTable } from './report-table.ts'
import tables from './tables.module.css'

interface Props {
  title: string
  summary?: ReactNode
  table: ReportTable
  missing?: string | false
  /** Beside the menu. */
  actions?: ReactNode
  /** A <table>. */
  children: ReactNode
}

/** What is a table from the start, because its numbers are what one wants to read. */
export function TableCard({ title, summary, table, missing, actions, children }: Props) {
  const titleId = useId()
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
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys */}
          <section className={tables.wide} aria-label={`Table: ${title}`} tabIndex={0}>
            {children}
          </section>
        </div>
      )}
    </section>
  )
}
