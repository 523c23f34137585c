import { Fragment } from 'react'
import classes from './Keys.module.css'
import { keyWords } from './keys.ts'

/** Keys as they stand on the keyboard. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={classes.keys}>
      {keyWords(keys).map((together, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sequence never changes its order
        <Fragment key={at}>
          {at > 0 && <span className={classes.then}>then</span>}
          {together.map((word) => (
            <kbd key={word}>{word}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
