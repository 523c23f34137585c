import { Button } from '@mantine/core'
import { IconReload } from '@tabler/icons-react'
import { useRefreshUsage } from './data.ts'

interface Props {
  workspaceId: string
}

export function RefreshButton({ workspaceId }: Props) {
  const refresh = useRefreshUsage(workspaceId)
  return (
    <Button
      variant="default"
      leftSection={<IconReload size={15} stroke={1.7} />}
      loading={refresh.isPending}
      onClick={() => refresh.mutate()}
    >
      Refresh
    </Button>
  )
}
