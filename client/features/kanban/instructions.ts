/** What screen readers say about every card stands on the page once. */
export const INSTRUCTIONS_ID = 'card-instructions'
export const COLUMN_INSTRUCTIONS_ID = 'column-instructions'
