import { IconLayoutKanban, IconList, type TablerIcon } from '@tabler/icons-react'
import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import { IconSegments } from '#client/ui/IconSegments.tsx'
import { t } from '#contract/texts.ts'
import { useShownView } from './use-shown-view.ts'

const views: { value: 'board' | 'list'; label: string; icon: TablerIcon }[] = [
  { value: 'board', label: t`Board`, icon: IconLayoutKanban },
  { value: 'list', label: t`List`, icon: IconList },
]

export function ViewChoice({ search }: { search: BoardSearch }) {
  const { view, showAs } = useShownView(search)
  return <IconSegments label="View" value={view} options={views} onChange={showAs} />
}
