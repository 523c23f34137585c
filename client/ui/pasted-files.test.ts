// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pastedFiles } from './pasted-files.ts'

const picture = new File(['…'], 'picture.png')
const transfer = (types: string[]) => ({ files: [picture], types }) as unknown as DataTransfer

test('a pasted picture is a file; the picture of a pasted text is none', () => {
  expect(pastedFiles(transfer(['Files']))).toEqual([picture])
  expect(pastedFiles(transfer(['text/plain', 'text/html', 'Files']))).toEqual([])
})
