import { Node } from '@tiptap/core'

/** A picture from elsewhere, such as an imported task has. It is named, not fetched: whoever reads would tell its server that they do. */
export const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    title: { default: '' },
    leadsTo: { default: '' },
  }),
  renderHTML: ({ node: { attrs } }) => ['span', { 'data-picture': '', title: attrs.src }, attrs.alt || attrs.src],
  renderText: ({ node: { attrs } }) => written(attrs),
  parseMarkdown: ({ href, text, title, leadsTo }, { createNode }) =>
    createNode('image', { src: href ?? '', alt: text ?? '', title: title ?? '', leadsTo: leadsTo ?? '' }),
  renderMarkdown: ({ attrs }) => written(attrs ?? {}),
})

function written({ src, alt, title, leadsTo }: Record<string, string>) {
  const picture = `![${alt?.replace(/[[\]]/g, '\\$&')}](${src}${title && ` "${title.replaceAll('"', '\\"')}"`})`
  return leadsTo ? `[${picture}](${leadsTo})` : picture
}
