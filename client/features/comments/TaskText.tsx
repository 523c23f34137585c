import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Markdown } from '#client/ui/markdown/Markdown.tsx'
import classes from './TaskText.module.css'

interface Props {
  text: string
  onOpenTask(taskId: string): void
  onTick?: ((box: number) => void) | undefined
}

/** Text in a task: whoever is named stands out, and the number of another task opens it. */
export function TaskText({ text, onOpenTask, onTick }: Props) {
  const { board, people } = useOpenBoard()
  const mention = (username: string) => {
    const person = [...people.values()].find((each) => each.username.toLowerCase() === username.toLowerCase())
    return (
      person && (
        <span className={classes.mention} data-written={`@${username}`}>
          @{person.name}
        </span>
      )
    )
  }
  const task = (number: string) =>
    number.startsWith(`${board.key}-`) && (
      <button type="button" className={classes.task} onClick={() => onOpenTask(number)}>
        {number}
      </button>
    )
  return <Markdown text={text} mention={mention} task={(number) => task(number) || undefined} onTick={onTick} />
}
