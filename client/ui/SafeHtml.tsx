import { useEffect, useState } from 'react'
import { wordsOfHtml } from '#client/core/as-html.ts'

const allowed = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'span', 'strong', 'ul'],
  ALLOWED_ATTR: ['href', 'title'],
}

/** Markup from elsewhere, cleaned first. The sanitiser loads with the first real markup; until then, and without it, the words are there. */
export function SafeHtml({ html }: { html: string }) {
  const isPlain = !html.includes('<')
  const [clean, setClean] = useState<string | null>(null)

  useEffect(() => {
    if (isPlain) return
    let wanted = true
    import('dompurify').then(
      ({ default: purify }) => wanted && setClean(purify.sanitize(html, allowed)),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [html, isPlain])

  if (isPlain || clean === null) return wordsOfHtml(html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
  return <span dangerouslySetInnerHTML={{ __html: clean }} />
}
