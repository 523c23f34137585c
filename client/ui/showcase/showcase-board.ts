import { t } from '#contract/texts.ts'
// The board on the landing page and beside the sign-in forms: made up, but drawn like the real one.

export interface ShowcaseCard {
  id: string
  title: string
  priority: 'urgent' | 'high' | 'medium' | 'none'
  people: string[]
  labels?: { name: string; color: string }[]
  due?: string
  soon?: boolean
  timer?: boolean
}

export interface ShowcaseColumn {
  title: string
  status: 'open' | 'started' | 'review' | 'done'
  cards: string[]
}

const label = {
  design: { name: t`Design`, color: '#86599B' },
  bug: { name: t`Bug`, color: '#B4553A' },
  mobile: { name: t`Mobile`, color: '#3A7A6B' },
  docs: { name: t`Docs`, color: '#946529' },
  api: { name: 'API', color: '#4A6FA0' },
}

export const showcaseCards: ShowcaseCard[] = [
  {
    id: 'HRT-12',
    title: t`Welcome mail for new members`,
    priority: 'medium',
    people: ['Amara Obi'],
    labels: [label.docs],
  },
  { id: 'HRT-18', title: t`Import the roadmap from Trello`, priority: 'none', people: ['Jonas Weber'], due: t`Dec 4` },
  {
    id: 'HRT-21',
    title: t`Timeline zoom by quarter`,
    priority: 'high',
    people: ['Priya Shah', 'Tomás Vega'],
    labels: [label.design, label.mobile],
  },
  {
    id: 'HRT-9',
    title: t`Fix the flicker when a card lands`,
    priority: 'urgent',
    people: ['Maya Lindqvist'],
    labels: [label.bug],
    timer: true,
  },
  {
    id: 'HRT-15',
    title: t`Public form for bug reports`,
    priority: 'high',
    people: ['Kenji Watanabe'],
    due: t`Today`,
    soon: true,
  },
  { id: 'HRT-7', title: t`Weekly report by label`, priority: 'medium', people: ['Elena Rossi'], labels: [label.api] },
  { id: 'HRT-4', title: t`Keyboard moves on the board`, priority: 'none', people: ['Tomás Vega', 'Maya Lindqvist'] },
]

export const showcaseColumns: ShowcaseColumn[] = [
  { title: t`Up next`, status: 'open', cards: ['HRT-21', 'HRT-12', 'HRT-18'] },
  { title: t`In progress`, status: 'started', cards: ['HRT-9', 'HRT-15'] },
  { title: t`Done`, status: 'done', cards: ['HRT-7', 'HRT-4'] },
]

export interface ShowcaseMove {
  card: string
  /** Index of the column it goes to. */
  to: number
  by: string
}

/** Played in a circle: after the last move the board is as it was, only in another order. */
export const showcaseMoves: ShowcaseMove[] = [
  { card: 'HRT-12', to: 1, by: 'Amara' },
  { card: 'HRT-15', to: 2, by: 'Kenji' },
  { card: 'HRT-7', to: 0, by: 'Elena' },
  { card: 'HRT-12', to: 0, by: 'Amara' },
  { card: 'HRT-15', to: 1, by: 'Jonas' },
  { card: 'HRT-7', to: 2, by: 'Elena' },
]

export function moveShowcaseCard(columns: ShowcaseColumn[], { card, to }: ShowcaseMove): ShowcaseColumn[] {
  return columns.map((column, index) => {
    const others = column.cards.filter((id) => id !== card)
    return { ...column, cards: index === to ? [card, ...others] : others }
  })
}
