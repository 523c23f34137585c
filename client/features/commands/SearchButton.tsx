import { IconSearch } from '@tabler/icons-react'
import { palette } from './palette-state.ts'
import classes from './SearchButton.module.css'

/** At the top of the sidebar, for whoever does not know the key yet. */
export function SearchButton() {
  return (
    <button type="button" className={classes.search} onClick={() => palette.open()}>
      <IconSearch size={16} stroke={1.7} aria-hidden />
      Search
      <kbd aria-hidden>{/Mac|iP/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  )
}
