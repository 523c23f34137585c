import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { memberPrice } from '#client/features/pricing/price.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { t } from '#contract/texts.ts'
import { PlanComparison } from './PlanComparison.tsx'
import classes from './PremiumOffer.module.css'

interface Props {
  /** The way there, for those who may go it. */
  action: ReactNode
}

const gains = [
  t`As many members as you like`,
  t`Everything the Free plan has: projects, tasks and guests without a limit`,
  t`You pay for members only; guests and clients stay free`,
]

export function PremiumOffer({ action }: Props) {
  return (
    <SettingsSection
      title="Premium"
      description={
        <>
          {memberPrice} per member and month. <PlanComparison />
        </>
      }
      footer={action}
    >
      <ul className={classes.gains}>
        {gains.map((gain) => (
          <li key={gain}>
            <IconCheck size={15} stroke={2.2} aria-hidden />
            {gain}
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
