/** A table as a CSV file. */
export const csv = (rows: string[][]) => `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

function cell(text: string) {
  const plain = harmless(text)
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** What a spreadsheet would take for a formula is made plain text. */
export const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
