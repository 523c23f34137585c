type Hears = (event: PopStateEvent) => void

/** Of those who listen to a window the first one hears first. What is to hear of Back before the router does comes with the app. */
let hears: Hears | null = null
window.addEventListener('popstate', (event) => hears?.(event))

/** Until what it returns is called. */
export function beforeRouter(first: Hears): () => void {
  hears = first
  return () => {
    if (hears === first) hears = null
  }
}
