import * as z from 'zod/mini'
import { Moment } from './fields.ts'

/** Somebody as others see them. No e-mail: that is between them and the people who manage their workspace. */
export const Person = z.object({
  _id: z.string(),
  name: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  avatarThumbnail: z.nullable(z.string()),
})
export type Person = z.infer<typeof Person>

const Onboarding = z.object({
  teamSize: z.optional(z.string()),
  role: z.optional(z.string()),
  goal: z.optional(z.string()),
})

/** Oneself. Counts as onboarded once `onboarding.teamSize` is there. */
export const User = z.extend(Person, {
  email: z.string(),
  emailVerified: z.boolean(),
  lastActiveWorkspaceURL: z.nullable(z.string()),
  onboarding: Onboarding,
  /** Job title, free text. Never used for permission. */
  role: z.nullable(z.string()),
  timezone: z.nullable(z.string()),
  totpEnabled: z.boolean(),
  /** False for someone who only ever signed in with Google. */
  hasPassword: z.boolean(),
  createdAt: Moment,
  version: z.number(),
})
export type User = z.infer<typeof User>
