import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { mayChangeSettings } from '#client/features/workspaces/may.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { ApiKeyRow } from './ApiKeyRow.tsx'
import { apiKeysQuery } from './data.ts'
import { NewKeyButton } from './NewKeyButton.tsx'

interface Props {
  workspace: Workspace
}

export function ApiKeys({ workspace }: Props) {
  const query = useQuery(apiKeysQuery(workspace._id))
  return (
    <SettingsSection
      title="API keys"
      description="A key acts for whoever made it, with their rights of the moment and in this workspace alone. It manages no members, and never reaches billing, keys, webhooks, chats or accounts."
      footer={mayChangeSettings(workspace) && <NewKeyButton workspaceId={workspace._id} />}
    >
      <Loaded query={query} skeleton={<RowSkeletons count={3} />} failure="Failed to fetch API keys">
        {(keys) =>
          keys.length > 0 ? (
            <RowList label="API keys">
              {keys.map((key) => (
                <ApiKeyRow key={key._id} apiKey={key} />
              ))}
            </RowList>
          ) : (
            <EmptyState icon={IconKey} title="No keys yet">
              Make one for each program, so that you can end them one by one.
            </EmptyState>
          )
        }
      </Loaded>
    </SettingsSection>
  )
}
