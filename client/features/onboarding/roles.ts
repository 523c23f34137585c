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

/** Then they say it in their own words. */
export const OTHER_ROLE = t`Other`

export const roles: Choice[] = [
  { value: t`Founder or lead`, label: t`Founder or lead`, icon: IconBriefcase },
  { value: t`Project management`, label: t`Project management`, icon: IconClipboardList },
  { value: t`Engineering`, label: t`Engineering`, icon: IconCode },
  { value: t`Design`, label: t`Design`, icon: IconPalette },
  { value: t`Marketing`, label: t`Marketing`, icon: IconSpeakerphone },
  { value: t`Operations`, label: t`Operations`, icon: IconSettingsCog },
  { value: t`Education`, label: t`Education`, icon: IconSchool },
  { value: OTHER_ROLE, label: t`Something else`, icon: IconDots },
]
