export const earlierOf = (one: string, other: string) => (one.localeCompare(other) <= 0 ? one : other)
export const laterOf = (one: string, other: string) => (one.localeCompare(other) >= 0 ? one : other)
