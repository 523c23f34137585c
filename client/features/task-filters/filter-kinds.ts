import {
  IconBan,
  IconCalendarDue,
  IconFlag,
  IconGauge,
  IconLink,
  IconTag,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'
import type { FilterName } from '#contract/filter-names.ts'

interface FilterKind {
  label: string
  icon: TablerIcon
}

/** In the order of the menu: what people filter by most comes first. */
export const filterKinds: Record<FilterName, FilterKind> = {
  priority: { label: 'Priority', icon: IconFlag },
  members: { label: 'Members', icon: IconUser },
  labels: { label: 'Labels', icon: IconTag },
  due: { label: 'Due date', icon: IconCalendarDue },
  complexity: { label: 'Complexity', icon: IconGauge },
  blockers: { label: 'Blockers', icon: IconBan },
  dependencies: { label: 'Dependencies', icon: IconLink },
}
