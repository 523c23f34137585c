import { createFileRoute } from '@tanstack/react-router'
import { Features } from '#client/features/landing/Features.tsx'
import { Fit } from '#client/features/landing/Fit.tsx'
import { Hero } from '#client/features/landing/Hero.tsx'
import { LastCall } from '#client/features/landing/LastCall.tsx'
import { PricingTeaser } from '#client/features/pricing/PricingTeaser.tsx'
import { PublicLayout } from '#client/ui/layouts/PublicLayout.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_public/')({ component: LandingPage })

function LandingPage() {
  usePageTitle('')
  return (
    <PublicLayout>
      <Hero />
      <Features />
      <Fit />
      <PricingTeaser />
      <LastCall />
    </PublicLayout>
  )
}
