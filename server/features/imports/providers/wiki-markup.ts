/**
 * The parts of Jira's markup that read badly as they are, as Markdown. Each ends at the next opening at the latest: a text of nothing
 * but openings would be searched to its end from every one of them.
 */
export const fromWikiMarkup = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/^h([1-6])\.\s*/gm, (_, level: string) => `${'#'.repeat(Number(level))} `)
    // Before what stands in single ones.
    .replace(/\{\{([^{}\n]+)\}\}/g, '`$1`')
    .replace(/\{code(?::([\w+-]+))?[^{}]*\}\n?/g, (_, language: string | undefined) => `\`\`\`${language ?? ''}\n`)
    .replace(/\{noformat\}\n?/g, '```\n')
    .replace(/\[([^[|\]\n]+)\|(https?:\/\/[^[|\]\s]+)[^[\]]*\]/g, '[$1]($2)')
    .replace(/\{quote\}/g, '')
    .replace(/\{color[^{}]*\}/g, '')
