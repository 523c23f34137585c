/** Words as they are, for a place that reads markup: a name in them may look like some. */
export const asHtml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

/** What markup says, to be shown as text and never as markup. */
export const wordsOfHtml = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => signs[name]!)
