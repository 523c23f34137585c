// Comments and hours of a batch. Only whoever manages the project may bring words and hours of others in their names; from anybody else
// they come with the name written above them.
import { v7 as newId } from 'uuid'
import { figure, t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { inLanguage } from '#server/core/speech.ts'
import { type FoundBoard, mayOnBoard } from '#server/features/boards/service.ts'
import type { Candidate } from './places.ts'
import type { PersonRef, PlannedComment, PlannedTask, PlannedTime } from './plan.ts'
import type { Source } from './queries/sources.ts'
import { insertComments, insertTime, type NewComment, type NewTime } from './queries/tasks.ts'
import { type Board, called, unsaid } from './values.ts'

/** Answers which tasks it is about: their counts are different now. */
export async function addTalk(
  ctx: Ctx,
  board: FoundBoard,
  here: Board,
  rows: PlannedTask[],
  sources: Map<string, Source>,
): Promise<string[]> {
  const manages = mayOnBoard(board, 'manage')
  const inNameOf = (ref: PersonRef | null): Candidate | null => {
    const found = ref && here.find(ref)
    return found && (manages || found._id === ctx.user._id) ? found : null
  }
  const comments: Omit<NewComment, 'id'>[] = []
  const time: NewTime[] = []
  for (const row of rows) {
    const taskId = here.taskOf(row.externalId)
    const before = sources.get(row.externalId)?.said ?? null
    for (const comment of unsaid(row.comments, before, 'comments'))
      comments.push(asComment(ctx, taskId, comment, inNameOf(comment.author)))
    for (const entry of unsaid(row.time, before, 'time')) {
      const { person, startTime, duration, description } = entry
      const worker = inNameOf(person)
      if (worker) time.push({ id: newId(), taskId, userId: worker._id, startTime, duration, description })
      else
        comments.push(
          asComment(
            ctx,
            taskId,
            inLanguage(ctx.origin.language, () => inWords(entry)),
            null,
          ),
        )
    }
  }
  // Ids tell the order in which they were said.
  comments.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
  await insertComments(
    ctx.db,
    comments.map((comment) => ({ ...comment, id: newId() })),
  )
  await insertTime(ctx.db, time)
  return [...comments, ...time].map(({ taskId }) => taskId)
}

const inWords = ({ person, startTime, duration, description }: PlannedTime): PlannedComment => ({
  author: person,
  at: startTime,
  body: t`Worked ${figure(Math.round(duration / 60))} minutes. ${description}`.trim(),
})

function asComment(ctx: Ctx, taskId: string, { author, at, body }: PlannedComment, as: Candidate | null) {
  const createdAt = at ?? ctx.now.toISOString()
  const named = !as && author ? `**${called(author)}**${at ? `, ${at.slice(0, 10)}` : ''}:\n\n${body}` : body
  return { taskId, author: as?._id ?? null, body: named, createdAt }
}
