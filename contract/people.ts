import { z } from 'zod'
import { Moment } from './fields.ts'

/** Somebody as others see them. No e-mail: that is between them and the people who manage their workspace. */
export const Person = z.object({
  _id: z.string(),
  name: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  avatarThumbnail: z.string().nullable(),
})
export type Person = z.infer<typeof Person>

/** What somebody new does once, in the order it is shown. */
export const firstSteps = ['project', 'task', 'finish', 'comment', 'invite'] as const
export type FirstStep = (typeof firstSteps)[number]

/** `done` outlives what it was done with: whoever deletes a project has still made one. */
export const KnownSteps = z.object({
  done: z.array(z.enum(firstSteps)).max(firstSteps.length),
  /** By hand, or because all are done. */
  hidden: z.boolean(),
})
export type KnownSteps = z.infer<typeof KnownSteps>

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
  totpEnabled: z.boolean(),
  /** False for someone who only ever signed in with Google. */
  hasPassword: z.boolean(),
  createdAt: Moment,
  version: z.number(),
})
export type User = z.infer<typeof User>
