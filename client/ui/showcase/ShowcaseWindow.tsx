import {
  IconBell,
  IconFilter2,
  IconHome,
  IconLayoutKanban,
  IconMessageCircle,
  IconReportAnalytics,
} from '@tabler/icons-react'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Mark } from '#client/ui/Mark.tsx'
import { ShowcaseBoard } from './ShowcaseBoard.tsx'
import classes from './ShowcaseWindow.module.css'

const people = ['Maya Lindqvist', 'Tomás Vega', 'Priya Shah', 'Jonas Weber']
const icon = { size: 16, stroke: 1.6 }

/** The board inside the app around it. A picture: nothing in it can be pressed. */
export function ShowcaseWindow() {
  return (
    <div className={classes.window}>
      <div className={classes.side} aria-hidden="true">
        <p className={classes.workspace}>
          <Mark size={22} />
          Northwind
        </p>
        <p>
          <IconHome {...icon} />
          Home
        </p>
        <p>
          <IconBell {...icon} />
          Inbox
          <em>3</em>
        </p>
        <p>
          <IconMessageCircle {...icon} />
          Chat
        </p>
        <p>
          <IconReportAnalytics {...icon} />
          Reports
        </p>
        <p className={classes.label}>Projects</p>
        <p data-open>
          <i style={{ background: '#B4553A' }} />
          Autumn release
        </p>
        <p>
          <i style={{ background: '#3A7A6B' }} />
          Mobile app
        </p>
        <p>
          <i style={{ background: '#6563A8' }} />
          Website
        </p>
      </div>
      <div className={classes.panel}>
        <div className={classes.head} aria-hidden="true">
          <b>Autumn release</b>
          <span className={classes.view}>
            <IconLayoutKanban size={15} stroke={1.7} />
            Board
          </span>
          <span className={classes.view}>
            <IconFilter2 size={15} stroke={1.7} />
            Filter
          </span>
          <span className={classes.people}>
            {people.map((name) => (
              <Avatar key={name} person={{ name }} size={24} />
            ))}
          </span>
        </div>
        <ShowcaseBoard />
      </div>
    </div>
  )
}
