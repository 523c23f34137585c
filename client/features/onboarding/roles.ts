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
import { t } from '#contract/texts.ts'
import type { Choice } from './ChoiceCards.tsx'

/** Kept on the server, like every value below. Then they say it in their own words. */
export const OTHER_ROLE = 'Other'

export const roles: Choice[] = [
  { value: 'Founder or lead', label: t`Founder or lead`, icon: IconBriefcase },
  { value: 'Project management', label: t`Project management`, icon: IconClipboardList },
  { value: 'Engineering', label: t`Engineering`, icon: IconCode },
  { value: 'Design', label: t`Design`, icon: IconPalette },
  { value: 'Marketing', label: t`Marketing`, icon: IconSpeakerphone },
  { value: 'Operations', label: t`Operations`, icon: IconSettingsCog },
  { value: 'Education', label: t`Education`, icon: IconSchool },
  { value: OTHER_ROLE, label: t`Something else`, icon: IconDots },
]
