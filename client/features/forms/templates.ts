import { IconBug, IconBulb, IconFile, IconMail, type TablerIcon } from '@tabler/icons-react'
import type { FormField } from '#contract/forms.ts'
import { newField } from './field-kinds.ts'

export interface FormTemplate {
  name: string
  icon: TablerIcon
  about: string
  title: string
  description: string
  accent: string
  fields: FormField[]
}

const asking = (type: FormField['type'], label: string, rest: Partial<FormField> = {}): FormField => ({
  ...newField(type),
  label,
  ...rest,
})

/** Made anew each time: two forms share no question. */
export const templates = (): FormTemplate[] => {
  const happened = asking('select', 'Does it happen every time?', {
    options: ['Every time', 'Sometimes', 'It happened once'],
  })
  return [
    {
      name: 'Bug report',
      icon: IconBug,
      about: 'What happened, how to see it again, how bad it is.',
      title: 'Report a bug',
      description:
        'Something does not work as it should? Tell us what you saw. The more exactly, the sooner it is mended.',
      accent: 'ember',
      fields: [
        asking('short_text', 'What went wrong?', { required: true, mapsTo: 'title' }),
        asking('long_text', 'What did you do, and what happened then?', { required: true, mapsTo: 'description' }),
        happened,
        asking('priority', 'How much does it hold you up?'),
        asking('file', 'A picture of it', { help: 'A screenshot often says it all.' }),
        asking('email', 'Your e-mail address', { help: 'Only to ask you back.' }),
      ],
    },
    {
      name: 'Feature request',
      icon: IconBulb,
      about: 'What people wish for, and what they would do with it.',
      title: 'Suggest something',
      description: 'What would make your work easier? Every suggestion is read.',
      accent: 'violet',
      fields: [
        asking('short_text', 'What would you like to be able to do?', { required: true, mapsTo: 'title' }),
        asking('long_text', 'What would you use it for?', { required: true, mapsTo: 'description' }),
        asking('url', 'Have you seen it somewhere?', { help: 'A link helps us to see what you mean.' }),
        asking('email', 'Your e-mail address', { help: 'If you want to hear when it is there.' }),
      ],
    },
    {
      name: 'Contact',
      icon: IconMail,
      about: 'A name, an address and a message.',
      title: 'Write to us',
      description: '',
      accent: 'teal',
      fields: [
        asking('short_text', 'Your name', { required: true }),
        asking('email', 'Your e-mail address', { required: true }),
        asking('short_text', 'What is it about?', { required: true, mapsTo: 'title' }),
        asking('long_text', 'Your message', { required: true, mapsTo: 'description' }),
      ],
    },
    {
      name: 'Blank',
      icon: IconFile,
      about: 'One question, the rest is yours.',
      title: 'New form',
      description: '',
      accent: 'blue',
      fields: [asking('short_text', 'What is it about?', { required: true, mapsTo: 'title' })],
    },
  ]
}
