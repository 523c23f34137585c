import { track } from '#client/core/analytics.ts'
import { routeAfterSignIn, session } from '#client/core/session.ts'
import { toast } from '#client/core/toasts.tsx'
import { CallError } from '#client/core/transport.ts'
import { t } from '#contract/texts.ts'
import { verifyEmail } from './data.ts'

/** Uses the link from the mail. Answers where to go on, or why it did not work. */
export async function confirmAddress(token: string): Promise<{ goTo: string } | { error: unknown }> {
  const wasSignedIn = await session.check().catch(() => false)
  try {
    const auth = await verifyEmail(token)
    const isMyOwn = wasSignedIn && session.user()?._id === auth.user._id
    // Nothing of whoever used this browser before may show on the screens of the next.
    if (wasSignedIn && !isMyOwn) session.signOut('replaced')
    session.start(auth)
    track('verification')
    toast.success(t`Your e-mail address is confirmed`)
    return { goTo: isMyOwn ? '/account/security' : routeAfterSignIn(auth.user) }
  } catch (error) {
    // The address is confirmed, but a link alone opens no account with a second factor.
    if (!(error instanceof CallError) || error.code !== 'totp_required') return { error }
    toast.success(error.message)
    return { goTo: wasSignedIn ? '/account/security' : '/login' }
  }
}
