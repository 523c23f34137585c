// The project somebody finds in their first workspace: each card is about what one does with it.
import { today } from '#client/features/tasks/words.ts'
import { addDays } from '#contract/days.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { outlinesApi } from '#contract/outlines.ts'
import { t } from '#contract/texts.ts'

type Outline = Sent<typeof outlinesApi.createBoardFromOutline>

const IN_PROGRESS = 1
const DONE = 2
const HIGH = 2
const MEDIUM = 3
const LOW = 4

const paragraphs = (...texts: string[]) => texts.join('\n\n')
const list = (...items: string[]) => items.map((item) => `- ${item}`).join('\n')

/** What has a day is given to nobody: the first mail from Hearth shall not be a reminder of an example. */
export function exampleProject(workspaceId: string, me: string): Outline {
  const start = t`Start here`
  const together = t`Together`
  const keyboard = t`Keyboard`
  return {
    workspaceId,
    title: t`Get to know Hearth`,
    key: 'TOUR',
    description: t`A few cards to try things on. Home shows what else there is to do first.`,
    labels: [
      { name: start, color: 'ember' },
      { name: together, color: 'teal' },
      { name: keyboard, color: 'violet' },
    ],
    tasks: [
      {
        title: t`Drag me one column to the right`,
        description: paragraphs(
          t`A card moves to the right as its work goes on, until it is done. Whoever has the project open sees it move.`,
          list(
            t`With the mouse: take the card and drop it in the next column.`,
            t`With the keyboard: go to a card and press **Alt** with an arrow key.`,
            t`On a phone: hold the card for a moment, then move it.`,
          ),
        ),
        labels: [start],
        members: [me],
        priority: HIGH,
      },
      {
        title: t`Open me to see what a task can hold`,
        description: paragraphs(
          t`Click or tap this text to change it. It can be **bold** or *italic*, and have links and`,
          list(t`lists like this one,`, t`or tasks by their number, such as TOUR-1.`),
          `> ${t`A quote stands apart.`}`,
          t`Above it you say who does it, until when, and how much it matters.`,
        ),
        labels: [start],
        priority: MEDIUM,
        cover: 'gold',
      },
      {
        title: t`Write a comment and mention somebody`,
        description: paragraphs(
          t`Below, where it says *Write a comment*, type @ and choose a name: that person is told.`,
          t`Still alone here? Then invite somebody first, or leave a note for yourself.`,
        ),
        labels: [together],
      },
      {
        title: t`Invite somebody to work with you`,
        description: paragraphs(
          t`Open *Settings*, then *Members*, and press *Invite people*. Each gets a link of their own.`,
          t`Members see the projects of the workspace, guests only those they are added to.`,
        ),
        labels: [together],
        priority: MEDIUM,
      },
      {
        title: t`Start a timer`,
        description: t`Press *Start timer* in this task. It runs on while you work elsewhere, and reports add up where the time went.`,
        priority: LOW,
      },
      {
        title: t`Find and do anything by typing`,
        description: paragraphs(
          t`Press **Ctrl+K**, on a Mac **⌘K**, or on a phone the magnifying glass. It finds tasks, projects and people, and everything you can do. Some things have a key of their own:`,
          list(
            t`**C** writes a new task.`,
            t`**M** moves the one you point at, **A** gives it to somebody, **D** sets its due date.`,
            t`**?** shows all the keys.`,
          ),
        ),
        labels: [keyboard],
      },
      {
        title: t`Delete this project when you know your way`,
        description: t`Open the menu beside its title, the arrow, and choose *Delete…*. Then make one of your own.`,
        priority: LOW,
      },
      {
        title: t`Tick off a checklist`,
        column: IN_PROGRESS,
        description: t`Small steps need no cards of their own. The card shows how many are done.`,
        labels: [start],
        members: [me],
        checklist: [
          { text: t`Make a workspace`, done: true },
          { text: t`Open this card` },
          { text: t`Tick this off` },
          { text: t`Add a step of your own` },
        ],
      },
      {
        title: t`Find me in the calendar and on the timeline`,
        column: IN_PROGRESS,
        description: t`This task has a start and a due date, so it stands in both. Choose *Calendar* or *Timeline* at the top and drag it to other days.`,
        startDate: today(),
        dueDate: addDays(today(), 3),
        priority: MEDIUM,
      },
      {
        title: t`Sign up and make a workspace`,
        column: DONE,
        description: t`Done already. What is finished stays here, and counts in the reports.`,
      },
    ],
  }
}
