import { lazy } from '#client/core/lazy.ts'
import { Early } from '#client/ui/Early.tsx'
import { AccountButton } from './AccountButton.tsx'

const AccountMenuEntries = lazy(async () => ({
  default: (await import('./AccountMenuEntries.tsx')).AccountMenuEntries,
}))

interface Props {
  compact?: boolean
}

export const AccountMenu = ({ compact = false }: Props) => (
  <Early button={(props) => <AccountButton compact={compact} {...props} />}>
    {(clicked) => <AccountMenuEntries compact={compact} defaultOpened={clicked} />}
  </Early>
)
