/** Begins no more than so many at a time; the others wait, in the order they came. */
export function fewAtOnce(most: number) {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    // Whoever ends hands its place on, so that nobody comes in between.
    if (underWay < most) underWay += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else underWay -= 1
    }
  }
}
