import { useEffect, useState } from 'react'

const allowed = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'span', 'strong', 'ul'],
  ALLOWED_ATTR: ['href', 'title'],
}

/** Markup from elsewhere, cleaned first. Plain text needs no cleaning, so the sanitiser loads with the first real markup. */
export function SafeHtml({ html }: { html: string }) {
  const isPlain = !/[<&]/.test(html)
  const [clean, setClean] = useState('')

  useEffect(() => {
    if (isPlain) return
    let wanted = true
    void import('dompurify').then(({ default: purify }) => {
      if (wanted) setClean(purify.sanitize(html, allowed))
    })
    return () => {
      wanted = false
    }
  }, [html, isPlain])

  if (isPlain) return html
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
  return <span dangerouslySetInnerHTML={{ __html: clean }} />
}
