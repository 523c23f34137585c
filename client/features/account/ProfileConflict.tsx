import { ConflictChoice } from '#client/ui/ConflictChoice.tsx'
import type { User } from '#contract/people.ts'
import { reloadMe } from './data.ts'

interface Props {
  onTakeTheirs(current: User): void
  onKeepMine(current: User): void
}

export function ProfileConflict({ onTakeTheirs, onKeepMine }: Props) {
  return (
    <ConflictChoice
      words="Your profile was changed somewhere else since you opened this page."
      load={reloadMe}
      failure="Profile update failed"
      onTakeTheirs={onTakeTheirs}
      onKeepMine={onKeepMine}
    />
  )
}
