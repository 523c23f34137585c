import { Button } from '@mantine/core'
import { IconExternalLink, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { longDate } from '#client/core/dates.ts'
import { inDollars } from '#client/features/pricing/price.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { Row } from '#client/ui/Row.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import type { Invoice } from '#contract/subscription.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { invoicesQuery } from './data.ts'
import { statusNames } from './invoice-status.ts'

interface Props {
  workspace: Workspace
}

export function Invoices({ workspace: { _id, url } }: Props) {
  const invoices = useQuery(invoicesQuery(_id))
  return (
    <SettingsSection title="Invoices">
      <Loaded query={invoices} skeleton={<RowSkeletons count={2} />} failure="Failed to fetch invoices">
        {(all) => (all.length > 0 ? <List invoices={all} /> : <None url={url} />)}
      </Loaded>
    </SettingsSection>
  )
}

const List = ({ invoices }: { invoices: Invoice[] }) => (
  <RowList>
    {invoices.map(({ _id, number, amount, status, createdAt, url }) => (
      <Row
        key={_id}
        icon={IconReceipt}
        title={inDollars(amount)}
        meta={
          <>
            <span>{longDate(createdAt)}</span>
            <span>{number}</span>
          </>
        }
      >
        <Tag tone={status === 'paid' ? 'good' : 'plain'}>{statusNames[status]}</Tag>
        {url && (
          <Button
            component="a"
            variant="default"
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open the invoice ${number}`}
            rightSection={<IconExternalLink size={14} stroke={1.8} />}
          >
            Open
          </Button>
        )}
      </Row>
    ))}
  </RowList>
)

const None = ({ url }: { url: string }) => (
  <EmptyState
    icon={IconReceipt}
    title="No invoices"
    action={
      <LinkButton variant="default" to="/$workspace/settings/subscription" params={{ workspace: url }}>
        See the plan
      </LinkButton>
    }
  >
    The Free plan costs nothing, so there is nothing to pay and no card on file.
  </EmptyState>
)
