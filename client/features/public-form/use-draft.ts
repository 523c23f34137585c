import { useState } from 'react'
import { keepText, keptText } from '#client/core/kept-text.ts'
import { randomUuid } from '#client/core/random-id.ts'
import type { ChosenFiles, SentForm } from './sent-form.ts'

interface Draft {
  answers: SentForm['answers']
  /** The same for as long as nothing is changed: sent again because no answer came, it is still one submission. */
  submissionId: string
}

const blank = (): Draft => ({ answers: {}, submissionId: randomUuid() })

function keptDraft(key: string | null): Draft {
  try {
    const kept: unknown = key && JSON.parse(keptText(localStorage, key))
    return kept ? { ...blank(), ...(kept as Draft) } : blank()
  } catch {
    return blank()
  }
}

/**
 * What somebody filled in, kept in their browser until it is sent; files live as long as the page. Without a key (a preview) nothing
 * is kept.
 */
export function useDraft(key: string | null) {
  const [draft, setDraft] = useState(() => keptDraft(key))
  const [files, setFiles] = useState<ChosenFiles>({})

  function keep(newer: Draft) {
    setDraft(newer)
    if (key) keepText(localStorage, key, Object.keys(newer.answers).length > 0 ? JSON.stringify(newer) : '')
  }

  return {
    ...draft,
    files,
    answer: (field: string, value: SentForm['answers'][string]) =>
      keep({ answers: { ...draft.answers, [field]: value }, submissionId: randomUuid() }),
    attach: (field: string, some: readonly File[]) => {
      setFiles({ ...files, [field]: some })
      keep({ ...draft, submissionId: randomUuid() })
    },
    clear: () => {
      setFiles({})
      keep(blank())
    },
  }
}
