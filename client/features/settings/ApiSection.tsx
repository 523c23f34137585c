import { Button } from '@mantine/core'
import { IconExternalLink, IconKey } from '@tabler/icons-react'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { Facts } from '#client/ui/Facts.tsx'
import { Note } from '#client/ui/Note.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import classes from './ApiSection.module.css'

interface Props {
  workspaceId: string
}

export function ApiSection({ workspaceId }: Props) {
  const base = `${window.location.origin}/api`
  return (
    <SettingsSection
      title="For scripts and other tools"
      description="Everything you can do here, a program can do as well: plain HTTP and JSON."
      footer={
        <>
          <Button component="a" variant="default" href="/api/openapi.json" target="_blank" rel="noreferrer">
            openapi.json
          </Button>
          <Button
            component="a"
            href="/api/docs"
            target="_blank"
            rel="noreferrer"
            rightSection={<IconExternalLink size={14} stroke={1.8} />}
          >
            Read the documentation
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          { label: 'Base address', value: <Code text={base} /> },
          { label: 'This workspace', value: <Code text={workspaceId} /> },
        ]}
      />
      <div className={classes.note}>
        <Note icon={IconKey}>
          A program signs in with a key. Keys come from an owner of the workspace, act inside it alone, and never reach
          members, billing or accounts.
        </Note>
      </div>
    </SettingsSection>
  )
}

function Code({ text }: { text: string }) {
  return (
    <>
      <code className={classes.code}>{text}</code>
      <CopyButton value={text} />
    </>
  )
}
