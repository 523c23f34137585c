// People who can be asked to do something: they sign up, confirm their address, and come in when they are invited.
import { accountApi } from '#contract/account.ts'
import { authApi } from '#contract/auth.ts'
import type { Endpoint, Output, Sent } from '#contract/endpoint.ts'
import { invitationsApi } from '#contract/invitations.ts'
import type { User } from '#contract/people.ts'
import { faceOf } from './faces.ts'
import type { Hearth } from './hearth.ts'
import { type PersonKey, people } from './people.ts'
import { pictureOf } from './picture.ts'

export interface Cast {
  user(who: PersonKey): User
  call<E extends Endpoint>(who: PersonKey, endpoint: E, input: Sent<E>): Promise<Output<E>>
  /** By somebody who has no account. */
  visit: <E extends Endpoint>(endpoint: E, input: Sent<E>) => Promise<Output<E>>
  signUp(who: PersonKey): Promise<void>
  joinAsInvited(who: PersonKey, workspaceId: string): Promise<void>
  /** Written with the names of the outline, read with those the people have: @maya may be @maya2. */
  spoken(text: string): string
}

export interface Credentials {
  /** Stands behind the @ of nobody's real address. */
  domain: string
  password: string
  usernameOf(who: PersonKey): string
}

export function castOf(hearth: Hearth, { domain, password, usernameOf }: Credentials): Cast {
  const users = new Map<PersonKey, User>()
  const user = (who: PersonKey) => users.get(who)!
  const call: Cast['call'] = (who, endpoint, input) => hearth.call(user(who), endpoint, input)
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone

  return {
    user,
    call,
    visit: (endpoint, input) => hearth.call(null, endpoint, input),

    async signUp(who) {
      const { name, job, face } = people[who]
      const email = `${who}@${domain}`
      await hearth.call(null, authApi.register, { name, email, password, username: usernameOf(who) })
      const signedIn = await hearth.call(null, authApi.verifyEmail, { token: hearth.linkFromMail() })
      users.set(who, signedIn.user)
      const onboarding = { teamSize: '2-10', role: job, goal: 'Ship kettles' }
      await call(who, accountApi.updateMe, { role: job, timezone, onboarding })
      const file = { filename: `${who}.png`, bytes: await pictureOf(faceOf(face)) }
      users.set(who, (await call(who, accountApi.uploadAvatar, { file })).user)
    },

    async joinAsInvited(who, workspaceId) {
      const { role } = people[who]
      if (role === 'owner') return
      await call('maya', invitationsApi.invite, { workspaceId, email: user(who).email, role })
      await call(who, invitationsApi.acceptInvitation, { token: hearth.linkFromMail() })
    },

    spoken: (text) => text.replace(/@([a-z]+)\b/g, (whole, who) => (who in people ? `@${usernameOf(who)}` : whole)),
  }
}
