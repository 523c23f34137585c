import { readQuickAdd } from '#client/features/kanban/quick-add.ts'
import { TokenChips } from '#client/features/kanban/TokenChips.tsx'
import { useCalendar } from './view.ts'

interface Props {
  line: string
  asTitle: ReadonlySet<string>
  onTakeBack(text: string): void
}

/** Loads with the first line that is typed, as what reads it does. */
export function Understood({ line, asTitle, onTakeBack }: Props) {
  const { facts, people, labels } = useCalendar()
  const { tokens } = readQuickAdd(line, facts, asTitle)
  return tokens.length > 0 && <TokenChips tokens={tokens} names={{ people, labels }} onTakeBack={onTakeBack} />
}
