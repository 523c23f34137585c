import { Extension, InputRule } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { becomeTask, itemAt } from './task-of-item.ts'

/** People who know Markdown type the marker of every item. In a list it is there already, and only what it adds counts. */
export const ListMarkers = Extension.create({
  name: 'listMarkers',
  addInputRules() {
    const { editor } = this
    return [
      new InputRule({
        find: /^(?:[-*+]|\d{1,9}[.)]) $/,
        handler: ({ range, match, chain }) => {
          const list = /\d/.test(match[0]) ? ['orderedList'] : ['bulletList', 'taskList']
          if (!list.some((name) => editor.isActive(name))) return null
          chain().deleteRange(range).run()
        },
      }),
      // `- [ ] `: the dash alone has made an ordinary item by the time the box is there.
      new InputRule({
        find: /^\[([ xX]?)\] $/,
        handler: ({ state: { tr }, range, match }) => {
          if (!itemAt(tr.selection)) return null
          // Undone by itself, however fast it was typed.
          closeHistory(tr).delete(range.from, range.to)
          becomeTask(tr, /x/i.test(match[1] ?? ''))
        },
      }),
    ]
  },
})
