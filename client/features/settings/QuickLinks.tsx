import { IconColumns3, IconHistory, IconUsers } from '@tabler/icons-react'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import classes from './QuickLinks.module.css'

interface Props {
  workspaceUrl: string
}

export function QuickLinks({ workspaceUrl }: Props) {
  const params = { workspace: workspaceUrl }
  return (
    <div className={classes.links}>
      <LinkButton
        variant="default"
        to="/$workspace/settings/members"
        params={params}
        leftSection={<IconUsers size={15} stroke={1.7} />}
      >
        Members
      </LinkButton>
      <LinkButton
        variant="default"
        to="/$workspace/settings/projects"
        params={params}
        leftSection={<IconColumns3 size={15} stroke={1.7} />}
      >
        Default columns
      </LinkButton>
      <LinkButton
        variant="default"
        to="/$workspace/settings/activities"
        params={params}
        leftSection={<IconHistory size={15} stroke={1.7} />}
      >
        What happened
      </LinkButton>
    </div>
  )
}
