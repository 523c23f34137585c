import { z } from 'zod'
import { Moment } from './fields.ts'
import { KnownSteps } from './known-steps.ts'
import { languages, type Language as Spoken } from './languages.ts'

/** Somebody as others see them. No e-mail: that is between them and the people who manage their workspace. */
export const Person = z.object({
  _id: z.string(),
  name: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  avatarThumbnail: z.string().nullable(),
})
export type Person = z.infer<typeof Person>

export const Language = z.enum(Object.keys(languages) as [Spoken, ...Spoken[]])

const Onboarding = z.object({
  teamSize: z.string().optional(),
  role: z.string().optional(),
  goal: z.string().optional(),
  firstSteps: KnownSteps.optional(),
})

/** Oneself. Counts as onboarded once `onboarding.teamSize` is there. */
export const User = Person.extend({
  email: z.string(),
  emailVerified: z.boolean(),
  lastActiveWorkspaceURL: z.string().nullable(),
  onboarding: Onboarding,
  /** Job title, free text. Never used for permission. */
  role: z.string().nullable(),
  timezone: z.string().nullable(),
  /** Null until one was asked for. */
  language: Language.nullable(),
  totpEnabled: z.boolean(),
  /** False for someone who only ever signed in with Google. */
  hasPassword: z.boolean(),
  createdAt: Moment,
  version: z.number(),
})
export type User = z.infer<typeof User>
