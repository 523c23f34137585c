import { IconKey } from '@tabler/icons-react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { AuthLayout } from '#client/ui/layouts/AuthLayout.tsx'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'

export const Route = createFileRoute('/_public/reset-password/')({ component: ResetWithoutTokenPage })

function ResetWithoutTokenPage() {
  return (
    <AuthLayout
      icon={IconKey}
      title="This link is not complete"
      description="Open the link from the mail once more, or copy all of it into the address bar. Links work once, for an hour."
      aside={<Link to="/login">Back to login</Link>}
    >
      <LinkButton to="/forgot-password" size="md" fullWidth>
        Ask for a new link
      </LinkButton>
    </AuthLayout>
  )
}
