import { Button } from '@mantine/core'
import { IconBellOff } from '@tabler/icons-react'
import { Row } from '#client/ui/Row.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { NotificationPreferences } from '#contract/notifications.ts'
import { useMuteProject } from './data.ts'

type Project = NotificationPreferences['mutedProjects'][number]

interface Props {
  muted: Project[]
}

export function MutedSection({ muted }: Props) {
  return (
    <SettingsSection
      title="Muted projects"
      description="From these you hear only when somebody mentions you or gives you a task, and of answers to forms that tell you. A project is muted in its menu."
    >
      {muted.length > 0 && (
        <RowList label="Muted projects">
          {muted.map((project) => (
            <MutedProject key={project._id} project={project} />
          ))}
        </RowList>
      )}
    </SettingsSection>
  )
}

function MutedProject({ project }: { project: Project }) {
  const muteProject = useMuteProject(project)
  return (
    <Row icon={IconBellOff} title={project.title}>
      <Button
        variant="default"
        aria-label={`Unmute ${project.title}`}
        onClick={() => muteProject.mutate({ boardId: project._id, muted: false })}
      >
        Unmute
      </Button>
    </Row>
  )
}
