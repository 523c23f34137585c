import type { ViewProps } from './BoardView.tsx'

export function ListView(_props: ViewProps) {
  return null
}
