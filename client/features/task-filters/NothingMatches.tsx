import { Button } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { withoutFilters } from './changes.ts'

/** Instead of the tasks, when the filters leave none. */
export function NothingMatches() {
  const navigate = useNavigate()
  const clear = () => void navigate({ to: '.', search: withoutFilters, replace: true })
  return (
    <EmptyState
      icon={IconFilterOff}
      title="No task matches"
      action={
        <Button variant="default" onClick={clear}>
          Clear filters
        </Button>
      }
    >
      Nothing on this board fits the search and the filters.
    </EmptyState>
  )
}
