// A letter is a mail before it is sent: what it says, once, as plain text and as HTML.
import type { Language } from '#contract/languages.ts'
import { t } from '#contract/texts.ts'
import { escapeHtml } from './html.ts'
import { inLanguage } from './speech.ts'

export interface Letter {
  to: string
  language: Language
  subject: string
  paragraphs: string[]
  /** Several things, each under its own heading. */
  sections?: Section[]
  button?: Link
  /** Small print: why this mail came. */
  reason: string
  /** For mails one can do without. */
  unsubscribe?: Unsubscribe
}

interface Link {
  label: string
  url: string
}

interface Section {
  heading: string
  items: { text: string; detail?: string; url?: string }[]
}

interface Unsubscribe {
  label: string
  /** Where a person reads what they turn off. */
  page: string
  /** What their mail program calls by itself (RFC 8058). */
  oneClick: string
}

/** Small print of every mail nobody can opt out of. */
export const securityReason = () => t`You get this mail because it concerns the security of your Hearth account.`

/** Everything a letter says is said while it is written: by whoever reads it, in their language. English where they have none. */
export const letterIn = (language: Language | null, write: () => Omit<Letter, 'language'>): Letter => ({
  language: language ?? 'en',
  ...inLanguage(language ?? 'en', write),
})

/** Links stand alone on their line, so that no mail program breaks them. */
export const letterText = ({ paragraphs, sections = [], button, reason, unsubscribe }: Letter) =>
  [
    ...paragraphs,
    ...sections.map(sectionText),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `--\n${reason}`,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.page}`] : []),
  ].join('\n\n')

const sectionText = ({ heading, items }: Section) =>
  [
    heading.toUpperCase(),
    ...items.map(({ text, detail, url }) => [`- ${text}`, ...[detail, url].filter(Boolean)].join('\n  ')),
  ].join('\n')

export function letterHtml({ language, subject, paragraphs, sections = [], button, reason, unsubscribe }: Letter) {
  const text = paragraphs.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('\n')
  const link = button
    ? `<p style="margin:24px 0"><a class="button" href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#4a4139;color:#fbf8f2;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>
<p class="dim" style="margin:0 0 16px;font-size:13px;color:#71675c;word-break:break-all">${escapeHtml(button.url)}</p>`
    : ''
  const wayOut = unsubscribe
    ? `<br><a class="dim" href="${escapeHtml(unsubscribe.page)}" style="color:#71675c">${escapeHtml(unsubscribe.label)}</a>`
    : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title>
<style>@media (prefers-color-scheme: dark) {
  body, .page { background: #121110 !important } .card { background: #191715 !important; color: #f0e9de !important; border-color: #35302b !important }
  .dim { color: #9d9386 !important } .item { color: #f0e9de !important; border-color: #35302b !important }
  .button { background: #f3ece0 !important; color: #272320 !important }
}</style></head>
<body style="margin:0;background:#f1ebe1">
<div class="page" style="padding:32px 16px;background:#f1ebe1;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div class="card" style="max-width:480px;margin:0 auto;padding:32px;border-radius:14px;background:#fffefc;border:1px solid #e6dccb;color:#2a2521;font-size:15px;line-height:1.55">
<p style="margin:0 0 20px;font-weight:700;letter-spacing:-.01em">Hearth</p>
${text}
${sections.map(sectionHtml).join('\n')}
${link}
<p class="dim" style="margin:24px 0 0;font-size:12px;color:#71675c">${escapeHtml(reason)}${wayOut}</p>
</div></div></body></html>`
}

function sectionHtml({ heading, items }: Section) {
  const rows = items.map(({ text, detail, url }) => {
    const title = url
      ? `<a class="item" href="${escapeHtml(url)}" style="color:#2a2521;font-weight:600;text-decoration:none">${escapeHtml(text)}</a>`
      : `<span style="font-weight:600">${escapeHtml(text)}</span>`
    const more = detail ? `<br><span class="dim" style="font-size:13px;color:#71675c">${escapeHtml(detail)}</span>` : ''
    return `<p class="item" style="margin:0;padding:10px 0;border-top:1px solid #e6dccb">${title}${more}</p>`
  })
  return `<p class="dim" style="margin:20px 0 8px;font-size:13px;color:#71675c">${escapeHtml(heading)}</p>\n${rows.join('\n')}`
}
