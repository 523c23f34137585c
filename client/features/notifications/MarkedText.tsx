import { Fragment } from 'react'
import { piecesOf } from './marked-text.ts'

export function MarkedText({ marked }: { marked: string }) {
  const pieces = piecesOf(marked)
  return pieces.map(({ text, isStrong }, at) => {
    // Pieces are never moved: where one stands is what it is.
    const key = `${at} ${text}`
    return isStrong ? <strong key={key}>{text}</strong> : <Fragment key={key}>{text}</Fragment>
  })
}
