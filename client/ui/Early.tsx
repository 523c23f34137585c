import { type ReactNode, Suspense, useState } from 'react'

interface Props {
  /** What stands there until the rest has loaded, and looks the same. */
  button(props: { onClick(): void }): ReactNode
  /** Told whether somebody has clicked already. */
  children(clicked: boolean): ReactNode
}

/** A button whose menu loads after the page. Whoever clicks before that gets the menu as soon as it is there. */
export function Early({ button, children }: Props) {
  const [clicked, setClicked] = useState(false)
  return <Suspense fallback={button({ onClick: () => setClicked(true) })}>{children(clicked)}</Suspense>
}
