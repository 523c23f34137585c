import { Spinner } from '#client/ui/plain/Spinner.tsx'
import { t } from '#contract/texts.ts'
import classes from './SendButton.module.css'

interface Props {
  busy: boolean
  share: number | null
  problem: string | null
  withFiles: boolean
}

export function SendButton({ busy, share, problem, withFiles }: Props) {
  return (
    <div className={classes.foot}>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className={classes.send} aria-busy={busy}>
        {busy && <Spinner />}
        {busy ? sendingWords(share) : problem ? 'Try again' : 'Send'}
      </button>
      <p className={classes.note}>
        What you type is kept in this browser until you send it{withFiles && ', except for files'}.
      </p>
    </div>
  )
}

const sendingWords = (share: number | null) => (share === null ? t`Sending…` : t`Sending… ${Math.round(share * 100)}%`)
