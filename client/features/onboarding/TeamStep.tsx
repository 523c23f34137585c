import { IconBuilding, IconBuildingSkyscraper, IconUser, IconUsers, IconUsersGroup } from '@tabler/icons-react'
import { t } from '#contract/texts.ts'
import { type Choice, ChoiceCards } from './ChoiceCards.tsx'
import { StepForm } from './StepForm.tsx'

interface Props {
  teamSize: string
  onChange(teamSize: string): void
  onContinue(): void
}

const headingId = 'onboarding-team'

const sizes: Choice[] = [
  { value: 'Just me', label: t`Just me`, icon: IconUser },
  { value: '2-10', label: '2–10', icon: IconUsers },
  { value: '11-50', label: '11–50', icon: IconUsersGroup },
  { value: '51-200', label: '51–200', icon: IconBuilding },
  { value: '200+', label: '200+', icon: IconBuildingSkyscraper },
]

export function TeamStep({ teamSize, onChange, onContinue }: Props) {
  return (
    <StepForm
      headingId={headingId}
      title="How many people will work with you?"
      description="A guess is fine."
      onContinue={onContinue}
      disabled={teamSize === ''}
    >
      <ChoiceCards labelledBy={headingId} choices={sizes} value={teamSize} onChange={onChange} />
    </StepForm>
  )
}
