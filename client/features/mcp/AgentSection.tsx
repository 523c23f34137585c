import { Text } from '@mantine/core'
import { CopyField } from '#client/ui/CopyField.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'

/** How an agent finds its way here. */
export function AgentSection() {
  return (
    <SettingsSection
      title="For agents"
      description="An assistant that speaks the Model Context Protocol finds, makes, changes and discusses tasks here. Give it this address, and a key of its own as a bearer token."
    >
      <CopyField label="Address for agents" value={`${window.location.origin}/mcp`} copyLabel="Copy address" />
      <Text size="sm" c="var(--h-text-2)" mt="xs">
        With a key made for reading it looks and changes nothing. What it writes is written in the name of whoever made
        the key.
      </Text>
    </SettingsSection>
  )
}
