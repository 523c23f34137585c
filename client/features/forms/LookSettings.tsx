import { Button } from '@mantine/core'
import { ColorSwatches } from '#client/ui/ColorSwatches.tsx'
import classes from './LookSettings.module.css'

interface Props {
  accent: string
  cover: string | null
  onChange(changes: { accent?: string; cover?: string | null }): void
}

export const LookSettings = ({ accent, cover, onChange }: Props) => (
  <div className={classes.look}>
    <div>
      <p>Color</p>
      <ColorSwatches label="Color" value={accent} onChange={(color) => onChange({ accent: color })} />
    </div>
    <div>
      <p>Cover</p>
      <ColorSwatches label="Cover" value={cover ?? ''} onChange={(color) => onChange({ cover: color })} />
      {cover && (
        <Button variant="subtle" color="gray" size="compact-sm" mt={8} onClick={() => onChange({ cover: null })}>
          No cover
        </Button>
      )}
    </div>
  </div>
)
