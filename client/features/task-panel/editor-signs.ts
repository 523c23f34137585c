// Formatting by the signs one types or pastes. A sign beside a space is none, as in 2 * 4 * 8, and underscores belong to names
// such as __init__: the editor's own rules would take them away.
import { Mark, markInputRule, markPasteRule } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'

const signs: Record<string, string> = {
  bold: String.raw`(?<=^|\s)\*\*(?!\s)([^*]*[^*\s])\*\*(?!\*)`,
  italic: String.raw`(?<=^|\s)\*(?!\s)([^*]*[^*\s])\*(?![*_\p{L}\p{N}])`,
  strike: String.raw`(?<=^|\s)~~(?!\s)([^~]*[^~\s])~~(?!~)`,
  code: '(?<!`)`(?!\\s)([^`]*[^`\\s])`(?!`)',
}

export const Formats = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((each) => {
      const sign = each instanceof Mark && signs[each.name]
      return sign ? withSign(each, sign) : each
    })
  },
})

const withSign = (mark: Mark, sign: string) =>
  mark.extend({
    addInputRules() {
      return [markInputRule({ find: new RegExp(`${sign}$`, 'u'), type: this.type })]
    },
    addPasteRules() {
      return [markPasteRule({ find: new RegExp(sign, 'gu'), type: this.type })]
    },
  })
