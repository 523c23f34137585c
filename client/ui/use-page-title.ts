import { useEffect } from 'react'
import { setPageTitle } from '#client/core/page-title.ts'

/** What the browser tab says: "Sign in · Hearth". */
export function usePageTitle(title: string) {
  useEffect(() => setPageTitle(title), [title])
}
