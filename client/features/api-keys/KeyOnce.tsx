import { CopyField } from '#client/ui/CopyField.tsx'
import { ShownOnce } from '#client/ui/ShownOnce.tsx'

interface Props {
  apiKey: string
  onClose(): void
}

export const KeyOnce = ({ apiKey, onClose }: Props) => (
  <ShownOnce
    onClose={onClose}
    note={
      <>
        <strong>Copy it now: you will not see it again.</strong> We keep no copy, only what is needed to recognize it.
        Store it where your program keeps its secrets. Whoever has it acts in your name.
      </>
    }
  >
    <CopyField label="API key" value={apiKey} copyLabel="Copy key" data-autofocus />
  </ShownOnce>
)
