import type { Suggestion } from './suggestions.ts'
import classes from './TaskComposer.module.css'

interface Props {
  id: string
  suggestions: Suggestion[]
  picked: number
  onPick(suggestion: Suggestion): void
}

export function SuggestionList({ id, suggestions, picked, onPick }: Props) {
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className={classes.suggestions}>
      {suggestions.map((suggestion, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={suggestion.text}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === picked}
          className={classes.suggestion}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
        >
          <span>{suggestion.title}</span>
          <small>{suggestion.text}</small>
        </div>
      ))}
    </div>
  )
}
