// The one owner of light and dark. boot.js does the same before the first paint; this keeps it true afterwards.

export type ColorScheme = 'light' | 'dark' | 'auto'

const key = 'hearth-color-scheme'
const system = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function chosen(): ColorScheme {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

function show() {
  const scheme = chosen()
  const dark = scheme === 'dark' || (scheme === 'auto' && system.matches)
  const root = document.documentElement
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  root.classList.toggle('dark', dark)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#121110' : '#F1EBE1')
  for (const listener of listeners) listener()
}

export const colorScheme = {
  chosen,
  choose(scheme: ColorScheme) {
    localStorage.setItem(key, scheme)
    show()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

system.addEventListener('change', show)
window.addEventListener('storage', (event) => {
  if (event.key === key) show()
})
show()
