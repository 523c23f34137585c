// What one can import from, in words: what it is called, and how its file is made there.
import {
  IconBrandAsana,
  IconBrandGithub,
  IconBrandJira,
  IconBrandTrello,
  IconCircleHalf2,
  IconFlame,
  IconTable,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ImportProvider } from '#contract/imports.ts'

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
    brings: 'Lists, cards, checklists, labels and comments',
    steps: ['Open the board in Trello and its menu “…”.', 'Choose Print, export and share, then Export as JSON.'],
    accepts: '.json',
  },
  jira: {
    name: 'Jira',
    icon: IconBrandJira,
    brings: 'Issues with status, sprints, comments and links',
    steps: [
      'Search for the issues you want under Filters, All issues.',
      'Choose Export, then Export CSV (all fields).',
    ],
    accepts: '.csv',
  },
  github: {
    name: 'GitHub',
    icon: IconBrandGithub,
    brings: 'Issues with labels, milestones and assignees',
    steps: [
      'Run in your repository: gh issue list --state all --limit 10000 --json number,title,body,state,stateReason,labels,assignees,milestone,comments,createdAt,closedAt,url > issues.json',
      'Or save what the API answers at /repos/OWNER/NAME/issues?state=all.',
    ],
    accepts: '.json',
  },
  linear: {
    name: 'Linear',
    icon: IconCircleHalf2,
    brings: 'Issues with status, estimates, cycles and labels',
    steps: ['Open Settings, then Import and export.', 'Choose Export CSV; the file comes by mail or as a download.'],
    accepts: '.csv',
  },
  asana: {
    name: 'Asana',
    icon: IconBrandAsana,
    brings: 'Sections, tasks, subtasks and tags',
    steps: ['Open the project and the arrow beside its name.', 'Choose Export, then CSV.'],
    accepts: '.csv',
  },
  csv: {
    name: 'CSV',
    icon: IconTable,
    brings: 'Any table: you say which column is what',
    steps: [
      'Save your table as CSV. The first line holds the names of the columns.',
      'UTF-8 is best; commas, semicolons and tabs are understood.',
    ],
    accepts: '.csv',
  },
  hearth: {
    name: 'Hearth',
    icon: IconFlame,
    brings: 'A project as it was, from our own JSON export',
    steps: ['Open the project and the menu “…” above its board.', 'Choose Export all tasks as JSON.'],
    accepts: '.json',
  },
}
