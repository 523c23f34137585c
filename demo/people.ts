// Who works at Whistle. They make kettles, and they have opinions about them.
import type { WorkspaceRole } from '#contract/permissions.ts'

export const personKeys = [
  'maya',
  'priya',
  'bram',
  'leila',
  'tomas',
  'jonah',
  'aiko',
  'grace',
  'sam',
  'ingrid',
] as const
export type PersonKey = (typeof personKeys)[number]

export interface PersonText {
  name: string
  job: string
  role: Exclude<WorkspaceRole, 'owner'> | 'owner'
  /** Weeks they were on holiday, counted from this one. */
  away: number[]
  /** The week they came; those who founded it were there before. */
  joined: number
  /** How much of their day goes into tasks; the rest are meetings, and tea. */
  hoursADay: number
  face: Face
}

export interface Face {
  skin: string
  hair: string
  style: 'short' | 'long' | 'bun' | 'curly' | 'bald' | 'bob'
  shirt: string
  backdrop: string
  glasses?: boolean
  beard?: boolean
}

export const people: Record<PersonKey, PersonText> = {
  maya: {
    name: 'Maya Lindqvist',
    job: 'Founder, chief tea officer',
    role: 'owner',
    away: [-12],
    joined: -22,
    hoursADay: 2.6,
    face: { skin: '#f1c9a5', hair: '#b5532a', style: 'bob', shirt: '#2f5d62', backdrop: '#ffd9b8' },
  },
  priya: {
    name: 'Priya Raman',
    job: 'Hardware and firmware',
    role: 'admin',
    away: [-15, -14],
    joined: -22,
    hoursADay: 6.6,
    face: { skin: '#a8703f', hair: '#1f1a17', style: 'long', shirt: '#7a4fbf', backdrop: '#d9e8ff', glasses: true },
  },
  bram: {
    name: 'Bram de Wit',
    job: 'Operations',
    role: 'manager',
    away: [-9],
    joined: -22,
    hoursADay: 5.8,
    face: { skin: '#eebd93', hair: '#d8a657', style: 'short', shirt: '#31708e', backdrop: '#e3f1d4', beard: true },
  },
  leila: {
    name: 'Leila Haddad',
    job: 'Marketing',
    role: 'manager',
    away: [-6],
    joined: -22,
    hoursADay: 6.6,
    face: { skin: '#d59a6a', hair: '#2c1b12', style: 'curly', shirt: '#d1495b', backdrop: '#fbe3ea' },
  },
  tomas: {
    name: 'Tomás Ferreira',
    job: 'Design',
    role: 'member',
    away: [-17, -16],
    joined: -22,
    hoursADay: 3.4,
    face: { skin: '#d9a06f', hair: '#3a2a20', style: 'short', shirt: '#1d1d1f', backdrop: '#f3ead7', glasses: true },
  },
  jonah: {
    name: 'Jonah Adler',
    job: 'Mobile',
    role: 'member',
    away: [-11],
    joined: -22,
    hoursADay: 6.9,
    face: { skin: '#f3d0b0', hair: '#6b4a2f', style: 'curly', shirt: '#3f7d58', backdrop: '#dff3ee', beard: true },
  },
  aiko: {
    name: 'Aiko Tanabe',
    job: 'Web',
    role: 'member',
    away: [-18],
    joined: -22,
    hoursADay: 9.2,
    face: { skin: '#f2cfa9', hair: '#17141a', style: 'bun', shirt: '#e07a3f', backdrop: '#e6e0f8' },
  },
  grace: {
    name: 'Grace Okafor',
    job: 'Customer care',
    role: 'member',
    away: [-13],
    joined: -22,
    hoursADay: 6.4,
    face: { skin: '#6f4528', hair: '#14100e', style: 'bun', shirt: '#f0b429', backdrop: '#dcefdc' },
  },
  sam: {
    name: 'Sam Whitaker',
    job: 'Quality, three months in',
    role: 'member',
    away: [],
    joined: -11,
    hoursADay: 5.4,
    face: { skin: '#c98f63', hair: '#8a8f98', style: 'bald', shirt: '#4a6fa5', backdrop: '#ffe9c9', glasses: true },
  },
  ingrid: {
    name: 'Ingrid Solheim',
    job: 'Buyer at Nordhus, who sell our kettles',
    role: 'client',
    away: [],
    joined: -14,
    hoursADay: 0,
    face: { skin: '#f6d7bd', hair: '#efe0a8', style: 'long', shirt: '#5b6c5d', backdrop: '#dbe9f4' },
  },
}
