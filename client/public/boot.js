// Sets the colour scheme before the first paint; a file of its own because the content policy allows no inline script.
;(() => {
  let chosen = 'auto'
  try {
    chosen = localStorage.getItem('hearth-color-scheme') || 'auto'
  } catch {
    // Storage may be blocked; the system's choice will do.
  }
  const dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  const root = document.documentElement
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  root.classList.toggle('dark', dark)
})()
