import { Node } from '@tiptap/core'

/** A picture from elsewhere, such as an imported task has. It is named, not fetched: whoever reads would tell its server that they do. */
export const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, title: { default: '' } }),
  renderHTML: ({ node: { attrs } }) => ['span', { 'data-picture': '', title: attrs.src }, attrs.alt || attrs.src],
  renderText: ({ node: { attrs } }) => written(attrs),
  parseMarkdown: ({ href, text, title }, { createNode }) =>
    createNode('image', { src: href ?? '', alt: text ?? '', title: title ?? '' }),
  renderMarkdown: ({ attrs }) => written(attrs ?? {}),
})

const written = ({ src, alt, title }: Record<string, string>) =>
  `![${alt?.replace(/[[\]]/g, '\\$&')}](${src}${title && ` "${title.replaceAll('"', '\\"')}"`})`
