import sideways from '#client/ui/sideways.module.css'
import { OpenNumber } from './OpenNumber.tsx'
import type { ReportTable } from './report-table.ts'
import classes from './tables.module.css'

/** The same as the chart, to be read row by row. */
export function TableView({ label, table: { head, rows } }: { label: string; table: ReportTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys
    <section className={`${classes.scroll} ${sideways.sideways}`} aria-label={`Table: ${label}`} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and nothing in them is kept
            <tr key={at}>
              {row.map(({ text, onOpen }, column) =>
                column === 0 ? (
                  <th key={head[column]} scope="row">
                    <OpenNumber onOpen={onOpen}>{text}</OpenNumber>
                  </th>
                ) : (
                  <td key={head[column]}>
                    <OpenNumber onOpen={onOpen}>{text}</OpenNumber>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
