import { lazy } from '#client/core/lazy.ts'
import { Early } from '#client/ui/Early.tsx'
import { CardMenuButton } from './CardMenuButton.tsx'
import type { ReportTable } from './report-table.ts'

const CardMenuList = lazy(async () => ({ default: (await import('./CardMenuList.tsx')).CardMenuList }))

export interface CardFiles {
  title: string
  table: ReportTable
  /** Where there is a chart as well. */
  chart?:
    | {
        asTable: boolean
        onAsTable(asTable: boolean): void
        find(): SVGSVGElement | null
        legend: { name: string; color: string }[] | undefined
      }
    | undefined
}

/** A card in other shapes: as a table, as a file. */
export function CardMenu(files: CardFiles) {
  return (
    <Early button={(props) => <CardMenuButton title={files.title} {...props} />}>
      {(clicked) => <CardMenuList {...files} defaultOpened={clicked} />}
    </Early>
  )
}
