// Chance that falls the same way every time: two demos made on one day look alike.

export interface Chance {
  /** From 0 to just below 1. */
  roll(): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  happens(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

export function chance(seed: string): Chance {
  let state = [...seed].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7)
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + roll() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    roll,
    between,
    whole,
    happens: (probability) => roll() < probability,
    pick: (items) => items[whole(0, items.length - 1)]!,
  }
}
