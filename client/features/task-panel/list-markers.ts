import { Extension, InputRule } from '@tiptap/core'

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
      // `- [ ] `: the dash alone has made an ordinary list by the time the box is there, and all of it gets boxes.
      new InputRule({
        find: /^\[([ xX]?)\] $/,
        handler: ({ range, match, chain }) => {
          const isPlain = editor.isActive('listItem')
          if (!isPlain && !editor.isActive('taskItem')) return null
          const rest = chain().deleteRange(range)
          const item = isPlain ? rest.toggleTaskList() : rest
          item.updateAttributes('taskItem', { checked: /x/i.test(match[1] ?? '') }).run()
        },
      }),
    ]
  },
})
