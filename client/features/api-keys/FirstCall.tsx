import { Button } from '@mantine/core'
import { IconExternalLink, IconKey } from '@tabler/icons-react'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { Facts } from '#client/ui/Facts.tsx'
import { Note } from '#client/ui/Note.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { KEY_CALLS_PER_MINUTE, KEY_MARK } from '#contract/api-keys.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './FirstCall.module.css'

interface Props {
  workspace: Workspace
  mayMakeKeys: boolean
}

export function FirstCall({ workspace: { _id, url }, mayMakeKeys }: Props) {
  const { origin } = window.location
  const example = exampleFor(origin, { _id, url })
  return (
    <SettingsSection
      title="For scripts and other tools"
      description={`Almost everything you can do here, a program can do as well: plain HTTP and JSON, up to ${KEY_CALLS_PER_MINUTE} calls a minute for each key.`}
      footer={<DocsLinks />}
    >
      <Facts
        facts={[
          { label: t`Base address`, value: <Code text={`${origin}/api`} /> },
          { label: t`This workspace`, value: <Code text={_id} /> },
        ]}
      />
      <div className={classes.example}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <section className={classes.lines} tabIndex={0} aria-label="Example for a terminal">
          <pre>{example}</pre>
        </section>
        <CopyButton value={example} label="Copy example" />
      </div>
      {!mayMakeKeys && (
        <div className={classes.note}>
          <Note icon={IconKey}>
            A program signs in with a key. Keys come from the owner and admins of the workspace.
          </Note>
        </div>
      )}
    </SettingsSection>
  )
}

const exampleFor = (origin: string, { _id, url }: Pick<Workspace, '_id' | 'url'>) =>
  [
    `export HEARTH_KEY="${KEY_MARK}…"`,
    `curl -H "Authorization: Bearer $HEARTH_KEY" ${origin}/api/workspaces/${url}`,
    `curl -H "Authorization: Bearer $HEARTH_KEY" "${origin}/api/boards?workspaceId=${_id}"`,
    `curl -H "Authorization: Bearer $HEARTH_KEY" "${origin}/api/search?workspaceId=${_id}&q=design"`,
    `curl -H "Authorization: Bearer $HEARTH_KEY" --json '{"workspaceId":"${_id}","title":"From a script"}' ${origin}/api/boards`,
  ].join('\n')

function DocsLinks() {
  return (
    <>
      <Button component="a" variant="default" href="/api/openapi.json" target="_blank" rel="noreferrer">
        openapi.json
      </Button>
      <Button
        component="a"
        variant="default"
        href="/api/docs"
        target="_blank"
        rel="noreferrer"
        rightSection={<IconExternalLink size={14} stroke={1.8} />}
      >
        Read the documentation
      </Button>
    </>
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
