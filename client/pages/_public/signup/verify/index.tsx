import { createFileRoute } from '@tanstack/react-router'
import { VerifyWithoutToken } from '#client/features/auth/VerifyWithoutToken.tsx'

export const Route = createFileRoute('/_public/signup/verify/')({ component: VerifyWithoutToken })
