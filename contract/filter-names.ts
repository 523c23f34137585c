// Apart from what filters mean: every address is read with them, and few pages filter.
export const filterNames = ['members', 'complexity', 'priority', 'due', 'blockers', 'dependencies', 'labels'] as const
export type FilterName = (typeof filterNames)[number]
