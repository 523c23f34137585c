import type { KeyboardEvent } from 'react'

const controls = 'input:not([tabindex="-1"]), textarea, select'

/** To where the answer is given. */
export function focusQuestion(form: HTMLElement | null, id: string) {
  form
    ?.querySelector(`[data-question="${CSS.escape(id)}"]`)
    ?.querySelector<HTMLElement>(controls)
    ?.focus()
}

/** Enter goes on to the next question: a form half filled in is not sent by accident. With Ctrl it sends. */
export function onEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, nativeEvent, ctrlKey, metaKey, currentTarget: form, target } = event
  if (key !== 'Enter' || nativeEvent.isComposing) return
  if (ctrlKey || metaKey) return form.requestSubmit()
  if (!(target instanceof HTMLElement) || !target.matches('input:not([type=file])')) return
  event.preventDefault()
  nextControl(form, target)?.focus()
}

/** In the question after the one with this control, or the button that sends. */
function nextControl(form: HTMLElement, control: HTMLElement): HTMLElement | null {
  const questions = [...form.querySelectorAll('[data-question]')]
  const at = questions.findIndex((question) => question.contains(control))
  return questions[at + 1]?.querySelector<HTMLElement>(controls) ?? form.querySelector<HTMLElement>('[type=submit]')
}
