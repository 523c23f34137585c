// Secret addresses with which calendar programs follow tasks.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Download, Id, Moment } from './fields.ts'

export const CalendarFeed = z.object({
  /** Whoever has it reads the calendar: it is shown to its owner alone. */
  url: z.string(),
  createdAt: Moment,
  lastReadAt: Moment.nullable(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

const FeedReply = z.object({ feed: CalendarFeed.nullable() })

export const calendarFeedsApi = {
  getMyCalendarFeed: endpoint('GET /api/me/calendar-feed', {
    access: 'person',
    summary: 'My secret calendar address for all tasks assigned to me, if there is one.',
    input: z.object({}),
    output: FeedReply,
  }),
  makeMyCalendarFeed: endpoint('POST /api/me/calendar-feed', {
    access: 'person',
    secret: true,
    summary: 'Make a secret calendar address for all tasks assigned to me. An earlier one stops working.',
    input: z.object({}),
    output: FeedReply,
  }),
  deleteMyCalendarFeed: endpoint('DELETE /api/me/calendar-feed', {
    access: 'person',
    summary: 'My calendar address stops working.',
    input: z.object({}),
    output: FeedReply,
  }),
  getBoardCalendarFeed: endpoint('GET /api/boards/:boardId/calendar-feed', {
    access: 'person',
    summary: 'My secret calendar address for a project, if there is one.',
    input: z.object({ boardId: Id }),
    output: FeedReply,
  }),
  makeBoardCalendarFeed: endpoint('POST /api/boards/:boardId/calendar-feed', {
    access: 'person',
    secret: true,
    summary: 'Make my secret calendar address for a project. An earlier one stops working.',
    input: z.object({ boardId: Id }),
    output: FeedReply,
  }),
  deleteBoardCalendarFeed: endpoint('DELETE /api/boards/:boardId/calendar-feed', {
    access: 'person',
    summary: 'My calendar address for a project stops working.',
    input: z.object({ boardId: Id }),
    output: FeedReply,
  }),
  readCalendarFeed: endpoint('GET /public/calendar/:file', {
    access: 'anyone',
    summary: 'The calendar behind a secret address, `{token}.ics`, as iCalendar (RFC 5545).',
    input: z.object({ file: z.string().max(200) }),
    output: Download,
    download: true,
    limit: { perAddress: 120, windowSeconds: 60 },
  }),
}
