// What is to be done after requests, and whether it is done.
import type pg from 'pg'
import { type Check, findWrong, ok, remark, wrong } from './check.ts'

/** A server that lives takes up what is due within seconds. */
const LATE = `interval '10 minutes'`

export const workChecks: Check[] = [
  {
    area: 'Work',
    name: 'jobs succeed in the end',
    async look({ client }) {
      const { total, ids } = await findWrong(
        client,
        `select id || ' ' || task_identifier as id from graphile_worker.jobs where attempts >= max_attempts`,
      )
      if (total === 0) return ok()
      const advice =
        'The log says why. When that is mended: select graphile_worker.reschedule_jobs(array[…], attempts := 0), or complete_jobs to forget them.'
      return wrong(`${total} × job that failed too often`, advice, ids)
    },
  },
  {
    area: 'Work',
    name: 'jobs are taken up in time',
    async look({ client }) {
      const { total, ids } = await findWrong(
        client,
        `select id || ' ' || task_identifier as id from graphile_worker.jobs
          where attempts < max_attempts and locked_at is null and run_at < now() - ${LATE}`,
      )
      return total === 0 ? ok() : whoeverIsLate(client, `${total} × job that is late`, ids)
    },
  },
  {
    area: 'Work',
    name: 'what happened is followed up',
    async look({ client }) {
      const givenUp = await findWrong(client, `select event_id as id from events_to_follow where attempts >= 10`)
      if (givenUp.total)
        return wrong(
          `${givenUp.total} × event nobody was told of`,
          'The log says why ("an event could not be followed up"). Then: update events_to_follow set attempts = 0, due_at = now().',
          givenUp.ids,
        )
      const late = await findWrong(
        client,
        `select event_id as id from events_to_follow where attempts < 10 and due_at < now() - ${LATE}`,
      )
      return late.total === 0 ? ok() : whoeverIsLate(client, `${late.total} × event not followed up yet`, late.ids)
    },
  },
]

/** While no server runs, everything waits, and that is as it should be. */
async function whoeverIsLate(client: pg.ClientBase, what: string, ids: string[]) {
  const { rowCount } = await client.query(
    `select 1 from job_leases where seen_at > now() - interval '30 seconds' limit 1`,
  )
  return rowCount
    ? wrong(what, 'Servers run and do not take it up. Look into their log, then restart them.', ids)
    : remark(what, 'No server runs. It is done when one does.', ids)
}
