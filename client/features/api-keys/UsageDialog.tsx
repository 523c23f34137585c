import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import type { ApiKey } from '#contract/api-keys.ts'
import { t } from '#contract/texts.ts'
import { apiKeyUsageQuery } from './data.ts'
import { UsageChart } from './UsageChart.tsx'
import { requestsWord } from './words.ts'

interface Props {
  apiKey: ApiKey
  onClose(): void
}

export function UsageDialog({ apiKey: { _id, name }, onClose }: Props) {
  const query = useQuery({ ...apiKeyUsageQuery(_id), staleTime: 0 })
  return (
    <Dialog opened onClose={onClose} title={`Usage of ${name}`} size={620}>
      <Loaded query={query} skeleton={<Skeleton height={200} />} failure="Failed to fetch usage stats">
        {({ byDay, totalRequests }) => (
          <UsageChart byDay={byDay} caption={t`${requestsWord(totalRequests)} since the key was made`} />
        )}
      </Loaded>
    </Dialog>
  )
}
