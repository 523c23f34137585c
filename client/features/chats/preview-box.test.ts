import { expect, test } from 'vitest'
import { previewBox } from './preview-box.ts'

test.each([
  ['a photo', '640x427', { width: 280, height: 187, objectFit: 'cover' }],
  ['a picture of a phone', '640x1387', { width: 96, height: 200, objectFit: 'cover' }],
  ['a long page', '640x4000', { width: 96, height: 200, objectFit: 'cover' }],
  ['a ribbon', '60x3000', { width: 96, height: 200, objectFit: 'none' }],
  ['a banner', '640x13', { width: 280, height: 72, objectFit: 'none' }],
  ['an icon', '128x128', { width: 128, height: 128, objectFit: 'cover' }],
  ['a dot', '3x3', { width: 96, height: 72, objectFit: 'none' }],
])('%s has room that suits it', (_, size, box) => expect(previewBox(`/files/previews/1f2e-${size}.webp`)).toEqual(box))

test('one whose size is not known is shown whole', () =>
  expect(previewBox('/files/previews/1f2e-640.webp')).toEqual({ width: 280, height: 200, objectFit: 'scale-down' }))
