import { Menu } from '@mantine/core'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { toast } from '#client/core/toasts.tsx'
import type { NotificationPreferences } from '#contract/notifications.ts'
import { t } from '#contract/texts.ts'
import { preferencesQuery, useMuteProject } from './data.ts'

interface Props {
  project: NotificationPreferences['mutedProjects'][number]
}

/** Mine alone: everybody mutes for themselves. */
export function MuteMenuItem({ project }: Props) {
  const { data: preferences } = useQuery(preferencesQuery)
  const muteProject = useMuteProject(project)
  const isMuted = preferences?.mutedProjects.some(({ _id }) => _id === project._id) ?? false
  const Icon = isMuted ? IconBell : IconBellOff

  function mute() {
    muteProject.mutate({ boardId: project._id, muted: !isMuted })
    if (!isMuted)
      toast.success(
        t`Muted: you hear of it when somebody mentions you or gives you a task, and of answers to forms that tell you`,
      )
  }

  return (
    <Menu.Item leftSection={<Icon size={15} stroke={1.7} />} disabled={!preferences} onClick={mute}>
      {isMuted ? 'Unmute' : 'Mute'}
    </Menu.Item>
  )
}
