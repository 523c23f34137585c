// The least a server can do: a route that answers at once, one that asks PostgreSQL for a row, one that checks a password.
import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import pg from 'pg'

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

console.log(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
