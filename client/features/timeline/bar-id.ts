/** Rows name the bar that belongs to them by it. */
export const barId = (rowKey: string) => `bar-${rowKey}`
