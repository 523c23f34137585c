// What somebody types into the fields of a card, made readable and checked. Nothing of it ever leaves the browser.

import { type SandboxCard, sandboxCards } from '#contract/sandbox-cards.ts'
import { t } from '#contract/texts.ts'

const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)

/** "4242 4242 4242 4242"; American Express writes 4, 6, 5. */
export function spacedNumber(text: string) {
  const number = digits(text, 19)
  const groups = /^3[47]/.test(number)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/
    : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/
  return groups.exec(number)?.slice(1).filter(Boolean).join(' ') ?? ''
}

/** "12 / 34" */
export function spacedExpiry(text: string) {
  const typed = digits(text, 4)
  // Nobody means the month 40: it is April, and the year comes next.
  const number = /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed
  return number.length > 2 ? `${number.slice(0, 2)} / ${number.slice(2)}` : number
}

export const securityCode = (text: string) => digits(text, 4)

export const sandboxCardFor = (number: string): SandboxCard | undefined =>
  sandboxCards.find((card) => card.number === digits(number, 19))

export interface CardFields {
  number: string
  expiry: string
  code: string
}

/** What is wrong with which field. */
export function cardProblems({ number, expiry, code }: CardFields, now = new Date()): Partial<CardFields> {
  const problems: Partial<CardFields> = {}
  if (!digits(number, 19)) problems.number = t`A card number is required`
  else if (!sandboxCardFor(number)) problems.number = t`The sandbox takes test cards only. Choose one below.`
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (\d\d)$/.exec(expiry) ?? []
  if (!month) problems.expiry = t`Write it as month and year, like 12 / 34`
  // Good until the last day of its month.
  else if (new Date(2000 + Number(year), Number(month), 1) <= now) problems.expiry = t`This card has expired`
  if (!/^\d{3,4}$/.test(code)) problems.code = t`Three or four digits`
  return problems
}
