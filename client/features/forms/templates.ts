import { IconBug, IconBulb, IconFile, IconMail, type TablerIcon } from '@tabler/icons-react'
import type { FormField } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'
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
  const happened = asking('select', t`Does it happen every time?`, {
    options: [t`Every time`, t`Sometimes`, t`It happened once`],
  })
  return [
    {
      name: t`Bug report`,
      icon: IconBug,
      about: t`What happened, how to see it again, how bad it is.`,
      title: t`Report a bug`,
      description: t`Something does not work as it should? Tell us what you saw. The more exactly, the sooner it is mended.`,
      accent: 'ember',
      fields: [
        asking('short_text', t`What went wrong?`, { required: true, mapsTo: 'title' }),
        asking('long_text', t`What did you do, and what happened then?`, { required: true, mapsTo: 'description' }),
        happened,
        asking('priority', t`How much does it hold you up?`),
        asking('file', t`A picture of it`, { help: t`A screenshot often says it all.` }),
        asking('email', t`Your e-mail address`, { help: t`Only to ask you back.` }),
      ],
    },
    {
      name: t`Feature request`,
      icon: IconBulb,
      about: t`What people wish for, and what they would do with it.`,
      title: t`Suggest something`,
      description: t`What would make your work easier? Every suggestion is read.`,
      accent: 'violet',
      fields: [
        asking('short_text', t`What would you like to be able to do?`, { required: true, mapsTo: 'title' }),
        asking('long_text', t`What would you use it for?`, { required: true, mapsTo: 'description' }),
        asking('url', t`Have you seen it somewhere?`, { help: t`A link helps us to see what you mean.` }),
        asking('email', t`Your e-mail address`, { help: t`If you want to hear when it is there.` }),
      ],
    },
    {
      name: t`Contact`,
      icon: IconMail,
      about: t`A name, an address and a message.`,
      title: t`Write to us`,
      description: '',
      accent: 'teal',
      fields: [
        asking('short_text', t`Your name`, { required: true }),
        asking('email', t`Your e-mail address`, { required: true }),
        asking('short_text', t`What is it about?`, { required: true, mapsTo: 'title' }),
        asking('long_text', t`Your message`, { required: true, mapsTo: 'description' }),
      ],
    },
    {
      name: t`Blank`,
      icon: IconFile,
      about: t`One question, the rest is yours.`,
      title: t`New form`,
      description: '',
      accent: 'blue',
      fields: [asking('short_text', t`What is it about?`, { required: true, mapsTo: 'title' })],
    },
  ]
}
