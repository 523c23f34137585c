import { Button, Group, ScrollArea, TextInput } from '@mantine/core'
import { IconFolder, IconHome, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { boardsQuery } from '#client/features/boards/data.ts'
import { foldersQuery } from '#client/features/folders/data.ts'
import { mayHoldFolder } from '#client/features/folders/tree.ts'
import { colorOf } from '#client/ui/color-of.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { Folder } from '#contract/folders.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { folderChoices } from './folder-choices.ts'
import classes from './MoveDialog.module.css'
import type { NodeRef } from './node-ref.ts'
import { useMoveNode } from './use-move-node.ts'

interface Props {
  workspace: Workspace
  node: NodeRef
  onClose(): void
}

/** Moving without dragging: a list of every folder it can go to. */
export function MoveDialog({ workspace, node, onClose }: Props) {
  const { data: boards = [] } = useQuery(boardsQuery(workspace._id))
  const { data: folders = [] } = useQuery(foldersQuery(workspace._id))
  const { move } = useMoveNode(workspace._id)
  const board = boards.find(({ _id }) => _id === node.id)
  const moved = folders.find(({ _id }) => _id === node.id)
  const now = (board ? board.folderId : moved?.parentFolder) ?? null
  const [chosen, setChosen] = useState<string | null>(now)
  const [text, setText] = useState('')
  const name = board?.title ?? moved?.name
  // Once, and not with every letter of the search: among hundreds of folders it takes a moment.
  const all = useMemo(
    () => folderChoices(folders).map((choice) => ({ ...choice, isAllowed: mayHold(folders, choice.folder._id, node) })),
    [folders, node],
  )
  if (name === undefined) return null

  const wanted = text.trim().toLowerCase()
  const choices = all.filter(({ folder }) => folder.name.toLowerCase().includes(wanted))

  function submit(event: FormEvent) {
    event.preventDefault()
    move(node, { where: 'into', target: chosen })
    onClose()
  }

  return (
    <Dialog opened onClose={onClose} title={`Move ${name}`} closeButtonProps={{ 'aria-label': t`Close` }}>
      <form onSubmit={submit}>
        <TextInput
          aria-label="Find a folder"
          placeholder="Find a folder"
          leftSection={<IconSearch size={15} stroke={1.7} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        <ScrollArea.Autosize mah={320} mt="sm" type="auto">
          <fieldset className={classes.choices} aria-label="Folder">
            {wanted === '' && (
              <Choice
                value={null}
                chosen={chosen}
                onChoose={setChosen}
                disabled={!mayHold(folders, null, node)}
                isNow={now === null}
              >
                <IconHome size={16} stroke={1.6} aria-hidden />
                No folder
              </Choice>
            )}
            {choices.map(({ folder, depth, isAllowed }) => (
              <Choice
                key={folder._id}
                value={folder._id}
                chosen={chosen}
                onChoose={setChosen}
                disabled={!isAllowed}
                isNow={now === folder._id}
                depth={wanted === '' ? depth : 0}
              >
                <IconFolder size={16} stroke={1.6} color={colorOf(folder.color)} aria-hidden />
                {folder.name}
              </Choice>
            ))}
            {choices.length === 0 && wanted !== '' && <p className={classes.none}>No folder has this name.</p>}
          </fieldset>
        </ScrollArea.Autosize>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={chosen === now}>
            Move
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}

const mayHold = (folders: Folder[], parent: string | null, { kind, id }: NodeRef) =>
  kind === 'board' || mayHoldFolder(folders, parent, id)

interface ChoiceProps {
  value: string | null
  chosen: string | null
  onChoose(value: string | null): void
  disabled: boolean
  isNow: boolean
  depth?: number
  children: React.ReactNode
}

function Choice({ value, chosen, onChoose, disabled, isNow, depth = 0, children }: ChoiceProps) {
  return (
    <label className={classes.choice} style={{ paddingLeft: 10 + depth * 20 }} data-disabled={disabled || undefined}>
      <input
        type="radio"
        name="folder"
        checked={chosen === value}
        onChange={() => onChoose(value)}
        disabled={disabled}
      />
      {children}
      {isNow && <span className={classes.now}>now</span>}
    </label>
  )
}
