// Our styles are written in the layer `app`, above those of the reset and of Mantine. Built, they stand in no layer at all, which is just
// as far above. For a style sheet with layers that comes in before another one, Chromium lays out the whole page again, thirty
// milliseconds for a board: many of ours come later, and Mantine keeps one of its own at the end of the page.
import type { CSSOptions } from 'vite'

export const aboveLayers: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'hearth:above-layers',
        AtRule: {
          layer(rule) {
            if (rule.params === 'app' && rule.nodes) rule.replaceWith(...rule.nodes)
          },
        },
      },
    ],
  },
}
