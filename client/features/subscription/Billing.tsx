import { useQuery } from '@tanstack/react-query'
import { mayManage } from '#client/features/workspaces/may.ts'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { subscriptionQuery } from './data.ts'
import { Invoices } from './Invoices.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import { PlanNow } from './PlanNow.tsx'

interface Props {
  workspace: Workspace
}

/** Cards and invoices are for those who pay; the others see what the plan is. */
export function Billing({ workspace }: Props) {
  const subscription = useQuery(subscriptionQuery(workspace._id))
  return (
    <Loaded query={subscription} skeleton={<RowSkeletons count={3} />} failure="Failed to fetch subscription details">
      {(known) =>
        mayManage(workspace) ? (
          <>
            <PaymentMethod workspace={workspace} subscription={known} />
            <Invoices workspace={workspace} />
          </>
        ) : (
          <PlanNow workspace={workspace} subscription={known} />
        )
      }
    </Loaded>
  )
}
