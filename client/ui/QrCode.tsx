import { useMemo } from 'react'
import { encode } from 'uqr'

interface Props {
  text: string
  label: string
  size?: number
}

/** Dark on light in both colour schemes: many scanners cannot read the other way round. */
export function QrCode({ text, label, size = 176 }: Props) {
  const { side, dots } = useMemo(() => drawing(text), [text])
  return (
    <svg
      // What it says is a secret: it stays out of recordings.
      className="rr-block"
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={side} height={side} fill="#fffefc" />
      <path d={dots} fill="#2a2521" />
    </svg>
  )
}

function drawing(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const dots = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { side: size, dots: dots.join('') }
}
