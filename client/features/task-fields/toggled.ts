/** A list with something in it that was not, or without it. */
export const toggled = (list: readonly string[], value: string): string[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]
