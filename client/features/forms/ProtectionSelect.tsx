import { Select } from '@mantine/core'
import { type Protection, protections } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'

interface Props {
  value: Protection
  onChange(protection: Protection): void
}

const words: Record<Protection, { label: string; about: string }> = {
  open: {
    label: t`Light: programs may send it too`,
    about: t`A hidden field and limits per address keep out the most.`,
  },
  time: { label: t`Normal: for people`, about: t`It can be sent once it was opened and looked at for a moment.` },
  work: {
    label: t`Strong: the browser proves its work`,
    about: t`Every browser calculates for a moment while people type. Use it while somebody floods the form.`,
  },
}

export const ProtectionSelect = ({ value, onChange }: Props) => (
  <Select
    label="Protection"
    description={words[value].about}
    data={protections.map((protection) => ({ value: protection, label: words[protection].label }))}
    value={value}
    onChange={(protection) => protection && onChange(protection)}
    allowDeselect={false}
  />
)
