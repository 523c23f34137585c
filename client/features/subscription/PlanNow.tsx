import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { longDate } from '#client/core/dates.ts'
import { inDollars, memberPrice } from '#client/features/pricing/price.ts'
import { Facts } from '#client/ui/Facts.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import type { Subscription } from '#contract/subscription.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { usageQuery } from './data.ts'
import classes from './PlanNow.module.css'
import { SeatMeter } from './SeatMeter.tsx'

interface Props {
  workspace: Workspace
  subscription: Subscription
  action?: ReactNode
}

const titleOf = ({ plan, active }: Subscription) => {
  if (plan === 'free') return t`Free`
  return active ? t`Premium` : t`Premium, waiting for its payment`
}

/** The plan a workspace is on: what it costs, and who fits in. */
export function PlanNow({ workspace, subscription, action }: Props) {
  const { plan, memberCount, amount, currentPeriodEnd, active } = subscription
  const { data: usage } = useQuery(usageQuery(workspace._id))
  const { limit } = usage ?? { limit: active ? null : FREE_PLAN_MEMBERS }
  const isPremium = plan === 'premium'
  return (
    <SettingsSection
      title={titleOf(subscription)}
      description={isPremium ? undefined : `Room for ${FREE_PLAN_MEMBERS} members, at no cost.`}
      footer={action}
    >
      {isPremium && (
        <div className={classes.cost}>
          <p className={classes.price}>
            <b>{inDollars(amount)}</b> a month
          </p>
          <Facts
            facts={[
              { label: t`Members`, value: `${memberCount} × ${memberPrice}` },
              { label: t`Next billing date`, value: longDate(active ? currentPeriodEnd : null) },
            ]}
          />
        </div>
      )}
      <SeatMeter seats={memberCount} limit={limit} outside={workspace.memberCount - workspace.seats} />
    </SettingsSection>
  )
}
