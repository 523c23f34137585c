import { Button, Popover, TextInput } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { RichTextEditor } from '@mantine/tiptap'
import { IconLink } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { t } from '#contract/texts.ts'
import classes from './DescriptionEditor.module.css'
import { linkAddress } from './link-address.ts'

/** Makes a link of what is selected, changes the one the caret is in, or takes it away. */
export function LinkControl({ editor }: { editor: Editor }) {
  const isInside = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') })
  const [opened, setOpened] = useState(false)
  const open = () => setOpened(true)
  // By the key for it.
  useWindowEvent('edit-link', open)

  function close() {
    setOpened(false)
    editor.commands.focus()
  }

  /** The editor around it and the panel have other uses for these keys. */
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }

  return (
    // Back to the text, not to the button.
    <Popover
      opened={opened}
      onChange={setOpened}
      closeOnEscape={false}
      position="bottom-start"
      trapFocus
      returnFocus={false}
      offset={4}
    >
      <Popover.Target>
        <RichTextEditor.Control aria-label={t`Link`} title={t`Link`} active={isInside} onClick={open}>
          <IconLink size={16} stroke={1.5} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown p={8} onKeyDown={onKeyDown}>
        <LinkForm editor={editor} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [typed, setTyped] = useState<string>(editor.getAttributes('link').href ?? '')
  const [isWrong, setWrong] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    const href = linkAddress(typed)
    if (href === null && typed.trim() !== '') return setWrong(true)
    const text = editor.chain().extendMarkRange('link')
    if (href === null) text.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link')) insertLink(editor, href)
    else text.setLink({ href }).run()
    onClose()
  }

  return (
    <form className={classes.link} noValidate onSubmit={save}>
      <TextInput
        type="url"
        aria-label="Enter URL"
        placeholder="https://example.com/"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setWrong(false)
        }}
        error={isWrong && t`This is no address. One looks like https://example.com`}
        data-autofocus
      />
      <Button type="submit" variant="default">
        Save
      </Button>
    </form>
  )
}

/** Where nothing is selected the address itself is the text. */
const insertLink = (editor: Editor, href: string) =>
  editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
