// The shape of every table, as the migrations made it.
import type { BoardsTables } from './tables/boards.ts'
import type { ChatsTables } from './tables/chats.ts'
import type { EventsTables } from './tables/events.ts'
import type { IntakeTables } from './tables/intake.ts'
import type { NotificationsTables } from './tables/notifications.ts'
import type { PeopleTables } from './tables/people.ts'
import type { ProgramsTables } from './tables/programs.ts'
import type { SubscriptionsTables } from './tables/subscriptions.ts'
import type { TasksTables } from './tables/tasks.ts'
import type { UpkeepTables } from './tables/upkeep.ts'
import type { WorkspacesTables } from './tables/workspaces.ts'

export interface Tables
  extends PeopleTables,
    WorkspacesTables,
    BoardsTables,
    TasksTables,
    IntakeTables,
    ChatsTables,
    EventsTables,
    NotificationsTables,
    SubscriptionsTables,
    ProgramsTables,
    UpkeepTables {}
