import { oneLine } from '#server/features/imports/reading/text.ts'

/** A file that stayed where it was, as a line under the text; null without an address. */
export const linkLine = (name: string, address: string) =>
  /^https?:\/\//.test(address)
    ? `[${oneLine(name).replace(/[[\]]/g, '') || address}](${address.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20')})`
    : null
