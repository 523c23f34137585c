// Within a page of somebody else a browser may keep its storage shut, and even a look at it throws. What is kept there is kept as long as
// the page is open: a form can be filled in and sent.
;(() => {
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      if (window[name]) continue
    } catch {
      // It is shut.
    }
    const kept = new Map()
    const storage = {
      get length() {
        return kept.size
      },
      key: (at) => [...kept.keys()][at] ?? null,
      getItem: (key) => kept.get(String(key)) ?? null,
      setItem: (key, value) => void kept.set(String(key), String(value)),
      removeItem: (key) => void kept.delete(String(key)),
      clear: () => kept.clear(),
    }
    Object.defineProperty(window, name, { value: storage, configurable: true })
  }
})()

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

// Whoever opens a project waits for its tasks. They are asked for while the scripts are still on their way; `core/transport.ts`
// takes the answers when its turn comes.
;(() => {
  try {
    const [, workspace, boardId] =
      /^\/([^/]+)\/projects\/([0-9a-f-]{36})(?!\/join)(?:\/|$)/.exec(location.pathname) ?? []
    const token = localStorage.getItem('access_token')
    if (!boardId || !token || !localStorage.getItem('refresh_token')) return
    const { exp } = JSON.parse(atob(token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')))
    // A token about to run out is refreshed first, by those who know how.
    if (exp * 1000 - Date.now() < 60_000) return
    const addresses = [
      `/api/boards/${boardId}/tasks`,
      '/api/me',
      // For the sidebar, which is closed on a phone: an answer nobody takes would keep a connection for itself.
      ...(matchMedia('(max-width: 899px)').matches ? [] : ['/api/workspaces']),
      `/api/workspaces/${workspace}`,
      `/api/boards/${boardId}`,
    ]
    const headers = { Authorization: `Bearer ${token}` }
    window.earlyAnswers = { token, of: new Map(addresses.map((address) => [address, fetch(address, { headers })])) }
    for (const answer of window.earlyAnswers.of.values()) answer.catch(() => {})
  } catch {
    // Everything is asked for again in due course.
  }
})()

// Keys pressed before anybody listens are kept for whoever will (`features/commands/early-keys.ts`); what is typed into fields is not.
;(() => {
  const pressed = []
  const keep = (event) => {
    const isField =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
    if (event.defaultPrevented || isField) return
    pressed.push(event)
    // Else the browser would search with it itself.
    const isSearch = event.key === 'k' && (event.ctrlKey || event.metaKey)
    if (isSearch && localStorage.getItem('refresh_token')) event.preventDefault()
  }
  addEventListener('keydown', keep)
  window.earlyKeys = {
    end() {
      removeEventListener('keydown', keep)
      return pressed
    },
  }
})()
