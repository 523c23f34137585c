import { createFileRoute } from '@tanstack/react-router'
import { PlanCards } from '#client/features/pricing/PlanCards.tsx'
import { PlanTable } from '#client/features/pricing/PlanTable.tsx'
import { PriceCalculator } from '#client/features/pricing/PriceCalculator.tsx'
import { PricingPage } from '#client/features/pricing/PricingPage.tsx'
import { PublicLayout } from '#client/ui/layouts/PublicLayout.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_public/pricing-comparison')({ component: PricingComparisonPage })

function PricingComparisonPage() {
  usePageTitle(t`Pricing`)
  return (
    <PublicLayout>
      <PricingPage>
        <PlanCards heading="h2" />
        <PriceCalculator />
        <PlanTable />
      </PricingPage>
    </PublicLayout>
  )
}
