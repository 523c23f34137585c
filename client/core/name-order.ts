import { LOCALE } from '#contract/texts.ts'

/** As people read: “Sprint 9” before “Sprint 10”, and capitals make no difference. */
export const inNameOrder = new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' }).compare

interface Named {
  name: string
}

export const byName = (one: Named, other: Named) => inNameOrder(one.name, other.name)
