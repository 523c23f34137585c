import { TextInput } from '@mantine/core'
import { FormError } from '#client/ui/FormError.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import type { Draft } from './draft.ts'
import { OTHER_ROLE, roles } from './roles.ts'
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
