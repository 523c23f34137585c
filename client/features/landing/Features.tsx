import { FeatureCard } from './FeatureCard.tsx'
import classes from './Features.module.css'
import { ChatVisual } from './visuals/ChatVisual.tsx'
import { FormVisual } from './visuals/FormVisual.tsx'
import { ImportVisual } from './visuals/ImportVisual.tsx'
import { LiveVisual } from './visuals/LiveVisual.tsx'
import { ReportVisual } from './visuals/ReportVisual.tsx'
import { TerminalVisual } from './visuals/TerminalVisual.tsx'
import { TimelineVisual } from './visuals/TimelineVisual.tsx'
import { TimeVisual } from './visuals/TimeVisual.tsx'

export function Features() {
  return (
    <section id="features" className={classes.section} aria-labelledby="features-title">
      <h2 id="features-title" className={classes.title}>
        Everything a project needs, nothing that shouts
      </h2>
      <p className={classes.lead}>
        One place instead of five tabs. Every part is made to be quick, to work by keyboard and to stay out of your way.
      </p>
      <div className={classes.grid}>
        <FeatureCard span={2} title="Live boards" visual={<LiveVisual />}>
          A card moves on your screen and at the same moment on everyone else’s. Changes show before the server answers,
          and step back politely if it disagrees. A board with ten thousand tasks still scrolls smoothly.
        </FeatureCard>
        <FeatureCard title="Time" visual={<TimeVisual />}>
          Start a timer on any task. One runs at a time, and it stops by itself when the task is done.
        </FeatureCard>
        <FeatureCard title="Timeline and calendar" visual={<TimelineVisual />}>
          Drag work along the weeks, see what waits for what, and find the day that is too full.
        </FeatureCard>
        <FeatureCard title="Forms" visual={<FormVisual />}>
          Share a form with anyone. Each answer becomes a task in the column you choose.
        </FeatureCard>
        <FeatureCard title="Imports" visual={<ImportVisual />}>
          Bring boards along from where they are now. Look at the preview first; undo it after.
        </FeatureCard>
        <FeatureCard title="Chat" visual={<ChatVisual />}>
          Talk to a colleague next to the work, with reactions and replies.
        </FeatureCard>
        <FeatureCard span={2} shrinks title="Reports" visual={<ReportVisual />}>
          Flow, cycle time and hours, made from what really happened on the board.
        </FeatureCard>
        <FeatureCard span={3} title="Yours, in one command" visual={<TerminalVisual />}>
          Hearth needs Node and nothing else: the database comes along. Your data stays in one folder on your machine,
          and it backs up and restores as one file. Two machines, your own PostgreSQL or a mail server are a line of
          configuration each.
        </FeatureCard>
      </div>
    </section>
  )
}
