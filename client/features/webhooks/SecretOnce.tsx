import { CopyField } from '#client/ui/CopyField.tsx'
import { ShownOnce } from '#client/ui/ShownOnce.tsx'

interface Props {
  secret: string
  onClose(): void
}

export const SecretOnce = ({ secret, onClose }: Props) => (
  <ShownOnce
    onClose={onClose}
    note={
      <>
        <strong>Copy it now: you will not see it again.</strong> The receiver uses it to check the{' '}
        <code>Hearth-Signature</code> of what it gets, and so knows that it comes from here.
      </>
    }
  >
    <CopyField label="Signing secret" value={secret} copyLabel="Copy secret" data-autofocus />
  </ShownOnce>
)
