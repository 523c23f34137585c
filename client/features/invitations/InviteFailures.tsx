import { many } from '#contract/texts.ts'
import classes from './InviteFailures.module.css'

interface Props {
  failed: { email: string; message: string }[]
}

export function InviteFailures({ failed }: Props) {
  if (failed.length === 0) return null
  return (
    <div className={classes.failures} role="alert">
      <p>{many(failed.length, { one: 'One invitation was not sent:', other: '# invitations were not sent:' })}</p>
      <ul>
        {failed.map(({ email, message }) => (
          <li key={email}>
            <strong>{email}</strong> {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
