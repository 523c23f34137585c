import progress from '#client/ui/progress.module.css'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { Import } from '#contract/imports.ts'
import classes from './RunningImport.module.css'
import { numberWords } from './status-words.ts'
import { UndoImport } from './UndoImport.tsx'

export function RunningImport({ running }: { running: Import }) {
  const { done, total, filename, status } = running
  return (
    <SettingsSection
      title={status === 'queued' ? 'About to begin' : 'Importing'}
      description="You can leave this page: it goes on by itself, and everybody on the project sees the tasks come."
      footer={<UndoImport of={running} label="Stop and take back" />}
    >
      <p className={classes.line}>
        <span>{filename}</span>
        <output>
          {numberWords(done)} of {numberWords(total)}
        </output>
      </p>
      <progress
        className={`${progress.bar} ${classes.bar}`}
        aria-label={`Importing ${filename}`}
        value={done}
        max={Math.max(total, 1)}
      />
    </SettingsSection>
  )
}
