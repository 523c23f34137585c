import type { ProjectText } from '#demo/project.ts'

export const allotment: ProjectText = {
  title: 'The allotment, and other slow things',
  key: 'PLOT',
  description: 'Mine. No deadlines, except the frost.',
  folder: null,
  visibility: 'private',
  lead: 'maya',
  people: ['maya'],
  weeks: [-21, -1],
  columns: [
    { title: 'Someday', type: 'backlog', color: 'gray' },
    { title: 'This week', type: 'unstarted', color: 'blue' },
    { title: 'Growing', type: 'started', color: 'green' },
    { title: 'Eaten, or done', type: 'completed', color: 'ember' },
  ],
  labels: [
    { name: 'Garden', color: 'green' },
    { name: 'Cello', color: 'violet' },
    { name: 'Home', color: 'amber' },
  ],
  path: [{ column: 'Growing', days: [3, 12] }],
  effort: 0,
  rhythm: 'any-time',
  due: 0.25,
  outline: `
# Eaten, or done
Broad beans | maya | Garden | S
Sharpen the spade | maya | Garden | S
Mend the water butt | maya | Garden | M
  maya: It leaks slower. I call that mended.
Peas before the pigeons | maya | Garden | S
  maya: Pigeons 1, Maya 0.
Cello: first suite, the easy half | maya | Cello | L
Tomatoes in the south corner | maya | Garden | M
Paint the shed fog | maya | Home | M
  maya: Tomás chose the shade. Of course he did.
Return the neighbour’s wheelbarrow | maya | Garden | S
Strawberries, before the slugs wake up | maya | Garden | S
Dentist | maya | Home | S
Courgettes: give away fourteen | maya | Garden | S
Courgettes: apologise to the office | maya | Garden | S
Tax return | maya | Home | L !!
Read one novel to the end | maya | Home | M
Onions on a string | maya | Garden | S
Apples: sixty jars | maya | Garden | L
# Growing
Garlic | maya | Garden | S
Cello: first suite, the other half | maya | Cello | XL
  maya: The neighbours have begun to close their windows in time.
Winter leeks | maya | Garden | S
# This week
Leaves off the path | maya | Garden | S
Book the piano tuner for the harmonium | maya | Home | S
Call mother, not about kettles | maya | Home | S !
Tulips into the ground before the frost | maya | Garden | M
# Someday
Bees? | | Garden | XXL
Learn to graft an apple tree | | Garden | L
A week without a telephone | | Home | M
Pond | | Garden | XL
`,
}
