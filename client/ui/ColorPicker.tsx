import { Popover, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type CSSProperties, useState } from 'react'
import { t } from '#contract/texts.ts'
import classes from './ColorPicker.module.css'
import { ColorSwatches } from './ColorSwatches.tsx'
import { colorOf } from './color-of.ts'
import { colorWords } from './color-words.ts'

interface Props {
  /** What has the colour: "Colour of Bug". */
  label: string
  /** A name of the palette or #rrggbb. */
  value: string
  onChange(color: string): void
  disabled?: boolean
}

const painted = (color: string) => ({ '--color': colorOf(color) }) as CSSProperties
const hex = /^#[0-9a-f]{6}$/

export function ColorPicker({ label, value, onChange, disabled = false }: Props) {
  const [opened, { toggle, close }] = useDisclosure()

  function pick(color: string) {
    close()
    if (color !== value) onChange(color)
  }

  return (
    <Popover opened={opened} onDismiss={close} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.target}
          style={painted(value)}
          aria-label={`${label}: ${colorWords(value)}`}
          disabled={disabled}
          onClick={toggle}
        >
          <span className={classes.dot} />
        </button>
      </Popover.Target>
      <Popover.Dropdown p={10} aria-label={label}>
        <Choices value={value} onPick={pick} />
      </Popover.Dropdown>
    </Popover>
  )
}

interface ChoicesProps {
  value: string
  onPick(color: string): void
}

function Choices({ value, onPick }: ChoicesProps) {
  const [own, setOwn] = useState(hex.test(value) ? value : '')
  const typed = own.trim().toLowerCase()

  return (
    <>
      <ColorSwatches label="Palette" value={value} onChange={onPick} />
      <TextInput
        aria-label="Own color, as #rrggbb"
        placeholder="#b94d21"
        value={own}
        onChange={(event) => setOwn(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It may stand inside a form, which this key is not meant to send.
          event.preventDefault()
          if (hex.test(typed)) onPick(typed)
        }}
        error={typed.length >= 7 && !hex.test(typed) && t`Use # and six digits, 0 to f`}
        description="Your own: # and six digits, then Enter"
        inputWrapperOrder={['input', 'description', 'error']}
        maxLength={7}
        size="xs"
        w={176}
        mt={10}
        spellCheck={false}
        autoComplete="off"
        data-mantine-stop-propagation="true"
      />
    </>
  )
}
