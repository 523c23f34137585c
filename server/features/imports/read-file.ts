// A file as a plan, or the reason why not. Pure: the same bytes always give the same rows in the same order.
import type { ImportProvider } from '#contract/imports.ts'
import { t } from '#contract/texts.ts'
import { fitted } from './fit.ts'
import { BrokenFile, type ImportPlan, requireFewEnough } from './plan.ts'
import { readAsana } from './providers/asana.ts'
import { readClickUp } from './providers/clickup.ts'
import { type Mapping, readCsv } from './providers/csv.ts'
import { readGitHub } from './providers/github.ts'
import { readHearth } from './providers/hearth.ts'
import { jiraHeadings, readJira } from './providers/jira.ts'
import { readLinear } from './providers/linear.ts'
import { readTrello } from './providers/trello.ts'
import { isThing } from './reading/json.ts'
import { has, readTable } from './reading/table.ts'
import { decode } from './reading/text.ts'

const readers: Record<ImportProvider, (text: string, mapping: Mapping | null) => ImportPlan> = {
  trello: readTrello,
  jira: readJira,
  github: readGitHub,
  linear: readLinear,
  asana: readAsana,
  clickup: readClickUp,
  csv: readCsv,
  hearth: readHearth,
}

const providerNames: Record<ImportProvider, string> = {
  trello: 'Trello',
  jira: 'Jira',
  github: 'GitHub',
  linear: 'Linear',
  asana: 'Asana',
  clickup: 'ClickUp',
  csv: 'CSV',
  hearth: 'Hearth',
}

export function readFile(provider: ImportProvider, bytes: Uint8Array, mapping: Mapping | null): ImportPlan {
  const text = decode(bytes)
  if (!text.trim()) throw new BrokenFile(t`There is nothing in this file.`)
  const looksLike = isJson(text) ? kindOfJson(text) : provider === 'csv' ? null : kindOfTable(text)
  if (looksLike && looksLike !== provider)
    throw new BrokenFile(
      t`This looks like a file from ${providerNames[looksLike]}. Choose ${providerNames[looksLike]} to import it.`,
    )
  if (!isJson(text) && jsonProviders.has(provider))
    throw new BrokenFile(t`${providerNames[provider]} exports JSON, and this is no JSON: line 1, column 1.`, 1)
  if (isJson(text) && !jsonProviders.has(provider))
    throw new BrokenFile(t`${providerNames[provider]} exports CSV, and this is JSON.`, 1)
  const read = readers[provider](text, mapping)
  requireFewEnough(read.tasks)
  const plan = fitted(read)
  if (plan.tasks.length === 0 && plan.skipped.length === 0) throw new BrokenFile(t`There are no tasks in this file.`)
  return plan
}

const jsonProviders = new Set<ImportProvider>(['trello', 'github', 'hearth'])
const isJson = (text: string) => /^\s*[[{]/.test(text)

/** Null when it is nobody's we know, or broken: its own reader says that better. */
function kindOfJson(text: string): ImportProvider | null {
  const read = unlessBroken(() => JSON.parse(text) as unknown)
  if (Array.isArray(read)) {
    const [first] = read.flat()
    return isThing(first) && 'title' in first && ('number' in first || 'html_url' in first) ? 'github' : null
  }
  if (!isThing(read)) return null
  if ('hearth' in read) return 'hearth'
  return 'lists' in read && 'cards' in read ? 'trello' : null
}

function kindOfTable(text: string): ImportProvider | null {
  const table = unlessBroken(() => readTable(text))
  if (!table) return null
  if (has(table, 'Task Name') && has(table, 'Task ID') && has(table, 'List', 'List Name')) return 'clickup'
  if (has(table, 'Section/Column') && has(table, 'Name')) return 'asana'
  if (has(table, 'Title') && has(table, 'ID') && has(table, 'Team', 'Cycle Name', 'Cycle Number')) return 'linear'
  return has(table, ...jiraHeadings.summary) && has(table, ...jiraHeadings.key, ...jiraHeadings.id) ? 'jira' : null
}

function unlessBroken<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
