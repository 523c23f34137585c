import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memberPrice } from '#client/features/pricing/price.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './PlanSection.module.css'

interface Props {
  workspace: Workspace
}

const gains = [
  'As many members as you like',
  'Everything the Free plan has: projects, tasks and guests without a limit',
  'You pay for members only; guests and clients stay free',
]

export function PlanSection({ workspace: { seats, memberCount } }: Props) {
  const share = Math.min(100, (seats / FREE_PLAN_MEMBERS) * 100)
  return (
    <>
      <SettingsSection title="Free" description={`Room for ${FREE_PLAN_MEMBERS} members, at no cost.`}>
        {/* The line below says the same in words. */}
        <div className={classes.meter} data-full={seats >= FREE_PLAN_MEMBERS || undefined} aria-hidden>
          <div style={{ width: `${share}%` }} />
        </div>
        <p className={classes.words}>
          {seats} of {FREE_PLAN_MEMBERS} seats taken. Guests and clients ({memberCount - seats}) need none.
        </p>
      </SettingsSection>
      <SettingsSection
        title="Premium"
        description={
          <>
            {memberPrice} per member and month. <Link to="/pricing-comparison">Compare the plans</Link>
          </>
        }
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
    </>
  )
}
