import { ActionIcon } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateTime } from '#client/core/dates.ts'
import { errorMessage } from '#client/core/error-message.ts'
import searchBox from '#client/ui/search-box.module.css'
import { useSettledText } from '#client/ui/use-settled-text.ts'
import type { Message } from '#contract/chats.ts'
import { t } from '#contract/texts.ts'
import classes from './ChatSearch.module.css'
import { chatSearchQuery } from './data.ts'
import { useOpenChat } from './open-chat.ts'
import { gistFound, senderName } from './words.ts'

/** On a small screen the search lies over the messages, see ChatSearch.module.css. */
const liesOverMessages = () => window.matchMedia('(max-width: 899px)').matches

/** Looks through everything that was said here; a result shows where. */
export function ChatSearch({ onClose }: { onClose(): void }) {
  const { chat } = useOpenChat()
  const [settled, setSettled] = useState('')
  const [text, setText] = useSettledText(settled, setSettled)
  const wanted = settled.trim()
  const query = useQuery({ ...chatSearchQuery(chat._id, wanted), placeholderData: keepPreviousData })
  const { data: found, error } = query
  return (
    <section className={classes.panel} aria-label="Search in this chat">
      <div className={classes.head}>
        <label className={`${searchBox.box} ${classes.field}`}>
          <IconSearch size={15} stroke={1.7} aria-hidden />
          <input
            type="search"
            aria-label="Search messages"
            placeholder="Search messages"
            maxLength={200}
            // biome-ignore lint/a11y/noAutofocus: opened by somebody who wants to search
            autoFocus
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          />
        </label>
        <ActionIcon aria-label="Close the search" onClick={onClose}>
          <IconX size={16} stroke={1.7} />
        </ActionIcon>
      </div>
      {error && <p className={classes.note}>{errorMessage(error, t`Failed to fetch messages`)}</p>}
      {wanted !== '' && found && (
        <Results found={found} isSettled={!query.isPlaceholderData} wanted={wanted} onClose={onClose} />
      )}
    </section>
  )
}

interface ResultsProps {
  found: Message[]
  /** Otherwise they are those of the words before. */
  isSettled: boolean
  wanted: string
  onClose(): void
}

function Results({ found, isSettled, wanted, onClose }: ResultsProps) {
  const { jumpTo } = useOpenChat()

  function show({ _id }: Message) {
    jumpTo(_id)
    if (liesOverMessages()) onClose()
  }

  if (found.length === 0) return isSettled && <p className={classes.note}>Nothing here says “{wanted}”.</p>
  return (
    <ol className={classes.results}>
      {found.map((message) => (
        <li key={message._id}>
          <button type="button" className={classes.result} onClick={() => show(message)}>
            <span className={classes.by}>
              <strong>{senderName(message)}</strong>
              <time dateTime={message.createdAt}>{dateTime(message.createdAt)}</time>
            </span>
            <span className={classes.gist}>{gistFound(message, wanted)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
