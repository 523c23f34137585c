// The least a server can do: a route that answers at once, one that asks PostgreSQL for a row, one that checks a password; one that
// reads a thousand rows as JSON, one that inserts a row and one that moves one, each safe on disk before it is answered.
import { randomUUID } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import pg from 'pg'
import { Server } from 'socket.io'

const { DATABASE_URL, USER_ID, PASSWORD_HASH } = process.env as Record<string, string>
const pool = new pg.Pool({ connectionString: DATABASE_URL!, max: 20 })
const app = Fastify()

app.get('/static', async () => ({ status: 'ok' }))
app.get('/row', async () => {
  const { rows } = await pool.query(
    'select id, name, username, email, onboarding, created_at from users where id = $1',
    [USER_ID],
  )
  return { user: rows[0] }
})
app.post<{ Body: { password: string } }>('/verify', async (request) => ({
  same: await verify(PASSWORD_HASH!, request.body.password),
}))

app.get('/tasks', async (_, reply) => {
  const { rows } = await pool.query('select json_agg(body)::text as tasks from bare_cards')
  return reply.type('application/json; charset=utf-8').send(`{"tasks":${rows[0].tasks},"seq":1}`)
})
app.post<{ Body: { title: string } }>('/insert', async (request, reply) => {
  const { rows } = await pool.query('insert into bare_tasks (title, position) values ($1, $2) returning *', [
    request.body.title,
    Math.random(),
  ])
  return reply.status(201).send({ task: rows[0] })
})
app.post('/move', async () => {
  const id = 1 + Math.floor(Math.random() * 1000)
  const { rows } = await pool.query('update bare_tasks set position = $2 where id = $1 returning *', [
    id,
    Math.random(),
  ])
  return { task: rows[0] }
})

// The same with a row as wide and as indexed as a task's, which is what any tracker has to write.
let number = 0
const boardId = randomUUID()
app.post<{ Body: { title: string } }>('/insert-task', async (request, reply) => {
  number += 1
  const { rows } = await pool.query(
    'insert into bare_rows (id, board_id, column_id, number, position, title) values ($1, $2, $2, $3, $4, $5) returning *',
    [randomUUID(), boardId, number, number, request.body.title],
  )
  return reply.status(201).send({ task: rows[0] })
})
app.post('/move-task', async () => {
  const { rows } = await pool.query(
    'update bare_rows set position = $2, version = version + 1, updated_at = now() where board_id = $1 and number = $3 returning *',
    [boardId, Math.random(), 1 + Math.floor(Math.random() * 1000)],
  )
  return { task: rows[0] }
})

/** The same, and everybody who is connected hears of it. */
app.post('/move-and-tell', async () => {
  const { rows } = await pool.query('update bare_tasks set position = $2 where id = $1 returning *', [
    1 + Math.floor(Math.random() * 1000),
    Math.random(),
  ])
  live.to('board').emit('board-update', { task: rows[0] })
  return { task: rows[0] }
})
app.post('/say-and-tell', async () => {
  const { rows } = await pool.query('insert into bare_tasks (title, position) values ($1, $2) returning *', [
    'Is the fire lit?',
    Math.random(),
  ])
  live.to('board').emit('new-message', { message: rows[0] })
  return { message: rows[0] }
})
const live = new Server(app.server)
live.on('connection', (socket) => void socket.join('board'))

console.log(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
