import { Menu } from '@mantine/core'
import { IconBraces, IconCsv, IconFileSpreadsheet } from '@tabler/icons-react'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { today } from '#client/features/tasks/words.ts'
import type { TaskFilters } from '#contract/task-filters.ts'
import { t } from '#contract/texts.ts'
import { useExportTasks } from './data.ts'

interface Props {
  filters: TaskFilters
  /** Whether the filters leave something out. */
  filtered: boolean
}

const formats = [
  { format: 'csv', label: 'CSV', Icon: IconCsv },
  { format: 'xlsx', label: 'Excel', Icon: IconFileSpreadsheet },
  { format: 'json', label: 'JSON', Icon: IconBraces },
] as const

/** Inside a menu: the tasks as a file, those on screen or all. */
export function ExportItems({ filters, filtered }: Props) {
  const { board } = useOpenBoard()
  const exportTasks = useExportTasks()
  const group = (title: string, chosen: TaskFilters) => (
    <>
      <Menu.Label>{title}</Menu.Label>
      {formats.map(({ format, label, Icon }) => (
        <Menu.Item
          key={format}
          leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
          onClick={() => exportTasks.mutate({ boardId: board._id, format, filters: chosen, today: today() })}
          aria-label={`${title} as ${label}`}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  )
  return (
    <>
      {filtered && group(t`Export what is filtered`, filters)}
      {group(t`Export all tasks`, {})}
    </>
  )
}
