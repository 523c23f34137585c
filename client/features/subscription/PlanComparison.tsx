import { Anchor } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { PlanTable } from '#client/features/pricing/PlanTable.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { t } from '#contract/texts.ts'

/** The table of the pricing page, which leads whoever is signed in elsewhere. */
export function PlanComparison() {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Anchor component="button" type="button" inherit underline="always" onClick={open}>
        Compare the plans
      </Anchor>
      <Dialog
        opened={opened}
        onClose={close}
        title="Free and Premium"
        size="lg"
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <PlanTable />
      </Dialog>
    </>
  )
}
