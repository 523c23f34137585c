/** A pattern for `ilike`. Percent signs and underscores are letters like others to whoever types them. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export const containing = (text: string) => `%${literally(text)}%`
