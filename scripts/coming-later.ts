// Parts that nobody asks for: they come by themselves after the page they stand in. Only who wrote them knows that. Told of it, the build
// puts those into one file that come at about the same time, instead of a dozen each.

/** As soon as the page is there: what is live, what counts, the menus behind its buttons. */
const rightAfter = [
  'core/arrival.ts',
  'core/load-app.ts',
  'features/account/AccountMenuEntries.tsx',
  'features/app-commands/AppCommands.tsx',
  'features/app-commands/start.ts',
  'features/board-display/DisplayMenu.tsx',
  'features/board-frame/prefetch-board.ts',
  'features/boards/LiveStatus.tsx',
  'features/chats/ChatLive.tsx',
  'features/chats/UnreadBadge.tsx',
  'features/kanban/board-mouse.ts',
  'features/notifications/NotificationsBadge.tsx',
  'features/notifications/NotificationsLive.tsx',
  'features/offline/Offline.tsx',
  'features/offline/start.ts',
  'features/saved-views/ViewsMenu.tsx',
  'features/task-filters/FilterMenu.tsx',
  'features/task-filters/MoreMenu.tsx',
  'features/task-filters/menus.ts',
  'features/time/RunningTimer.tsx',
  'features/workspaces/BottomBar.tsx',
  'features/workspaces/WorkspaceChoices.tsx',
  'socket.io-client',
]

/** When nothing else is to be done: what people reach for next. */
const whenIdle = [
  '@atlaskit/pragmatic-drag-and-drop-live-region',
  'core/ToastStack.tsx',
  'features/app-commands/AppPalette.tsx',
  'features/app-commands/ProjectCommands.tsx',
  'features/app-commands/prefetch-links.ts',
  'features/kanban/ColumnMenu.tsx',
  'features/kanban/SelectionBar.tsx',
  'features/kanban/TaskComposer.tsx',
  'features/kanban/TaskMenu.tsx',
  'features/projects/drag.ts',
  'features/task-panel/TaskPanel.tsx',
  'features/task-panel/load-panel.ts',
]

export const comingLater = [rightAfter, whenIdle]
