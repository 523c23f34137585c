// Where a sandbox payment is confirmed: what a bank's page would be. No scripts.
import { escapeHtml } from '#server/core/html.ts'
import type { SandboxInvoice } from './sandbox-account.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const said = {
  paid: 'This invoice is paid.',
  open: 'This payment was not confirmed. Try again with another card.',
  void: 'This invoice was withdrawn: nothing has to be paid.',
  uncollectible: 'This invoice was given up on.',
}

export function invoicePage(invoice: SandboxInvoice, path: string, back: string) {
  const { number, amount, createdAt, asks, status } = invoice
  const waits = asks && status === 'open'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${waits ? 'Confirm the payment' : 'Invoice'} · Hearth</title><style>${style}</style></head>
<body><main>
<p class="note">Sandbox: no real money</p>
<h1>${waits ? 'Confirm the payment' : `Invoice ${escapeHtml(number)}`}</h1>
<p class="amount">${escapeHtml(dollars.format(amount / 100))}</p>
<dl><dt>For</dt><dd>Hearth Premium, one month</dd><dt>Invoice</dt><dd>${escapeHtml(number)}</dd><dt>Date</dt><dd>${escapeHtml(day.format(new Date(createdAt)))}</dd></dl>
${
  waits
    ? `<p>Your bank would ask you here whether it is really you who pays.</p>
<div class="buttons"><form method="post" action="${escapeHtml(path)}/confirm"><button class="yes">Confirm payment</button></form>
<form method="post" action="${escapeHtml(path)}/fail"><button>Refuse payment</button></form></div>`
    : `<p>${said[status]}</p><p><a href="${escapeHtml(back)}">Back to the subscription</a></p>`
}
</main></body></html>`
}

const style = `
:root{color-scheme:light dark;--bg:#f1ebe1;--card:#fffefc;--text:#2a2521;--dim:#5b5249;--line:#dfd6c8;--yes:#4a4139;--on:#fbf8f2;--ember:#ae481f}
@media(prefers-color-scheme:dark){:root{--bg:#121110;--card:#272420;--text:#f0e9de;--dim:#bdb3a5;--line:#403a34;--yes:#f3ece0;--on:#272320;--ember:#ef9a6d}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,sans-serif}
main{width:100%;max-width:420px;padding:32px;border-radius:14px;background:var(--card);box-shadow:0 1px 3px rgba(60,46,30,.12)}
p{color:var(--dim);margin:0 0 16px}.note{display:inline-block;margin:0 0 16px;padding:2px 10px;border-radius:99px;border:1px solid var(--line);color:var(--ember);font-size:12.5px;font-weight:500}
h1{margin:0;font-size:20px;font-weight:600;letter-spacing:-.018em}.amount{margin:4px 0 20px;color:var(--text);font-size:32px;font-weight:600;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 20px;margin:0 0 20px;padding:16px 0;border-block:1px solid var(--line)}dt{color:var(--dim)}dd{margin:0;text-align:right}
.buttons{display:grid;gap:8px}button{width:100%;height:40px;border-radius:8px;border:1px solid var(--line);background:transparent;color:var(--text);font:inherit;font-weight:500;cursor:pointer}
.yes{border-color:var(--yes);background:var(--yes);color:var(--on)}button:focus-visible,a:focus-visible{outline:2px solid var(--ember);outline-offset:2px}a{color:inherit}
`
