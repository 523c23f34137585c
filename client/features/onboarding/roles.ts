import {
  IconBriefcase,
  IconClipboardList,
  IconCode,
  IconDots,
  IconPalette,
  IconSchool,
  IconSettingsCog,
  IconSpeakerphone,
} from '@tabler/icons-react'
import type { Choice } from './ChoiceCards.tsx'

/** Then they say it in their own words. */
export const OTHER_ROLE = 'Other'

export const roles: Choice[] = [
  { value: 'Founder or lead', label: 'Founder or lead', icon: IconBriefcase },
  { value: 'Project management', label: 'Project management', icon: IconClipboardList },
  { value: 'Engineering', label: 'Engineering', icon: IconCode },
  { value: 'Design', label: 'Design', icon: IconPalette },
  { value: 'Marketing', label: 'Marketing', icon: IconSpeakerphone },
  { value: 'Operations', label: 'Operations', icon: IconSettingsCog },
  { value: 'Education', label: 'Education', icon: IconSchool },
  { value: OTHER_ROLE, label: 'Something else', icon: IconDots },
]
