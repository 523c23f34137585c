import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { relativeTime } from '#client/core/dates.ts'
import { Figures } from '#client/ui/Figures.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { ApiKeyStats } from '#contract/api-keys.ts'
import { t } from '#contract/texts.ts'
import { apiKeyStatsQuery } from './data.ts'
import { RefreshButton } from './RefreshButton.tsx'
import { SHOWN_DAYS } from './recent-days.ts'
import { UsageChart } from './UsageChart.tsx'

interface Props {
  workspaceId: string
}

export function WorkspaceUsage({ workspaceId }: Props) {
  const query = useQuery(apiKeyStatsQuery(workspaceId))
  return (
    <SettingsSection title="Use" footer={<RefreshButton workspaceId={workspaceId} />}>
      <Loaded query={query} skeleton={<Skeleton height={236} />} failure="Failed to fetch usage stats">
        {(stats) => (
          <>
            <KeyFigures stats={stats} />
            <UsageChart byDay={stats.byDay} caption={t`All keys, last ${SHOWN_DAYS} days`} />
          </>
        )}
      </Loaded>
    </SettingsSection>
  )
}

function KeyFigures({ stats: { activeKeys, totalKeys, totalRequests, lastUsedAt } }: { stats: ApiKeyStats }) {
  return (
    <Figures
      figures={[
        {
          label: t`Active keys`,
          value: (
            <>
              {activeKeys} <small>of {totalKeys} ever made</small>
            </>
          ),
        },
        { label: t`Requests`, value: totalRequests },
        { label: t`Last used`, value: lastUsedAt ? relativeTime(lastUsedAt) : t`Never` },
      ]}
    />
  )
}
