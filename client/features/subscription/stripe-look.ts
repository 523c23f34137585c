/** Inside its frame our variables mean nothing: what they are now is handed over. */
export function stripeLook(element: HTMLElement) {
  const styles = getComputedStyle(element)
  const value = (name: string) => styles.getPropertyValue(name).trim()
  return {
    base: {
      color: value('--h-text'),
      iconColor: value('--h-text-3'),
      fontSize: '14px',
      fontFamily: 'system-ui, sans-serif',
      '::placeholder': { color: value('--h-text-3') },
    },
    invalid: { color: value('--h-red'), iconColor: value('--h-red') },
  }
}
