import { Button, Text } from '@mantine/core'
import { IconGitPullRequest } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#client/ui/Loaded.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { ConnectedSource } from './ConnectedSource.tsx'
import { codeSourceQuery, useCodeSourceChanges } from './data.ts'
import { NewSecret } from './NewSecret.tsx'

interface Props {
  workspaceId: string
  mayEdit: boolean
}

/** Where GitHub, or whatever speaks like it, reports commits and pull requests. */
export function CodeSourceSection({ workspaceId, mayEdit }: Props) {
  const query = useQuery(codeSourceQuery(workspaceId))
  const { make, remove } = useCodeSourceChanges(workspaceId)
  return (
    <SettingsSection
      title="Commits and pull requests"
      description="Who writes KEY-12 in a commit, a branch or a pull request finds the code on the task. “Fixes KEY-12” on the main branch finishes it."
    >
      <Loaded query={query} skeleton={<RowSkeletons count={1} />} failure="Failed to fetch the connection">
        {({ source, deliveries }) =>
          source ? (
            <ConnectedSource
              source={source}
              deliveries={deliveries}
              mayEdit={mayEdit}
              isBusy={make.isPending || remove.isPending}
              onRenew={() => make.mutate({ workspaceId })}
              onRemove={() => remove.mutate({ workspaceId })}
            />
          ) : mayEdit ? (
            <Button
              variant="default"
              leftSection={<IconGitPullRequest size={15} stroke={1.7} />}
              loading={make.isPending}
              onClick={() => make.mutate({ workspaceId })}
            >
              Connect GitHub
            </Button>
          ) : (
            <Text size="sm" c="var(--h-text-2)">
              Nothing is connected.
            </Text>
          )
        }
      </Loaded>
      {make.data && <NewSecret url={make.data.source?.url ?? ''} secret={make.data.secret} onClose={make.reset} />}
    </SettingsSection>
  )
}
