// What opens over a page. Words in capitals stand for what is there to be looked at.
import type { Locator, Page } from '@playwright/test'

type Words = string | RegExp

export interface Popup {
  /** What opens it. */
  opener: ['article' | 'button' | 'combobox' | 'link' | 'textbox', Words]
  /** What is pressed on it, where that is not Enter. */
  key?: string
  /** The entry of the menu that opened, and that leads on to a dialog. */
  entry?: Words
  opens: ['dialog' | 'menu' | 'listbox', Words]
  /** The dialog the opener stands in. */
  within?: Words
  /** Where the focus comes back to if the opener is gone by then. */
  back?(page: Page): Locator
  /** What brings the opener onto the page. */
  first?(page: Page): Promise<unknown>
  /** What has to happen with what it asks for first. */
  before?(page: Page): Promise<unknown>
}

export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const button = (opener: Words, opens: Popup['opens']): Popup => ({ opener: ['button', opener], opens })
const picker = (name: string): Popup => button(new RegExp(`^${name}:`), ['dialog', new RegExp(name)])
const entries = (opener: Words, ...list: [Words, Words][]): Popup[] =>
  list.map(([entry, dialog]) => ({ opener: ['button', opener], entry, opens: ['dialog', dialog] }))
const after = (first: NonNullable<Popup['first']>, list: Popup[]): Popup[] => list.map((popup) => ({ ...popup, first }))
const inDialog = (within: Words, list: Popup[]): Popup[] => list.map((popup) => ({ ...popup, within }))

const select = async (page: Page) => {
  const card = page.getByRole('article', { name: 'Sweep the chimney' })
  if ((await card.getAttribute('data-selected')) === null) await card.press('x')
}
const message = (page: Page) => page.getByRole('article', { name: /^Message by/ })

export const popupsOfProject: Record<string, Popup[]> = {
  '/WORKSPACE/projects/BOARD?priority=1': [
    button('Filter', ['menu', 'Filter']),
    button('Priority: Urgent', ['menu', 'Priority']),
    button('Display', ['dialog', 'Display']),
    button('Views: What burns', ['menu', 'Views: What burns']),
    ...entries('Views: What burns', ['Save this view…', 'Save this view'], ['Manage my views…', 'My views']),
    button('More', ['menu', 'More']),
    ...entries('More', ['Labels…', 'Labels of this project'], ['Deleted tasks…', 'Deleted tasks']),
    button('Share', ['dialog', 'Share Spring launch']),
    {
      opener: ['article', /Sweep the chimney/],
      key: 'Shift+F10',
      opens: ['menu', 'Actions of Sweep the chimney'],
    },
    button('Actions of To do', ['menu', 'Actions']),
    ...entries('Actions of To do', ['Set a limit', /limit/i], ['Delete…', /Delete/]),
    button(/^Workspace Northwind Studio/, ['menu', /Northwind Studio/]),
    button('Account of Ada', ['menu', /Ada/]),
    ...after(select, [
      button('Move to', ['menu', 'Move to']),
      button('Members', ['dialog', 'Members']),
      button('Due date', ['dialog', 'Due date']),
      button('Delete', ['dialog', 'Delete this task?']),
    ]),
  ],
  '/WORKSPACE/projects/BOARD?task=TASK': inDialog('Light the fire', [
    picker('Status'),
    picker('Priority'),
    picker('Members'),
    picker('Start date'),
    picker('Due date'),
    picker('Complexity'),
    picker('Labels'),
    picker('Cover'),
    button('Change: Blocked by', ['dialog', 'Change: Blocked by']),
    button('Add a reaction', ['dialog', 'Add a reaction']),
    button('What changed', ['dialog', 'The description']),
    button('Move Matches', ['menu', 'Move Matches']),
    button('chimney.png', ['dialog', /chimney\.png/]),
    button('Delete chimney.png', ['dialog', 'Delete “chimney.png”?']),
    button('More', ['menu', 'More']),
    ...entries('More', ['Move to another project…', /Move/], ['Public link…', 'Public link']),
  ]),
  '/WORKSPACE/projects/BOARD/calendar?scale=month&day=2026-12-24': [
    button(/more on Thursday, December 24/, ['dialog', /December 24/]),
    button('Subscribe', ['dialog', 'Subscribe to this calendar']),
  ],
  '/WORKSPACE/projects/BOARD/forms/FORM': [button('Add a question', ['menu', 'Add a question'])],
  '/WORKSPACE/projects/BOARD/forms/FORM?tab=share': [
    button('Renew the address', ['dialog', 'Give this form another address?']),
  ],
  '/WORKSPACE/projects/BOARD/update': [button('Delete project', ['dialog', 'Delete Spring launch?'])],
  '/WORKSPACE/projects/BOARD/reports': [
    button(/^Overdue/, ['dialog', 'Overdue tasks']),
    button(/^People:/, ['dialog', 'People']),
    button(/as a table or a file/, ['menu', /as a table or a file/]),
  ],
}

export const popupsOfAccount: Record<string, Popup[]> = {
  '/WORKSPACE/projects': [
    button('Actions of Product', ['menu', 'Actions']),
    ...entries('Actions of Product', ['Move to…', /Move/], ['Delete…', 'Delete Product?']),
  ],
  '/WORKSPACE/projects/create': [{ opener: ['combobox', 'Folder'], opens: ['listbox', 'Folder'] }],
  '/WORKSPACE/settings/members': [
    button('Invite people', ['dialog', /Invite people/]),
    button('Withdraw the invitation of cy@example.com', ['dialog', 'Withdraw this invitation?']),
    button('Remove Bo', ['dialog', 'Remove Bo?']),
  ],
  '/WORKSPACE/settings/general': [
    button('Archive workspace', ['dialog', 'Archive Northwind Studio?']),
    button('Delete workspace', ['dialog', 'Delete Northwind Studio?']),
  ],
  // What can be done with a message is there while it has the focus.
  '/WORKSPACE/chat/COLLEAGUE': after(
    (page) => message(page).focus(),
    [
      button('Add a reaction', ['dialog', 'Add a reaction']),
      button('kettle.png', ['dialog', /kettle\.png/]),
      { ...button('Delete', ['dialog', 'Delete this message?']), back: message },
    ],
  ),
  '/WORKSPACE/settings/labels': [button(/^Color of Bug/, ['dialog', /Color of Bug/])],
  '/WORKSPACE/settings/api': [
    button('New key', ['dialog', 'New API key']),
    button('Usage of Deploy bot', ['dialog', 'Usage of Deploy bot']),
    button('Revoke Deploy bot', ['dialog', 'Revoke Deploy bot?']),
  ],
  '/WORKSPACE/settings/webhooks': [
    button('New webhook', ['dialog', 'New webhook']),
    button('More about Team chat', ['menu', 'More about Team chat']),
    ...entries('More about Team chat', ['Edit', /Team chat/], ['Renew the secret', /secret/i], ['Delete', /Delete/]),
  ],
  '/WORKSPACE/settings/subscription': [
    button('Compare the plans', ['dialog', 'Free and Premium']),
    button('Upgrade to Premium', ['dialog', /Premium/]),
  ],
  '/account/profile': [
    {
      opener: ['button', 'Add a picture'],
      opens: ['dialog', 'Crop your picture'],
      before: (page) =>
        page
          .waitForEvent('filechooser')
          .then((chooser) => chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })),
    },
  ],
  '/account/security': [
    button('Set up', ['dialog', 'Set up a second factor']),
    button('Delete my account', ['dialog', 'Delete your account?']),
  ],
}
