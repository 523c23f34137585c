import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { saveFile } from '#client/core/save-file.ts'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import classes from './SecondFactor.module.css'

interface Props {
  codes: string[]
  onSaved(): void
}

export function RecoveryCodes({ codes, onSaved }: Props) {
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <p className={classes.intro}>
        If you lose your phone, each of these recovery codes lets you sign in once. They are not shown again, so keep
        them with your passwords or your papers.
      </p>
      <ul className={`${classes.codes} rr-block`} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="space-between" gap="xs" mt="lg">
        <Group gap="xs">
          <CopyButton value={text} />
          <Button
            variant="default"
            leftSection={<IconDownload size={14} stroke={1.8} />}
            onClick={() => saveFile('hearth-recovery-codes.txt', text, 'text/plain')}
          >
            Download
          </Button>
        </Group>
        <Button onClick={onSaved}>I have kept them</Button>
      </Group>
    </>
  )
}
