import {
  IconAlignLeft,
  IconAt,
  IconCalendar,
  IconChecks,
  IconCircleDot,
  IconCursorText,
  IconFlag,
  IconHash,
  IconLink,
  IconPaperclip,
  IconSquareCheck,
  type TablerIcon,
} from '@tabler/icons-react'
import { randomId } from '#client/core/random-id.ts'
import { type FieldType, type FormField, fieldTypes, hasOptions, type Mapping } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'

interface Kind {
  name: string
  icon: TablerIcon
  /** What a new one asks. */
  question: string
}

export const kinds: Record<FieldType, Kind> = {
  short_text: { name: t`Short text`, icon: IconCursorText, question: t`A short question` },
  long_text: { name: t`Long text`, icon: IconAlignLeft, question: t`Tell us more` },
  email: { name: t`E-mail`, icon: IconAt, question: t`Your e-mail address` },
  number: { name: t`Number`, icon: IconHash, question: t`How many?` },
  date: { name: t`Date`, icon: IconCalendar, question: t`By when?` },
  select: { name: t`One choice`, icon: IconCircleDot, question: t`Which one?` },
  multi_select: { name: t`Several choices`, icon: IconChecks, question: t`Which of these?` },
  checkbox: { name: t`Tick box`, icon: IconSquareCheck, question: t`I agree` },
  priority: { name: t`Priority`, icon: IconFlag, question: t`How urgent is it?` },
  file: { name: t`File`, icon: IconPaperclip, question: t`Add a file` },
  url: { name: t`Web address`, icon: IconLink, question: t`A link to it` },
}

export const kindList = fieldTypes.map((type) => ({ type, ...kinds[type] }))

export const mappingWords: Record<Mapping, string> = {
  title: t`The task’s title`,
  description: t`The description`,
  priority: t`The priority`,
  dueDate: t`The due date`,
  labels: t`Labels`,
}

/** The same within a line. */
export const targetWords: Record<Mapping, string> = {
  title: t`the task’s title`,
  description: t`the description`,
  priority: t`the priority`,
  dueDate: t`the due date`,
  labels: t`labels`,
}

export function newField(type: FieldType): FormField {
  return {
    id: randomId(6),
    type,
    label: kinds[type].question,
    help: '',
    required: false,
    options: hasOptions(type) ? [t`First option`, t`Second option`] : [],
    mapsTo: type === 'priority' ? 'priority' : null,
    showIf: null,
    min: null,
    max: null,
  }
}
