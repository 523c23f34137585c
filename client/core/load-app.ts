// Whoever types a password is about to be let in. What is behind the sign-in loads meanwhile, without asking the server for anything.
import type { AnyRouter } from '@tanstack/react-router'

const behind = ['/_app', '/_app/onboarding', '/_app/$workspace', '/_app/$workspace/projects/']

export function loadAppWhileTyping(router: AnyRouter) {
  function load({ target }: Event) {
    if (!(target instanceof HTMLInputElement) || target.type !== 'password') return
    document.removeEventListener('input', load)
    const loading = behind.map((id) => router.loadRouteChunk(router.routesById[id]))
    void Promise.allSettled([...loading, import('./query.ts')])
  }
  document.addEventListener('input', load)
}
