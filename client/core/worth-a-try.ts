/** A while, or until the browser says that the network is back. */
export const untilWorthATry = (mostMs: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, mostMs)
    window.addEventListener('online', done)
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
  })
