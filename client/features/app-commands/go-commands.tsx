import {
  IconActivity,
  IconBell,
  IconCalendar,
  IconChartHistogram,
  IconChecklist,
  IconClock,
  IconForms,
  IconHome,
  IconInfoCircle,
  IconLayoutKanban,
  IconMailOpened,
  IconMessageCircle,
  IconSettings,
  IconShieldLock,
  IconStack2,
  IconTimeline,
  IconUser,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Command } from '#client/features/commands/command.ts'
import { settingsPagesFor } from '#client/features/settings/settings-pages.ts'
import { isInsider, maySeeReports } from '#client/features/workspaces/may.ts'
import { t } from '#contract/texts.ts'
import type { Place } from './use-place.ts'

const sign = (Icon: TablerIcon) => <Icon size={17} stroke={1.6} aria-hidden />

/** To every page there is from here. */
export function useGoCommands({ url, workspace, boardId }: Place): Command[] {
  const navigate = useNavigate()
  const go = (id: string, title: string, icon: TablerIcon, run: () => Promise<void>, rest: Partial<Command> = {}) => ({
    id: `go:${id}`,
    title,
    group: 'Go to',
    icon: sign(icon),
    run: () => void run(),
    ...rest,
  })

  return [
    ...(url && boardId ? inProject(url, boardId) : []),
    ...(url ? inWorkspace(url) : []),
    go('my-work', t`My work`, IconChecklist, () => navigate({ to: '/dashboard' }), {
      keys: 'g d',
      words: t`dashboard my tasks due`,
    }),
    go(
      'notifications',
      t`Inbox`,
      IconBell,
      () =>
        url
          ? navigate({ to: '/$workspace/notifications', params: { workspace: url } })
          : navigate({ to: '/notifications' }),
      { keys: 'g n', words: t`notifications unread` },
    ),
    {
      id: 'go:workspace',
      title: t`Switch workspace…`,
      group: 'Go to',
      icon: sign(IconStack2),
      keys: 'g w',
      page: 'switch-workspace',
    },
    go('workspaces', t`All workspaces`, IconStack2, () => navigate({ to: '/workspaces' }), { isOneOfMany: true }),
    ...accountPages(),
    ...(url && workspace ? settings(url) : []),
  ]

  function inProject(workspaceUrl: string, id: string): Command[] {
    const params = { workspace: workspaceUrl, boardId: id }
    return [
      go('board', t`Board`, IconLayoutKanban, () => navigate({ to: '/$workspace/projects/$boardId', params }), {
        keys: 'g b',
      }),
      go(
        'calendar',
        t`Calendar`,
        IconCalendar,
        () => navigate({ to: '/$workspace/projects/$boardId/calendar', params }),
        {
          keys: 'g c',
        },
      ),
      go(
        'timeline',
        t`Timeline`,
        IconTimeline,
        () => navigate({ to: '/$workspace/projects/$boardId/timeline', params }),
        {
          keys: 'g t',
          words: 'gantt',
        },
      ),
      go('forms', t`Forms`, IconForms, () => navigate({ to: '/$workspace/projects/$boardId/forms', params }), {
        keys: 'g f',
      }),
      go(
        'overview',
        t`Overview of this project`,
        IconInfoCircle,
        () => navigate({ to: '/$workspace/projects/$boardId/overview', params }),
        { keys: 'g o' },
      ),
      go(
        'board-reports',
        t`Reports of this project`,
        IconChartHistogram,
        () => navigate({ to: '/$workspace/projects/$boardId/reports', params }),
        { keys: 'g r', words: t`charts figures burn-up cycle time forecast` },
      ),
    ]
  }

  function inWorkspace(workspaceUrl: string): Command[] {
    const params = { workspace: workspaceUrl }
    return [
      go('home', t`Home`, IconHome, () => navigate({ to: '/$workspace', params }), { keys: 'g h' }),
      go('projects', t`Projects`, IconLayoutKanban, () => navigate({ to: '/$workspace/projects', params }), {
        keys: 'g p',
      }),
      go('chat', t`Chat`, IconMessageCircle, () => navigate({ to: '/$workspace/chat', params }), {
        keys: 'g m',
        words: t`messages conversations`,
      }),
      go('people', t`People`, IconUsers, () => navigate({ to: '/$workspace/u', params }), {
        keys: 'g u',
        words: t`members team`,
      }),
      ...(workspace && maySeeReports(workspace)
        ? [
            go(
              'reports',
              t`Reports`,
              IconChartHistogram,
              () => navigate({ to: '/$workspace/reports/{-$report}', params }),
              {
                keys: 'g r',
                words: t`charts figures statistics`,
              },
            ),
          ]
        : []),
      go(
        'timesheet',
        t`Time sheet`,
        IconClock,
        () => navigate({ to: '/$workspace/reports/{-$report}', params: { ...params, report: 'timesheet' } }),
        { isOneOfMany: true, words: t`hours worked` },
      ),
      go('settings', t`Workspace settings`, IconSettings, () => navigate({ to: '/$workspace/settings', params }), {
        keys: 'g s',
      }),
    ]
  }

  function settings(workspaceUrl: string): Command[] {
    const pages = settingsPagesFor(workspace !== undefined && isInsider(workspace)).flatMap((group) => group.pages)
    return pages.map(({ name, to, label, icon }) =>
      go(`settings/${name}`, t`Settings: ${label}`, icon, () => navigate({ to, params: { workspace: workspaceUrl } }), {
        isOneOfMany: true,
      }),
    )
  }

  function accountPages(): Command[] {
    const isOneOfMany = true
    return [
      go('profile', t`Account: Profile`, IconUser, () => navigate({ to: '/account/profile' }), {
        isOneOfMany,
        words: t`name picture avatar e-mail time zone`,
      }),
      go('security', t`Account: Security`, IconShieldLock, () => navigate({ to: '/account/security' }), {
        isOneOfMany,
        words: t`password second factor sessions devices`,
      }),
      go('preferences', t`Account: Notifications`, IconBell, () => navigate({ to: '/account/notifications' }), {
        isOneOfMany,
        words: t`mail preferences`,
      }),
      go(
        'invites',
        t`Account: Workspace invites`,
        IconMailOpened,
        () => navigate({ to: '/account/workspace-invites' }),
        {
          isOneOfMany,
        },
      ),
      go('activities', t`Account: Activities`, IconActivity, () => navigate({ to: '/account/activities' }), {
        isOneOfMany,
        words: t`history what i did`,
      }),
    ]
  }
}
