import { harmless } from './csv.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A table as a file for a spreadsheet. Whatever is no number is text: a sheet runs nothing it is given. */
export async function sheet(table: (string | number)[][]) {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const [head, ...rest] = table
  const cells = (line: (string | number)[], fontWeight?: 'bold') =>
    line.map((value) => ({ ...cell(value), ...(fontWeight && { fontWeight }) }))
  return writeExcelFile([cells(head!, 'bold'), ...rest.map((line) => cells(line))]).toBuffer()
}

const cell = (value: string | number) =>
  typeof value === 'number' ? { type: Number, value } : { type: String, value: harmless(value).slice(0, 32_000) }
