import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import searchBox from '#client/ui/search-box.module.css'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './ChatList.module.css'
import { usePeople } from './use-people.ts'

interface Props {
  workspace: Workspace
  text: string
  onText(text: string): void
}

/** Enter opens the chat with the first who is found. */
export function ChatFinder({ workspace, text, onText }: Props) {
  const navigate = useNavigate()
  const [first] = usePeople(workspace._id, text)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onText('')
    if (event.key !== 'Enter' || !first || text.trim() === '') return
    onText('')
    void navigate({ to: '/$workspace/chat/$username', params: { workspace: workspace.url, username: first.username } })
  }

  return (
    <label className={`${searchBox.box} ${classes.find}`}>
      <IconSearch size={15} stroke={1.7} aria-hidden />
      <input
        type="search"
        aria-label="Find a person"
        placeholder="Find a person"
        maxLength={100}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  )
}
