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

interface Kind {
  name: string
  icon: TablerIcon
  /** What a new one asks. */
  question: string
}

export const kinds: Record<FieldType, Kind> = {
  short_text: { name: 'Short text', icon: IconCursorText, question: 'A short question' },
  long_text: { name: 'Long text', icon: IconAlignLeft, question: 'Tell us more' },
  email: { name: 'E-mail', icon: IconAt, question: 'Your e-mail address' },
  number: { name: 'Number', icon: IconHash, question: 'How many?' },
  date: { name: 'Date', icon: IconCalendar, question: 'By when?' },
  select: { name: 'One choice', icon: IconCircleDot, question: 'Which one?' },
  multi_select: { name: 'Several choices', icon: IconChecks, question: 'Which of these?' },
  checkbox: { name: 'Tick box', icon: IconSquareCheck, question: 'I agree' },
  priority: { name: 'Priority', icon: IconFlag, question: 'How urgent is it?' },
  file: { name: 'File', icon: IconPaperclip, question: 'Add a file' },
  url: { name: 'Web address', icon: IconLink, question: 'A link to it' },
}

export const kindList = fieldTypes.map((type) => ({ type, ...kinds[type] }))

export const mappingWords: Record<Mapping, string> = {
  title: 'The task’s title',
  description: 'The description',
  priority: 'The priority',
  dueDate: 'The due date',
  labels: 'Labels',
}

export function newField(type: FieldType): FormField {
  return {
    id: randomId(6),
    type,
    label: kinds[type].question,
    help: '',
    required: false,
    options: hasOptions(type) ? ['First option', 'Second option'] : [],
    mapsTo: type === 'priority' ? 'priority' : null,
    showIf: null,
    min: null,
    max: null,
  }
}
