// Query strings stay plain text: the router's own JSON would turn a token of digits into a number.

export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  // A comma is allowed where it stands, and a list reads better with it.
  return params.size ? `?${params}`.replaceAll('%2C', ',') : ''
}
