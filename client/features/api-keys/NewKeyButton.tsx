import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'

const NewKeyDialog = lazy(async () => ({ default: (await import('./NewKeyDialog.tsx')).NewKeyDialog }))

interface Props {
  workspaceId: string
}

export function NewKeyButton({ workspaceId }: Props) {
  const [isMaking, making] = useDisclosure()
  return (
    <>
      <Button leftSection={<IconPlus size={15} stroke={1.7} />} onClick={making.open} aria-haspopup="dialog">
        New key
      </Button>
      <Suspense>{isMaking && <NewKeyDialog workspaceId={workspaceId} onClose={making.close} />}</Suspense>
    </>
  )
}
