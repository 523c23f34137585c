import { IconX } from '@tabler/icons-react'
import { complexityWords, priorityWords } from '#client/features/tasks/level-words.ts'
import { dayInSentence } from '#client/features/tasks/words.ts'
import { t } from '#contract/texts.ts'
import type { Token } from './quick-add.ts'
import classes from './TaskComposer.module.css'
import type { View } from './view.ts'

type Names = Pick<View, 'people' | 'labels'>

interface Props {
  tokens: Token[]
  names: Names
  onTakeBack(text: string): void
}

/** What was understood of a line, each to be taken back. */
export function TokenChips({ tokens, names, onTakeBack }: Props) {
  return (
    <ul className={classes.chips} aria-label="Understood">
      {tokens.map((token) => (
        <li key={token.from} className={classes.chip}>
          {wordsFor(token, names)}
          <button
            type="button"
            aria-label={`Keep “${token.text}” in the title`}
            title="Keep in the title"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTakeBack(token.text)}
          >
            <IconX size={12} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

function wordsFor(token: Token, { people, labels }: Names): string {
  switch (token.kind) {
    case 'priority':
      return priorityWords[token.value]!
    case 'complexity':
      return complexityWords[token.value]!
    case 'member':
      return people.get(token.value)?.name ?? token.text
    case 'label':
      return labels.get(token.value)?.name ?? token.text
    case 'due':
      return t`Due ${dayInSentence(token.value)}`
    case 'start':
      return t`Starts ${dayInSentence(token.value)}`
  }
}
