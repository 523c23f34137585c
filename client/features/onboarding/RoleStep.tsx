import { TextInput } from '@mantine/core'
import {
  IconBriefcase,
  IconClipboardList,
  IconCode,
  IconDots,
  IconPalette,
  IconSchool,
  IconSettingsCog,
  IconSpeakerphone,
} from '@tabler/icons-react'
import { FormError } from '#client/ui/FormError.tsx'
import { type Choice, ChoiceCards } from './ChoiceCards.tsx'
import type { Draft } from './draft.ts'
import { StepForm } from './StepForm.tsx'

interface Props {
  draft: Pick<Draft, 'role' | 'ownRole'>
  onChange(changes: Partial<Draft>): void
  onBack(): void
  onContinue(): void
  busy: boolean
  error: Error | null
}

const headingId = 'onboarding-role'
export const OTHER_ROLE = 'Other'

const roles: Choice[] = [
  { value: 'Founder or lead', label: 'Founder or lead', icon: IconBriefcase },
  { value: 'Project management', label: 'Project management', icon: IconClipboardList },
  { value: 'Engineering', label: 'Engineering', icon: IconCode },
  { value: 'Design', label: 'Design', icon: IconPalette },
  { value: 'Marketing', label: 'Marketing', icon: IconSpeakerphone },
  { value: 'Operations', label: 'Operations', icon: IconSettingsCog },
  { value: 'Education', label: 'Education', icon: IconSchool },
  { value: OTHER_ROLE, label: 'Something else', icon: IconDots },
]

export function RoleStep({ draft: { role, ownRole }, onChange, onBack, onContinue, busy, error }: Props) {
  return (
    <StepForm
      headingId={headingId}
      title="What do you do?"
      description="Pick what is closest."
      onBack={onBack}
      onContinue={onContinue}
      busy={busy}
      disabled={role === ''}
    >
      <ChoiceCards
        labelledBy={headingId}
        choices={roles}
        value={role}
        onChange={(chosen) => onChange({ role: chosen })}
      />
      {role === OTHER_ROLE && (
        <TextInput
          mt="md"
          mb="md"
          label="In your own words"
          value={ownRole}
          onChange={(event) => onChange({ ownRole: event.currentTarget.value })}
          autoComplete="organization-title"
        />
      )}
      <FormError error={error} fallback="Profile update failed" />
    </StepForm>
  )
}
