import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import classes from './PageChoices.module.css'

/** How somebody without an account reads the page: in which language, light or dark. */
export function PageChoices() {
  return (
    <div className={classes.choices}>
      <LanguageSelect />
      <ColorSchemeSwitch />
    </div>
  )
}
