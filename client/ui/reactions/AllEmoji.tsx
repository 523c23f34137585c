import { EmojiPicker, type EmojiPickerListCategoryHeaderProps, type EmojiPickerListEmojiProps } from 'frimousse'
import { LANGUAGE } from '#contract/texts.ts'
import classes from './AllEmoji.module.css'

/** Every emoji there is. The list of them comes from our own server: the library would ask a stranger's. */
export function AllEmoji({ onChoose }: { onChoose(emoji: string): void }) {
  return (
    <EmojiPicker.Root
      className={classes.picker}
      columns={8}
      emojibaseUrl="/emoji"
      locale={LANGUAGE}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
    >
      <EmojiPicker.Search className={classes.search} aria-label="Search emoji" autoFocus />
      <EmojiPicker.Viewport className={classes.viewport} tabIndex={0}>
        <EmojiPicker.Loading className={classes.note}>Just a moment…</EmojiPicker.Loading>
        <EmojiPicker.Empty className={classes.note}>No emoji by that name</EmojiPicker.Empty>
        <EmojiPicker.List components={{ CategoryHeader, Emoji }} />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  )
}

function CategoryHeader({ category, ...props }: EmojiPickerListCategoryHeaderProps) {
  return (
    <div className={classes.category} {...props}>
      {category.label}
    </div>
  )
}

function Emoji({ emoji, ...props }: EmojiPickerListEmojiProps) {
  return (
    <button type="button" className={classes.emoji} {...props}>
      {emoji.emoji}
    </button>
  )
}
