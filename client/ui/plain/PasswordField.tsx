import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import { Field, type FieldWords } from './Field.tsx'
import classes from './PasswordField.module.css'

interface Props extends FieldWords, InputHTMLAttributes<HTMLInputElement> {
  aside?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

export function PasswordField({ label, description, error, aside, ...input }: Props) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <Field label={label} description={description} error={error} aside={aside}>
      {(wiring) => (
        <div className={classes.password}>
          <input {...input} {...wiring} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
          <button type="button" aria-label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)}>
            <Icon size={17} stroke={1.6} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}
