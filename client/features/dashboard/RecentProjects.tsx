import { IconLayoutKanban } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { relativeTime } from '#client/core/dates.ts'
import { boardColor } from '#client/features/boards/board-color.ts'
import { Loaded } from '#client/ui/Loaded.tsx'
import { Note } from '#client/ui/Note.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import classes from './Dashboard.module.css'
import { dashboardQuery } from './data.ts'

export function RecentProjects() {
  const dashboard = useQuery(dashboardQuery)
  return (
    <SettingsSection title="Recent projects">
      <Loaded query={dashboard} skeleton={<RowSkeletons count={3} />} failure="Failed to fetch boards">
        {({ projects }) =>
          projects.length > 0 ? (
            <ul className={classes.links}>
              {projects.map((project) => (
                <li key={project._id}>
                  <Link
                    className={classes.link}
                    to="/$workspace/projects/$boardId"
                    params={{ workspace: project.workspace.url, boardId: project._id }}
                  >
                    <span className={classes.dot} style={{ background: boardColor(project) }} aria-hidden />
                    <span className={classes.words}>
                      <span className={classes.name}>{project.title}</span>
                      <span className={classes.gist}>{project.workspace.name}</span>
                    </span>
                    {project.at && <span className={classes.when}>{relativeTime(project.at)}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <Note icon={IconLayoutKanban}>Projects you work on show up here.</Note>
          )
        }
      </Loaded>
    </SettingsSection>
  )
}
