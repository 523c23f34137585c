// Issues of a Jira project or search (CSV, "all fields"), in English, German, French or Spanish. Headings such as Labels, Sprint and
// Comment come once for each value.
import { t } from '#contract/texts.ts'
import {
  BrokenFile,
  columnsSeen,
  type ImportPlan,
  labelsSeen,
  type PlannedComment,
  type PlannedTask,
  type PlannedTime,
  planned,
} from '#server/features/imports/plan.ts'
import { type Dates, datesLike, readAsDayFirst } from '#server/features/imports/reading/dates.ts'
import {
  complexityOfPoints,
  complexityOfSeconds,
  kindOfStatus,
  priorityOf,
} from '#server/features/imports/reading/levels.ts'
import { has, type Row, readTable, unasked } from '#server/features/imports/reading/table.ts'
import { oneLine, sameName } from '#server/features/imports/reading/text.ts'
import { partsOfParents } from './parents.ts'
import { personNamed } from './person-named.ts'
import { fromWikiMarkup } from './wiki-markup.ts'

export const jiraHeadings = {
  summary: ['Summary', 'Zusammenfassung', 'Résumé', 'Resumen'],
  key: ['Issue key', 'Key', 'Vorgangsschlüssel', 'Schlüssel', 'Clé de ticket', 'Clé', 'Clave de incidencia', 'Clave'],
  id: ['Issue id', 'Vorgangs-ID', 'ID de ticket', 'ID de la incidencia'],
  parent: [
    'Parent key',
    'Parent',
    'Parent id',
    'Übergeordnet',
    'Übergeordnete Vorgangs-ID',
    'ID parent',
    'ID principal',
    'Principal',
  ],
  status: ['Status', 'État', 'Statut', 'Estado'],
  category: ['Status category', 'Statuskategorie', 'Catégorie d’état', 'Catégorie de statut', 'Categoría de estado'],
  resolution: ['Resolution', 'Lösung', 'Résolution', 'Resolución'],
  priority: ['Priority', 'Priorität', 'Priorité', 'Prioridad'],
  type: ['Issue Type', 'Vorgangstyp', 'Type de ticket', 'Tipo de incidencia'],
  assignee: ['Assignee', 'Zugewiesene Person', 'Bearbeiter', 'Responsable', 'Personne assignée', 'Persona asignada'],
  description: ['Description', 'Beschreibung', 'Descripción'],
  created: ['Created', 'Erstellt', 'Création', 'Créée', 'Créé', 'Creada', 'Creado'],
  updated: ['Updated', 'Aktualisiert', 'Mise à jour', 'Mis à jour', 'Actualizada', 'Actualizado'],
  due: [
    'Due date',
    'Due',
    'Fälligkeitsdatum',
    'Fällig',
    'Date d’échéance',
    'Échéance',
    'Fecha de vencimiento',
    'Vencimiento',
  ],
  start: ['Start date', 'Custom field (Start date)', 'Startdatum', 'Date de début', 'Fecha de inicio'],
  resolved: ['Resolved', 'Erledigt', 'Résolu', 'Résolue', 'Resuelta', 'Resuelto'],
  labels: ['Labels', 'Stichwörter', 'Étiquettes', 'Etiquetas'],
  components: ['Component/s', 'Components', 'Komponente/n', 'Komponenten', 'Composants', 'Componentes'],
  sprint: ['Sprint'],
  comment: ['Comment', 'Kommentar', 'Commentaire', 'Comentario'],
  estimate: ['Original estimate', 'Ursprüngliche Schätzung', 'Estimation originale', 'Estimación original'],
  points: [
    'Story Points',
    'Story point estimate',
    'Custom field (Story Points)',
    'Custom field (Story point estimate)',
  ],
  work: ['Log Work', 'Arbeitsprotokoll', 'Journal des travaux', 'Registro de trabajo'],
}
const h = jiraHeadings

/** "is blocked by" and "blocks", in whatever language the words around it are. */
const isBlockLink = (header: string) => /\((blocks|blockiert|bloque|bloquea)\)/i.test(header)
const isInward = (header: string) =>
  /^(inward|eingehend|lien.*entrant|enlace.*entrante|v[ií]nculo.*entrante)/i.test(header)

export function readJira(text: string): ImportPlan {
  const table = readTable(text)
  if (!has(table, ...h.summary)) throw new BrokenFile(t`This is not a Jira export: it has no column Summary.`, 1)
  const { headers, rows } = table
  const links = headers.filter(isBlockLink)
  const stamps = rows.flatMap((row) => [
    ...row.all(...h.created, ...h.due, ...h.updated, ...h.resolved),
    ...row.all(...h.comment).map((told) => told.split(';')[0]!),
  ])
  const dates = datesLike(stamps)
  const named = rows.filter((row) => row.one(...h.summary))
  const tasks = named.map((row) => taskOf(row, dates, links))
  addOutward(tasks, named, links)
  const keyOf = new Map(named.map((row) => [row.one(...h.id), keyIn(row)]))
  partsOfParents(
    tasks,
    new Map(named.map((row) => [keyIn(row), keyOf.get(row.one(...h.parent)) ?? row.one(...h.parent)])),
  )
  const done = new Set(named.filter(isDone).map(statusOf))
  return {
    columns: columnsSeen(tasks, (title) => {
      const kind = kindOfStatus(title)
      return kind === 'new' && done.has(title) ? 'completed' : kind
    }),
    labels: labelsSeen(tasks),
    tasks,
    unmapped: unasked(table, [...Object.values(h).flat(), ...links]),
    skipped: rows.filter((row) => !row.one(...h.summary)).map(({ line }) => ({ row: line, why: t`It has no summary` })),
    notes: named
      .filter((row) => [h.start, h.due, h.resolved].some((heading) => dates.mayBeOther(row.one(...heading))))
      .map(({ line }) => ({ row: line, why: readAsDayFirst() })),
    table: null,
  }
}

const keyIn = (row: Row) => row.one(...h.key, ...h.id) || `line ${row.line}`
const statusOf = (row: Row) => row.one(...h.status)

const doneCategories = new Set(['done', 'fertig', 'erledigt', 'terminé', 'hecho', 'listo'].map(sameName))
const unresolved = new Set(['unresolved', 'nicht erledigt', 'non résolu', 'sin resolver'].map(sameName))

function isDone(row: Row) {
  const resolution = row.one(...h.resolution)
  return (
    doneCategories.has(sameName(row.one(...h.category))) || (resolution !== '' && !unresolved.has(sameName(resolution)))
  )
}

const plainTypes = new Set(
  ['task', 'subtask', 'aufgabe', 'unteraufgabe', 'teilaufgabe', 'tâche', 'soustâche', 'tarea', 'subtarea'].map(
    sameName,
  ),
)

function taskOf(row: Row, dates: Dates, links: string[]): PlannedTask {
  const type = row.one(...h.type)
  const points = row.one(...h.points)
  return planned({
    row: row.line,
    externalId: keyIn(row),
    title: row.one(...h.summary),
    description: fromWikiMarkup(row.one(...h.description)),
    column: statusOf(row) || null,
    labels: [
      ...row.all(...h.labels).flatMap((cell) => cell.split(/\s+/)),
      ...row.all(...h.components, ...h.sprint),
      ...(type && !plainTypes.has(sameName(type)) ? [type] : []),
    ],
    people: row
      .all(...h.assignee)
      .slice(0, 1)
      .map(personNamed),
    priority: priorityOf(row.one(...h.priority)),
    complexity: points ? complexityOfPoints(points) : complexityOfSeconds(Number(row.one(...h.estimate))),
    startDate: dates.day(row.one(...h.start)),
    dueDate: dates.day(row.one(...h.due)),
    completedAt: isDone(row) ? dates.moment(row.one(...h.resolved)) : null,
    createdAt: dates.moment(row.one(...h.created)),
    updatedAt: dates.moment(row.one(...h.updated)),
    comments: row.all(...h.comment).map((cell) => commentOf(cell, dates)),
    time: row.all(...h.work).flatMap((cell) => timeOf(cell, dates) ?? []),
    blockers: row.all(...links.filter(isInward)),
  })
}

/** `date;author;text`, where the text may have semicolons of its own. Anything else is all text. */
function commentOf(cell: string, dates: Dates): PlannedComment {
  const [, date = '', author = '', body = ''] = /^([^;]*);([^;]*);(.*)$/s.exec(cell) ?? []
  const at = dates.moment(date)
  if (!at) return { author: null, at: null, body: fromWikiMarkup(cell) }
  return { author: author ? personNamed(author) : null, at, body: fromWikiMarkup(body) }
}

/** `text;date;author;seconds` */
function timeOf(cell: string, dates: Dates): PlannedTime | null {
  const [, said = '', date = '', author = '', seconds = ''] = /^(.*);([^;]*);([^;]*);(\d+)$/s.exec(cell) ?? []
  const startTime = dates.moment(date)
  if (!startTime || !author) return null
  return { person: personNamed(author), startTime, duration: Number(seconds), description: oneLine(said) }
}

/** A link is told from both ends, but a file may hold only one of them. */
function addOutward(tasks: PlannedTask[], rows: Row[], links: string[]) {
  const outward = links.filter((header) => !isInward(header))
  const known = new Map(tasks.map((task) => [task.externalId, task]))
  for (const row of rows) for (const blocked of row.all(...outward)) known.get(blocked)?.blockers.push(keyIn(row))
}
