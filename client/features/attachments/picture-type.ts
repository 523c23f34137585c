// Told by how it begins, and only ever one of those the server takes for a picture: whatever else somebody made of a file, a browser
// must not open it as a page of ours.

const beginnings = [
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF.{4}WEBP/s],
] as const

export function pictureType(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  return beginnings.find(([, begins]) => begins.test(start))?.[0] ?? 'application/octet-stream'
}
