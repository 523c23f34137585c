import { t } from '#contract/texts.ts'
import '@mantine/tiptap/styles.layer.css'
import { ActionIcon } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconCheck, IconSourceCode } from '@tabler/icons-react'
import { useEditor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { OfferedPeople } from '#client/features/mentions/OfferedPeople.tsx'
import { useOfferedPeople } from '#client/features/mentions/use-offered-people.ts'
import { hasEndlessWord } from '#client/ui/endless-word.ts'
import type { Person } from '#contract/people.ts'
import { AtName } from './AtName.tsx'
import { becomeText } from './become-text.ts'
import { type ClickedPlace, positionOf } from './clicked-place.ts'
import classes from './DescriptionEditor.module.css'
import { editorExtensions, isSameText, writtenIn } from './editor-extensions.ts'
import { LinkControl } from './LinkControl.tsx'
import { TableControl } from './TableControl.tsx'
import { useTypedName } from './use-typed-name.ts'

/** Mantine's own is the one it has for code in a line. */
const CodeBlockIcon = () => <IconSourceCode size={16} stroke={1.5} />

/** What its buttons are called. */
const labels = {
  boldControlLabel: t`Bold`,
  italicControlLabel: t`Italic`,
  strikeControlLabel: t`Strikethrough`,
  codeControlLabel: t`Code`,
  h1ControlLabel: t`Heading 1`,
  h2ControlLabel: t`Heading 2`,
  bulletListControlLabel: t`Bullet list`,
  orderedListControlLabel: t`Ordered list`,
  tasksControlLabel: t`Checklist`,
  blockquoteControlLabel: t`Blockquote`,
  codeBlockControlLabel: t`Code block`,
}

/** It may come back by itself, once a conflict is over: somebody who writes a comment meanwhile is not called away. */
const isTypingElsewhere = () => {
  const focused = document.activeElement as HTMLElement | null
  return focused !== null && (focused.isContentEditable || focused.matches('input, textarea'))
}

interface Props {
  text: string
  /** Where the caret begins: at the end unless somebody clicked into the text. */
  place: ClickedPlace | null
  onType(text: string): void
  onBlur(): void
  onStop(): void
}

/** Writes Markdown without showing it; typing @ offers the people of the project. Loads as somebody points at a description. */
export function DescriptionEditor({ text, place, onType, onBlur, onStop }: Props) {
  /** What the editor itself last said; anything else comes from outside. */
  const said = useRef(text)
  /** What it was last given. */
  const given = useRef(text)
  const [hasMenu, setMenu] = useState(false)
  const { name, look } = useTypedName()
  const people = useOfferedPeople(name, choose)
  const editor = useEditor({
    extensions: editorExtensions(),
    content: text,
    contentType: 'markdown',
    autofocus: false,
    onCreate: ({ editor }) => {
      if (!isTypingElsewhere()) editor.commands.focus((place && positionOf(editor.state.doc, place)) ?? 'end')
    },
    editorProps: {
      attributes: {
        'aria-label': t`Description`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-autocomplete': 'list',
        ...people.spoken,
      },
      // What ends the editing is no line break before it.
      handleKeyDown: (_, { key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey),
    },
    onUpdate: ({ editor }) => {
      said.current = isSameText(editor, given.current) ? given.current : writtenIn(editor)
      onType(said.current)
    },
    onTransaction: ({ editor }) => look(editor),
    onFocus: ({ editor }) => look(editor),
    onBlur: ({ editor }) => {
      look(editor)
      onBlur()
    },
  })

  useEffect(() => {
    if (!editor || text === said.current) return
    said.current = text
    given.current = text
    becomeText(editor, text)
  }, [editor, text])

  function choose({ username }: Person) {
    if (!editor || !name) return
    const range = { from: name.from, to: name.from + 1 + name.query.length }
    editor
      .chain()
      .focus()
      .insertContentAt(range, { type: 'text', text: `@${username} ` })
      .run()
  }

  /** Before the editor sees it: an arrow or Enter would move the caret, Escape end the editing. */
  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !people.onKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  function onKeyDown(event: KeyboardEvent) {
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    if (!isDone) return
    event.preventDefault()
    if (hasMenu) return setMenu(false)
    onStop()
  }

  return (
    <RichTextEditor
      editor={editor}
      labels={labels}
      classNames={{
        root: classes.root ?? '',
        toolbar: classes.toolbar ?? '',
        content: classes.content ?? '',
        controlsGroup: classes.group ?? '',
      }}
      onKeyDown={onKeyDown}
      onKeyDownCapture={onKeyDownCapture}
    >
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Strikethrough />
          <RichTextEditor.Code />
          {editor && <LinkControl editor={editor} />}
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H1 />
          <RichTextEditor.H2 />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.TaskList />
          <RichTextEditor.Blockquote />
          <RichTextEditor.CodeBlock icon={CodeBlockIcon} />
          {editor && <TableControl editor={editor} opened={hasMenu} onChange={setMenu} />}
        </RichTextEditor.ControlsGroup>
        <ActionIcon className={classes.done ?? ''} aria-label="Done editing" title="Done (Escape)" onClick={onStop}>
          <IconCheck size={17} stroke={1.8} />
        </ActionIcon>
      </RichTextEditor.Toolbar>
      <div className={classes.sheet} data-endless={hasEndlessWord(text)}>
        <RichTextEditor.Content />
        {name && people.list.offered.length > 0 && (
          <AtName name={name}>
            <OfferedPeople {...people.list} />
          </AtName>
        )}
      </div>
    </RichTextEditor>
  )
}
