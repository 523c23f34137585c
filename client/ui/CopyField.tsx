import { TextInput } from '@mantine/core'
import { t } from '#contract/texts.ts'
import { CopyButton } from './CopyButton.tsx'
import classes from './CopyField.module.css'

interface Props {
  /** What it is, for those who hear the page. */
  label: string
  value: string
  copyLabel?: string
  /** Where several stand on a page: which one its button copies. */
  copyName?: string
  /** Where a dialog begins. */
  'data-autofocus'?: boolean
}

/** An address to hand on: selected as a whole by whoever goes into it, or copied with the button. */
export const CopyField = ({ label, value, copyLabel = t`Copy link`, copyName, ...rest }: Props) => (
  <div className={classes.field}>
    <TextInput
      aria-label={label}
      value={value}
      readOnly
      onFocus={({ currentTarget }) => currentTarget.select()}
      {...rest}
    />
    <CopyButton value={value} label={copyLabel} {...(copyName && { name: copyName })} />
  </div>
)
