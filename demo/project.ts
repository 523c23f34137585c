import type { PaletteColor } from '#contract/colors.ts'
import type { FormField } from '#contract/forms.ts'
import type { PersonKey } from './people.ts'

export interface ColumnText {
  title: string
  type: 'backlog' | 'unstarted' | 'started' | 'completed' | 'canceled'
  color: PaletteColor
  limit?: number
}

/** A column a task passes on its way, and for how many workdays it rests there. */
export interface Stage {
  column: string
  days: [number, number]
  /** Most take this step; some do not. */
  chance?: number
  /** Somebody else looks at it here, and sends it on. */
  isReview?: true
}

interface FormText {
  title: string
  description: string
  column: string
  accent: PaletteColor
  confirmation: string
  fields: (Pick<FormField, 'id' | 'type' | 'label'> & Partial<FormField>)[]
}

export interface ProjectText {
  title: string
  key: string
  description: string
  folder: string | null
  visibility?: 'private'
  lead: PersonKey
  people: PersonKey[]
  /** From which week to which work on it was finished, counted from this one. */
  weeks: [number, number]
  isArchived?: true
  columns: ColumnText[]
  labels: { name: string; color: PaletteColor }[]
  path: Stage[]
  /** How long a task of this project takes beside others of its size; 0 when nobody counts hours. */
  effort: number
  /** Planned every second Monday, or whenever somebody thinks of it. */
  rhythm: 'sprints' | 'any-time'
  /** The share of tasks with a due day. */
  due: number
  /** Tasks have a day they begin on, and the timeline shows who waits for whom. */
  isPlanned?: true
  form?: FormText
  views?: { name: string; view: 'board' | 'list' | 'calendar' | 'timeline'; query: string; shared: boolean }[]
  favoriteOf?: PersonKey[]
  outline: string
}
