import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { ImportRemark } from '#contract/imports.ts'
import classes from './Remarks.module.css'
import { numberWords } from './status-words.ts'

interface Props {
  title: string
  remarks: ImportRemark[]
  /** Of all there are; the list may be cut. */
  count: number
}

/** Rows and what is the matter with each. */
export function Remarks({ title, remarks, count }: Props) {
  if (remarks.length === 0) return null
  return (
    <SettingsSection title={`${title} (${numberWords(count)})`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too. */}
      <ul className={classes.remarks} tabIndex={0} aria-label={title}>
        {remarks.map(({ row, why }) => (
          <li key={`${row} ${why}`}>
            <span>Row {row}</span>
            {why}
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
