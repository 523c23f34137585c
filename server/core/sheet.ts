import { harmless } from './csv.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A table as a file for a spreadsheet. Every cell is text: a sheet runs nothing it is given. */
export async function sheet(table: string[][]) {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const [head, ...rest] = table
  const cells = (line: string[], fontWeight?: 'bold') =>
    line.map((value) => ({ type: String, value: harmless(value).slice(0, 32_000), ...(fontWeight && { fontWeight }) }))
  return writeExcelFile([cells(head!, 'bold'), ...rest.map((line) => cells(line))]).toBuffer()
}
