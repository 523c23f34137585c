/** Between the parts of a line. It belongs to the one before it: no line begins with a dot. */
export const DOT = '\u00a0· '
