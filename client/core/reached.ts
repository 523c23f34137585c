let wasAnswered = true

/** Whether the last call to the server came to any answer. */
export const noteReached = (isAnswered: boolean) => {
  wasAnswered = isAnswered
}

/** Nobody may be there just now. */
export const isInDoubt = () => !wasAnswered || !navigator.onLine
