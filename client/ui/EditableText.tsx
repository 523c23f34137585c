import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { inSentence } from '#client/core/in-sentence.ts'
import { lazy } from '#client/core/lazy.ts'
import { toast, toastError } from '#client/core/toasts.tsx'
import { useSaveOnTheWay } from '#client/core/use-save-on-the-way.ts'
import { t } from '#contract/texts.ts'
import { copyText } from './copy-text.ts'
import classes from './EditableText.module.css'

/** Most texts are read, so the field comes when somebody is about to need it. */
const loadField = () => import('./EditableField.tsx')
const EditableField = lazy(async () => ({ default: (await loadField()).EditableField }))

interface Props {
  /** What it is, for screen readers: "Title". */
  label: string
  value: string
  /** Stands in for an empty text. */
  placeholder: string
  multiline?: boolean
  /** Shows the new text at once; fails with the reason when it is refused. */
  onSave(text: string): Promise<unknown>
}

/**
 * Text that turns into a field when somebody wants to change it. A refused text comes back to the field, with the reason; whoever
 * has gone on to another page, or typed on, is told the reason and can take the text along.
 */
export function EditableText({ label, value, placeholder, multiline = false, onSave }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  /** Whoever ends with a key goes on with the keyboard, from here. */
  const [endedByKey, setEndedByKey] = useState(false)
  /** On the page, and nothing else is typed in it. */
  const isFree = useRef(false)

  useEffect(() => {
    isFree.current = draft === null
    return () => {
      isFree.current = false
    }
  }, [draft])

  function stop() {
    setDraft(null)
    setError(null)
  }

  async function save() {
    if (draft === null) return
    stop()
    if (draft.trim() === value) return
    try {
      await onSave(draft)
    } catch (problem) {
      if (!isFree.current) return offerCopy(draft, problem)
      setDraft(draft)
      setError(errorMessage(problem, t`An error occurred`))
    }
  }
  useSaveOnTheWay(() => void save())

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      setEndedByKey(true)
      stop()
    }
    const ends =
      event.key === 'Enter' && !event.nativeEvent.isComposing && (!multiline || event.ctrlKey || event.metaKey)
    if (!ends) return
    event.preventDefault()
    setEndedByKey(true)
    void save()
  }

  function start() {
    setEndedByKey(false)
    setDraft(value)
  }

  const text = (
    <button
      type="button"
      className={classes.text}
      data-empty={value === '' || undefined}
      title={`Edit: ${inSentence(label)}`}
      onClick={start}
      onPointerEnter={loadField}
      onFocus={loadField}
      {...(endedByKey && { autoFocus: true })}
    >
      {value || placeholder}
    </button>
  )
  if (draft === null) return text
  return (
    <Suspense fallback={text}>
      <EditableField
        label={label}
        value={draft}
        onChange={setDraft}
        error={error}
        multiline={multiline}
        onKeyDown={onKeyDown}
        onBlur={() => void save()}
      />
    </Suspense>
  )
}

function offerCopy(text: string, problem: unknown) {
  toastError(problem, t`An error occurred`, {
    label: t`Copy your text`,
    run: async () => {
      if (await copyText(text)) toast.success(t`Text copied`)
    },
  })
}
