import { lazy, Suspense, useState } from 'react'
import { AccountButton } from './AccountButton.tsx'

const AccountMenuEntries = lazy(async () => ({
  default: (await import('./AccountMenuEntries.tsx')).AccountMenuEntries,
}))

interface Props {
  compact?: boolean
}

export function AccountMenu({ compact = false }: Props) {
  const [early, setEarly] = useState(false)
  return (
    <Suspense fallback={<AccountButton compact={compact} onClick={() => setEarly(true)} />}>
      <AccountMenuEntries compact={compact} defaultOpened={early} />
    </Suspense>
  )
}
