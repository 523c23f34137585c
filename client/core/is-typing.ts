/** Whether a key belongs to a field or a dialog that is open: then it is no shortcut of the page below. */
export function isTyping({ target }: Event): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
}
