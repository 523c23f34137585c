import { Button, Group } from '@mantine/core'
import { FormError } from '#client/ui/FormError.tsx'
import type { CardFormProps } from './CardForm.tsx'

/** What every card form ends with. */
export function CardFormFooter({ submitLabel, onCancel, busy, error, failure }: Omit<CardFormProps, 'onCard'>) {
  return (
    <>
      <FormError error={error} fallback={failure} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {submitLabel}
        </Button>
      </Group>
    </>
  )
}
