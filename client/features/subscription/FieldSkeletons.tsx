import { Skeleton } from '@mantine/core'

export const FieldSkeletons = () => (
  <div role="status" aria-label="Loading">
    <Skeleton height={36} />
    <Skeleton height={36} mt="sm" />
  </div>
)
