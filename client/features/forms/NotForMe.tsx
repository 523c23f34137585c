import { IconLock } from '@tabler/icons-react'
import { EmptyState } from '#client/ui/EmptyState.tsx'

export const NotForMe = () => (
  <EmptyState icon={IconLock} title="Forms are for those who work on this project" heading="h1">
    You can read and comment here. Whoever manages the project can give you more rights.
  </EmptyState>
)
