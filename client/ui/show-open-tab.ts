/** The ref of a row of tabs that is wider than a phone: the one that is open stands in sight. */
export function showOpenTab(row: HTMLElement | null) {
  const tab = row?.querySelector<HTMLElement>('[aria-current]')
  if (tab) row!.scrollLeft = tab.offsetLeft - row!.clientWidth / 3
}
