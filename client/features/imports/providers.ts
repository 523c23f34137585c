// What one can import from, in words: what it is called, and how its file is made there.

import {
  IconBrandAsana,
  IconBrandGithub,
  IconBrandJira,
  IconBrandTrello,
  IconChevronsUp,
  IconCircleHalf2,
  IconFlame,
  IconTable,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ImportProvider } from '#contract/imports.ts'
import { t } from '#contract/texts.ts'

interface ProviderWords {
  name: string
  icon: TablerIcon
  /** What comes along, in one line. */
  brings: string
  /** How to get the file, step by step. */
  steps: string[]
  /** The ending of its files. */
  accepts: '.json' | '.csv'
}

export const providers: Record<ImportProvider, ProviderWords> = {
  trello: {
    name: 'Trello',
    icon: IconBrandTrello,
    brings: t`Lists, cards, checklists, labels and comments`,
    steps: [t`Open the board in Trello and its menu “…”.`, t`Choose Print, export and share, then Export as JSON.`],
    accepts: '.json',
  },
  jira: {
    name: 'Jira',
    icon: IconBrandJira,
    brings: t`Issues with status, sprints, comments and links`,
    steps: [
      t`Search for the issues you want under Filters, All issues.`,
      t`Choose Export, then Export CSV (all fields).`,
    ],
    accepts: '.csv',
  },
  github: {
    name: 'GitHub',
    icon: IconBrandGithub,
    brings: t`Issues with labels, milestones and assignees`,
    steps: [
      t`Run in your repository: gh issue list --state all --limit 10000 --json number,title,body,state,stateReason,labels,assignees,milestone,comments,createdAt,closedAt,url > issues.json`,
      t`Or save what the API answers at /repos/OWNER/NAME/issues?state=all.`,
    ],
    accepts: '.json',
  },
  linear: {
    name: 'Linear',
    icon: IconCircleHalf2,
    brings: t`Issues with status, estimates, cycles and labels`,
    steps: [t`Open Settings, then Import and export.`, t`Choose Export CSV; the file comes by mail or as a download.`],
    accepts: '.csv',
  },
  asana: {
    name: 'Asana',
    icon: IconBrandAsana,
    brings: t`Sections, tasks, subtasks and tags`,
    steps: [t`Open the project and the arrow beside its name.`, t`Choose Export, then CSV.`],
    accepts: '.csv',
  },
  clickup: {
    name: 'ClickUp',
    icon: IconChevronsUp,
    brings: t`Statuses, tasks, subtasks, checklists and comments`,
    steps: [
      t`Open Settings, then Import/Export, and start an export of the workspace; a view can be exported from its menu as well.`,
      t`Choose CSV. Tasks of several lists keep the name of theirs as a label.`,
    ],
    accepts: '.csv',
  },
  csv: {
    name: 'CSV',
    icon: IconTable,
    brings: t`Any table: you say which column is what`,
    steps: [
      t`Save your table as CSV. The first line holds the names of the columns.`,
      t`UTF-8 is best; commas, semicolons and tabs are understood.`,
    ],
    accepts: '.csv',
  },
  hearth: {
    name: 'Hearth',
    icon: IconFlame,
    brings: t`A project as it was, from our own JSON export`,
    steps: [t`Open the project and the menu “…” above its board.`, t`Choose Export all tasks as JSON.`],
    accepts: '.json',
  },
}
