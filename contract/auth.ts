import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Email, LinkToken, line, NewPassword, Presented } from './fields.ts'
import { User } from './people.ts'
import { t } from './texts.ts'

/** Letters, digits, dot, dash and underscore: what can stand in /u/{username} and after an @. */
export const Username = line(t`The username`, 32, 3).regex(/^[a-z0-9][a-z0-9._-]*$/i, {
  error: () => t`A username has letters, digits, dots, dashes and underscores`,
})

export const AuthResponse = z.object({ access_token: z.string(), refresh_token: z.string(), user: User })
export type AuthResponse = z.infer<typeof AuthResponse>

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() })

const RefreshToken = z
  .string({ error: () => t`A refresh token is required` })
  .max(200, { error: () => t`This is not a refresh token` })
const minute = 60
const hour = 60 * minute

export const authApi = {
  register: endpoint('POST /auth/register', {
    access: 'anyone',
    status: 201,
    summary: 'Sign up. A known address gets the same answer, and its owner a mail.',
    input: z.object({
      name: line(t`Your name`, 80),
      email: Email,
      password: NewPassword,
      username: Username.optional(),
      invitationToken: LinkToken.optional(),
      /** Where the clock is by which they are told of what is due. One that nobody knows is left out. */
      timezone: z.string().max(64).optional(),
    }),
    output: z.union([AuthResponse, z.object({ message: z.string(), user: z.object({ email: z.string() }) })]),
    transaction: 'own',
    limit: { perAddress: 30, perAccount: { field: 'email', calls: 10 }, windowSeconds: hour },
  }),
  login: endpoint('POST /auth/login', {
    access: 'anyone',
    summary: 'Sign in with e-mail and password, and the second factor where one is set up.',
    input: z.object({
      email: z
        .string({ error: () => t`An e-mail address is required` })
        .trim()
        .max(254),
      password: Presented,
      totp: z.string().trim().max(40).optional(),
    }),
    output: AuthResponse,
    transaction: 'own',
    limit: { perAddress: 60, perAccount: { field: 'email', calls: 10 }, windowSeconds: 10 * minute },
  }),
  refresh: endpoint('POST /auth/refresh', {
    access: 'anyone',
    summary: 'Exchange a refresh token for a new pair. Each token works once.',
    input: z.object({ refresh_token: RefreshToken }),
    output: Tokens,
    limit: { perAddress: 600, windowSeconds: 10 * minute },
  }),
  logout: endpoint('POST /auth/logout', {
    access: 'anyone',
    summary: 'End the session a refresh token belongs to. Always succeeds.',
    input: z.object({ refresh_token: z.string().optional().catch(undefined) }),
    output: Done,
  }),
  forgotPassword: endpoint('POST /auth/forgot-password', {
    access: 'anyone',
    summary: 'Send a reset link, if the address has an account.',
    input: z.object({ email: Email }),
    output: Done,
    limit: { perAddress: 30, perAccount: { field: 'email', calls: 5 }, windowSeconds: hour },
  }),
  resetPassword: endpoint('POST /auth/reset-password', {
    access: 'anyone',
    summary: 'Set a new password with the token from the mail. Ends all sessions.',
    input: z.object({ token: LinkToken, newPassword: NewPassword }),
    output: Done,
    transaction: 'own',
    limit: { perAddress: 60, windowSeconds: hour },
  }),
  verifyEmail: endpoint('POST /auth/verify-email/:token', {
    access: 'anyone',
    summary: 'Confirm an e-mail address and sign in.',
    input: z.object({ token: LinkToken }),
    output: AuthResponse,
    limit: { perAddress: 60, windowSeconds: hour },
  }),
  resendVerification: endpoint('POST /auth/resend-verification', {
    access: 'anyone',
    summary: 'Send the verification mail again, if the address waits for one. What is no address waits for none.',
    input: z.object({ email: z.string().trim().max(254).catch('') }),
    output: Done,
    limit: { perAddress: 30, perAccount: { field: 'email', calls: 5 }, windowSeconds: hour },
  }),
  loginWithGoogle: endpoint('POST /auth/login/oauth/google', {
    access: 'anyone',
    summary: 'Sign in with the code an OpenID issuer sent back.',
    input: z.object({
      code: Presented,
      redirectUri: z.string().max(2000).optional(),
      codeVerifier: z.string().max(200).optional(),
      totp: z.string().max(40).optional(),
    }),
    output: AuthResponse,
    transaction: 'own',
    limit: { perAddress: 60, windowSeconds: 10 * minute },
  }),
}
