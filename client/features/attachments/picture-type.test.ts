import { expect, it } from 'vitest'
import { pictureType } from './picture-type.ts'

it.each([
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x0a\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['RIFF\x0a\x00\x00\x00WAVEfmt ', 'application/octet-stream'],
  ['<svg onload="">', 'application/octet-stream'],
  ['<!doctype html>', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('what begins with %j is shown as %s', (start, type) => {
  expect(pictureType(Uint8Array.from(start, (sign) => sign.charCodeAt(0)))).toBe(type)
})
