import { useEffect } from 'react'

/** What the browser tab says: "Sign in · Hearth". */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · Hearth` : 'Hearth'
  }, [title])
}
