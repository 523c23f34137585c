const controls = 'input:not([tabindex="-1"]), textarea, select'

/** To where the answer is given. */
export function focusQuestion(form: HTMLElement | null, id: string) {
  form
    ?.querySelector(`[data-question="${CSS.escape(id)}"]`)
    ?.querySelector<HTMLElement>(controls)
    ?.focus()
}

/** In the question after the one with this control, or the button that sends. */
export function nextControl(form: HTMLElement | null, control: HTMLElement): HTMLElement | null {
  const questions = [...(form?.querySelectorAll('[data-question]') ?? [])]
  const at = questions.findIndex((question) => question.contains(control))
  const next = questions[at + 1]?.querySelector<HTMLElement>(controls)
  return next ?? form?.querySelector<HTMLElement>('[type=submit]') ?? null
}
