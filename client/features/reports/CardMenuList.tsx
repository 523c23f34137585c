import { Menu } from '@mantine/core'
import { IconChartBar, IconFileTypeCsv, IconPhoto, IconTable } from '@tabler/icons-react'
import { saveFile } from '#client/core/save-file.ts'
import { toastError } from '#client/core/toasts.tsx'
import { chartPicture } from '#client/ui/charts/chart-picture.ts'
import { tablePicture } from '#client/ui/charts/table-picture.ts'
import { t } from '#contract/texts.ts'
import type { CardFiles } from './CardMenu.tsx'
import { CardMenuButton } from './CardMenuButton.tsx'
import { csvOf, fileName } from './report-table.ts'

interface Props extends CardFiles {
  defaultOpened: boolean
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true }

export function CardMenuList({ title, table, chart, defaultOpened }: Props) {
  const saveTable = () => saveFile(`${fileName(title)}.csv`, csvOf(table), 'text/csv;charset=utf-8')
  const savePicture = () =>
    pictureOf({ title, table, chart }).then(
      (picture) => saveFile(`${fileName(title)}.png`, picture, 'image/png'),
      (error) => toastError(error, t`Failed to make a picture of the chart`),
    )
  return (
    <Menu position="bottom-end" width={184} defaultOpened={defaultOpened}>
      <Menu.Target>
        <CardMenuButton title={title} />
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
        <Menu.Item leftSection={<IconPhoto {...icon} />} onClick={() => void savePicture()}>
          Download PNG
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Of what is on screen: the chart, or the table where that is shown or all there is. */
function pictureOf({ title, table, chart }: CardFiles): Promise<Uint8Array> {
  const svg = chart?.find()
  return svg ? chartPicture(svg, title, chart?.legend) : tablePicture(title, table.head, table.rows)
}
