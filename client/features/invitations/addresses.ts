// People paste what their mail program, a spreadsheet or a chat gives them. This makes a clean list of it.

export interface Address {
  email: string
  valid: boolean
}

const named = /<([^<>]*)>/
/** Enough to mark a slip while typing; the server has the last word on each address. */
const looksLikeAddress = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** "Ada <ada@example.org>" is one address although it has a space in it. */
function addressesIn(part: string): string[] {
  const inBrackets = named.exec(part)?.[1]
  return inBrackets === undefined ? part.split(/\s+/) : [inBrackets]
}

const bare = (text: string) =>
  text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^["'(<]+|["')>.:]+$/g, '')

export function parseAddresses(text: string): Address[] {
  const emails = text
    .split(/[,;\r\n\t]+/)
    .flatMap(addressesIn)
    .map(bare)
    .filter((email) => email !== '')
  return withoutRepeats(emails.map((email) => ({ email, valid: looksLikeAddress.test(email) })))
}

/** The same person typed twice, in whatever case, is invited once. */
export function withoutRepeats(addresses: Address[]): Address[] {
  const seen = new Set<string>()
  return addresses.filter(({ email }) => {
    const key = email.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** What is no address is not sent: it stays in its field, marked. */
export const emailsOf = (addresses: Address[]) => addresses.filter(({ valid }) => valid).map(({ email }) => email)

/** Those who are invited leave the field, so that trying again writes to nobody twice. */
export const leftAfter = (addresses: Address[], refused: { email: string }[]) =>
  addresses.filter(({ email, valid }) => !valid || refused.some((each) => each.email === email))
