// The API described for people: one page, no scripts, made from the OpenAPI document.
import { KEY_CALLS_PER_MINUTE, KEY_MARK } from '#contract/api-keys.ts'
import { escapeHtml } from '#server/core/html.ts'
import type { Schema } from './examples.ts'
import type { openApi } from './openapi.ts'

type Document = ReturnType<typeof openApi>
interface Field {
  name: string
  in: string
  required: boolean
  schema: Schema
}
interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security: { bearer?: string[]; apiKey?: string[] }[]
  'x-codeSamples': { source: string }[]
  parameters: Field[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: Record<string, { schema: Schema; example?: unknown }> }>
}

export function docsPage(document: Document) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
  )
  const areas = document.tags.map(({ name }) => ({ name, calls: calls.filter((call) => call.tags[0] === name) }))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Hearth API</title><style>${style}</style></head><body>
<nav aria-label="Areas"><a class="brand" href="/">Hearth</a><p>API reference</p><div class="areas">${areas.map(({ name }) => `<a href="#${slug(name)}">${escapeHtml(name)}</a>`).join('')}<a href="/api/openapi.json">openapi.json</a></div></nav>
<main><h1>Hearth API</h1>
<p class="lead">${escapeHtml(document.info.description)} Send <code>Authorization: Bearer &lt;token&gt;</code> and JSON. Errors are
<code>{ statusCode, error, code, message, details? }</code>; <code>message</code> is written for people. A POST may carry an
<code>Idempotency-Key</code>: the same key within a day gives the first answer and does nothing twice, except where the
answer holds a secret, which is never kept.</p>
<h2>Signing in</h2>
<p class="lead">A program uses an <b>API key</b>, made under Settings, API by the owner or an admin of a workspace. It acts for whoever
made it, with their rights of the moment, in that workspace alone. What each call asks of a key stands beside it: <span class="tag">read</span>
or <span class="tag">write</span>; what is for <span class="tag">people only</span> (managing members, billing, keys, webhooks, chats, the account) answers 403. A key that
was revoked, has expired, or whose maker left the workspace answers 401.</p>
<p class="lead">A key may call ${KEY_CALLS_PER_MINUTE} times a minute. Every answer says how it stands in <code>RateLimit-Limit</code>,
<code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code> (seconds); beyond it the answer is 429 with <code>Retry-After</code>.</p>
<pre>${escapeHtml(firstCalls(document.servers[0]!.url))}</pre>
${areas.map(({ name, calls: list }) => `<section id="${slug(name)}"><h2>${escapeHtml(name)}</h2>${list.map(callHtml).join('')}</section>`).join('')}
</main></body></html>`
}

const firstCalls = (url: string) =>
  [
    `export HEARTH_KEY="${KEY_MARK}…"`,
    `curl -H "Authorization: Bearer $HEARTH_KEY" ${url}/api/workspaces`,
    `curl -H "Authorization: Bearer $HEARTH_KEY" "${url}/api/boards?workspaceId=…"`,
  ].join('\n')

/** What a call asks of whoever makes it. */
function whoMay(security: Operation['security']) {
  if (security.length === 0) return 'no token'
  return security.find(({ apiKey }) => apiKey)?.apiKey?.[0] ?? 'people only'
}

function callHtml(call: Operation & { path: string; method: string }) {
  const body = Object.entries(call.requestBody?.content ?? {})[0]
  const [status, answer] = Object.entries(call.responses)[0]!
  const { schema: shape, example } = Object.values(answer.content)[0]!
  return `<details id="${call.operationId}"><summary><span class="method ${call.method}">${call.method.toUpperCase()}</span>
<code>${escapeHtml(call.path)}</code><span class="what">${escapeHtml(call.summary)}</span><span class="tag">${whoMay(call.security)}</span></summary>
<h4>Example</h4><pre>${escapeHtml(call['x-codeSamples'][0]!.source)}</pre>
${call.parameters.length > 0 ? table('Parameters', call.parameters) : ''}
${body ? table(`Body (${body[0]})`, fieldsOf(body[1].schema)) : ''}
<h4>Answer ${status}</h4><pre>${escapeHtml(outline(shape))}</pre>
${example ? `<h4>For example</h4><pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>` : ''}</details>`
}

const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, in: 'body', required: required.includes(name), schema }))

const table = (title: string, fields: Field[]) =>
  `<h4>${escapeHtml(title)}</h4><table><tbody>${fields.map(rowHtml).join('')}</tbody></table>`

const rowHtml = ({ name, in: place, required, schema }: Field) =>
  `<tr><td><code>${escapeHtml(name)}</code>${required ? ' <b>required</b>' : ''}</td><td>${place}</td><td>${escapeHtml(typeOf(schema))}</td></tr>`

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.type === 'array') return `${schema.items ? typeOf(schema.items) : 'any'}[]`
  return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any')
}

function outline(schema: Schema, indent = ''): string {
  if (schema.properties) {
    const lines = Object.entries(schema.properties).map(
      ([name, inner]) => `${indent}  ${name}: ${outline(inner, `${indent}  `)}`,
    )
    return `{\n${lines.join('\n')}\n${indent}}`
  }
  if (schema.type === 'array' && schema.items) return `[ ${outline(schema.items, indent)} ]`
  if (schema.anyOf) return schema.anyOf.map((inner) => outline(inner, indent)).join(' | ')
  return typeOf(schema)
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-')

const style = `
:root{color-scheme:light dark;--bg:#fbf8f3;--side:#f1ebe1;--text:#2a2521;--dim:#71675c;--line:#dfd6c8;--card:#fffefc;--code:#f4efe6}
@media(prefers-color-scheme:dark){:root{--bg:#191715;--side:#121110;--text:#f0e9de;--dim:#9d9386;--line:#35302b;--card:#272420;--code:#1e1c19}}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:220px minmax(0,1fr);background:var(--bg);color:var(--text);font:14px/1.5 system-ui,sans-serif}
nav{position:sticky;top:0;align-self:start;height:100vh;padding:24px 20px;background:var(--side);overflow-y:auto}.areas{display:flex;flex-direction:column;gap:6px}
nav a{color:var(--dim);text-decoration:none;padding:3px 0}nav a:hover{color:var(--text)}nav p{margin:6px 0 12px;color:var(--dim)}.brand{font-weight:650;color:var(--text);font-size:16px}
main{padding:40px clamp(16px,5vw,64px);max-width:1000px}h1{font-size:28px;letter-spacing:-.02em;margin:0 0 12px}h2{font-size:18px;margin:36px 0 12px}h4{margin:16px 0 6px;font-size:12px;color:var(--dim)}
.lead{color:var(--dim);max-width:70ch}code,pre{font:12.5px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}code{overflow-wrap:anywhere}.lead code{background:var(--code);padding:1px 4px;border-radius:4px}
details{border:1px solid var(--line);border-radius:10px;background:var(--card);margin:8px 0;padding:10px 14px}summary{cursor:pointer;display:flex;flex-wrap:wrap;gap:10px;align-items:baseline}
.method{font:600 11px ui-monospace,monospace;min-width:52px;color:var(--dim)}.post,.put{color:#8f5d0e}.delete{color:#ad3c2b}@media(prefers-color-scheme:dark){.post,.put{color:#dda94e}.delete{color:#e07f6a}}
.what{color:var(--dim);flex:1 1 260px}.lead .tag{white-space:nowrap}.lead+pre{margin-top:12px}.tag{font-size:12px;color:var(--dim);border:1px solid var(--line);border-radius:99px;padding:0 8px}
table{width:100%;border-collapse:collapse}td{padding:5px 8px 5px 0;border-top:1px solid var(--line);vertical-align:top}td b{font-weight:500;font-size:12px;color:var(--dim)}pre{background:var(--code);padding:12px;border-radius:8px;overflow:auto;margin:0}
@media(max-width:720px){body{display:block}nav{height:auto;padding:12px 16px 0;z-index:1;border-bottom:1px solid var(--line)}nav p{display:none}.areas{flex-direction:row;gap:18px;overflow-x:auto;padding:6px 0 10px}.areas a{white-space:nowrap}section,h2{scroll-margin-top:90px}}
`
