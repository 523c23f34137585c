import { ActionIcon, Menu } from '@mantine/core'
import { IconChartBar, IconDots, IconFileTypeCsv, IconPhoto, IconTable } from '@tabler/icons-react'
import { saveFile } from '#client/core/save-file.ts'
import { toastError } from '#client/core/toasts.tsx'
import { chartPicture } from '#client/ui/charts/chart-picture.ts'
import { csvOf, fileName, type ReportTable } from './report-table.ts'

interface Props {
  title: string
  table: ReportTable
  /** Where there is a chart as well. */
  chart?: { asTable: boolean; onAsTable(asTable: boolean): void; find(): SVGSVGElement | null }
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true }

export function CardMenu({ title, table, chart }: Props) {
  const saveTable = () => saveFile(`${fileName(title)}.csv`, csvOf(table), 'text/csv;charset=utf-8')
  const savePicture = (svg: SVGSVGElement) =>
    chartPicture(svg, title).then(
      (picture) => saveFile(`${fileName(title)}.png`, picture, 'image/png'),
      (error) => toastError(error, 'Failed to make a picture of the chart'),
    )
  return (
    <Menu position="bottom-end" width={184} withInitialFocusPlaceholder={false} menuItemTabIndex={0}>
      <Menu.Target>
        <ActionIcon aria-label={`${title}: as a table or a file`}>
          <IconDots size={17} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {chart && (
          <Menu.Item
            leftSection={chart.asTable ? <IconChartBar {...icon} /> : <IconTable {...icon} />}
            onClick={() => chart.onAsTable(!chart.asTable)}
          >
            {chart.asTable ? 'Show the chart' : 'Show as a table'}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconFileTypeCsv {...icon} />} onClick={saveTable}>
          Download CSV
        </Menu.Item>
        {chart && !chart.asTable && (
          <Menu.Item
            leftSection={<IconPhoto {...icon} />}
            onClick={() => {
              const svg = chart.find()
              if (svg) void savePicture(svg)
            }}
          >
            Download PNG
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
