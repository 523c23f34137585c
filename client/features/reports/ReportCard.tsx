import { type ReactNode, useId, useRef, useState } from 'react'
import { Legend } from '#client/ui/charts/Legend.tsx'
import { CardMenu } from './CardMenu.tsx'
import classes from './ReportCard.module.css'
import type { ReportTable } from './report-table.ts'
import { TableView } from './TableView.tsx'

interface Props {
  title: string
  /** What it says, in a sentence: for everybody, and for those who see no chart. */
  summary: ReactNode
  table: ReportTable
  width?: 'third' | 'half' | 'two-thirds' | 'full'
  legend?: { name: string; color: string }[]
  /** Said instead of a chart where there is nothing to draw: what is missing. */
  missing?: string | false
  children: ReactNode
}

/** A chart with its words; also as a table, and as a file. */
export function ReportCard(props: Props) {
  const { title, summary, table, width = 'half', legend, missing, children } = props
  const [asTable, setAsTable] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const titleId = useId()
  return (
    <section className={classes.card} data-width={width} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        {!missing && (
          <CardMenu
            title={title}
            table={table}
            chart={{
              asTable,
              onAsTable: setAsTable,
              legend,
              find: () => figure.current?.querySelector<SVGSVGElement>('svg[data-chart]') ?? null,
            }}
          />
        )}
      </header>
      {missing ? (
        <p className={classes.missing}>{missing}</p>
      ) : (
        <figure ref={figure} className={classes.figure}>
          <figcaption>{summary}</figcaption>
          {legend && !asTable && <Legend entries={legend} />}
          {asTable ? <TableView label={title} table={table} /> : children}
        </figure>
      )}
    </section>
  )
}
