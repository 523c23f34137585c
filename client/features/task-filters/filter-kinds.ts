import {
  IconBan,
  IconCalendarDue,
  IconFlag,
  IconGauge,
  IconHourglass,
  IconTag,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'
import type { FilterName } from '#contract/filter-names.ts'
import { t } from '#contract/texts.ts'

interface FilterKind {
  label: string
  icon: TablerIcon
}

/** In the order of the menu: what people filter by most comes first. */
export const filterKinds: Record<FilterName, FilterKind> = {
  priority: { label: t`Priority`, icon: IconFlag },
  members: { label: t`Members`, icon: IconUser },
  labels: { label: t`Labels`, icon: IconTag },
  due: { label: t`Due date`, icon: IconCalendarDue },
  complexity: { label: t`Complexity`, icon: IconGauge },
  blockers: { label: t`Blocked by`, icon: IconBan },
  dependencies: { label: t`Waits for`, icon: IconHourglass },
}
