import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { ImportRemark } from '#contract/imports.ts'
import classes from './Remarks.module.css'
import { remarksByReason } from './remarks-by-reason.ts'
import { numberWords } from './status-words.ts'

interface Props {
  title: string
  remarks: ImportRemark[]
  /** Of all there are; the list may be cut. */
  count: number
}

/** What is the matter, and with which rows. */
export function Remarks({ title, remarks, count }: Props) {
  if (remarks.length === 0) return null
  return (
    <SettingsSection title={`${title} (${numberWords(count)})`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too. */}
      <ul className={classes.remarks} tabIndex={0} aria-label={title}>
        {remarksByReason(remarks).map(({ why, where }) => (
          <li key={why}>
            {why}
            <span>{where}</span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
