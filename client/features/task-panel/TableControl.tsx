import { Menu } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTable,
  IconTableOff,
} from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { t } from '#contract/texts.ts'

const icon = { size: 16, stroke: 1.6 }

const names = () => ({ 'aria-label': t`Table`, title: t`Table` })

interface Props {
  editor: Editor
  /** Whoever listens for Escape closes the menu: Escape ends the editing otherwise. */
  opened: boolean
  onChange(opened: boolean): void
}

/** Makes a table; in one, what can be done with it. */
export function TableControl({ editor, opened, onChange }: Props) {
  const isInside = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') })
  if (!isInside)
    return (
      <RichTextEditor.Control
        {...names()}
        onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3 }).run()}
      >
        <IconTable {...icon} />
      </RichTextEditor.Control>
    )
  const run = (change: 'addRowAfter' | 'addColumnAfter' | 'deleteRow' | 'deleteColumn' | 'deleteTable') => () => {
    editor.chain().focus()[change]().run()
  }
  return (
    // Back to the cell, which each choice does by itself.
    <Menu
      opened={opened}
      onChange={onChange}
      closeOnEscape={false}
      position="bottom-start"
      returnFocus={false}
      withinPortal={false}
    >
      <Menu.Target>
        <RichTextEditor.Control {...names()} active>
          <IconTable {...icon} />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconRowInsertBottom {...icon} />} onClick={run('addRowAfter')}>
          Add row below
        </Menu.Item>
        <Menu.Item leftSection={<IconColumnInsertRight {...icon} />} onClick={run('addColumnAfter')}>
          Add column after
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconRowRemove {...icon} />} onClick={run('deleteRow')}>
          Delete row
        </Menu.Item>
        <Menu.Item leftSection={<IconColumnRemove {...icon} />} onClick={run('deleteColumn')}>
          Delete column
        </Menu.Item>
        <Menu.Item leftSection={<IconTableOff {...icon} />} onClick={run('deleteTable')}>
          Delete table
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
