/**
 * The parts of Jira's markup that read badly as they are, as Markdown. No pattern goes on over another beginning of its own, nor has two
 * ways to read the same signs: somebody's log of thousands of brackets would take minutes.
 */
export const fromWikiMarkup = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/^h([1-6])\.\s*/gm, (_, level: string) => `${'#'.repeat(Number(level))} `)
    // Before what stands in single ones.
    .replace(/\{\{([^{}\n]+)\}\}/g, '`$1`')
    .replace(/\{code(?::([\w+-]{1,40}))?[^{}]*\}\n?/g, (_, language: string | undefined) => `\`\`\`${language ?? ''}\n`)
    .replace(/\{noformat\}\n?/g, '```\n')
    .replace(/\[([^[|\]\n]+)\|(https?:\/\/[^[|\]\s]+)(?:[|\s][^[\]]*)?\]/g, '[$1]($2)')
    .replace(/\{quote\}/g, '')
    .replace(/\{color[^{}]*\}/g, '')
