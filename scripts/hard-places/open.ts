// A server with workspaces in it that no screen was drawn for: the longest names there may be, right-to-left, emoji, nothing, and a
// thousand of everything. Each belongs to somebody of its own.
import pg from 'pg'
import { openStage, send, signUp } from '../../bench/stage.ts'
import { fillWith, type Things } from '../addresses.ts'
import { furnish } from './furnish.ts'
import { fillWithThousands } from './thousands.ts'
import { wordings } from './wordings.ts'

const PASSWORD = 'a long enough password'

export interface Place {
  name: string
  /** Whose it is; nobody where one is not signed in. */
  who: { email: string; password: string } | null
  fill(path: string): string
}

export async function openHardPlaces() {
  const stage = await openStage()
  try {
    const { url } = await stage.startBuilt()
    const database = new pg.Client({ connectionString: stage.databaseUrl })
    await database.connect()
    const called = (name: string) => ({ email: `${name}@example.com`, password: PASSWORD })
    const enter = (name: string) => signUp(url, stage.databaseUrl, called(name))
    const places: Place[] = []
    const add = (name: string, things: Parameters<typeof fillWith>[0]) =>
      places.push({ name, who: called(name), fill: fillWith(things) })

    for (const wording of wordings) {
      const me = await enter(wording.name)
      const other = await enter(`other-${wording.name}`)
      const letIn = (workspaceId: string) =>
        database.query(`insert into workspace_members (workspace_id, user_id, role) values ($1, $2, 'member')`, [
          workspaceId,
          other.userId,
        ])
      add(wording.name, await furnish(url, { me, other, letIn }, wording))
    }

    const nobody = await enter('empty')
    add('empty', { ...(await emptyRooms(url, nobody.tokens.access_token)), username: 'empty' })

    const many = await enter('thousand')
    add('thousand', await fillWithThousands(url, database, many))
    await database.end()
    return { url, places, close: () => stage.close() }
  } catch (error) {
    await stage.close()
    throw error
  }
}

/** A workspace, a folder, a project and a form with nothing in any of them. */
async function emptyRooms(url: string, token: string): Promise<Omit<Things, 'username' | 'TASK'>> {
  const post = (path: string, body: object) => send(url + path, { body, token })
  const { workspace } = await post('/api/workspaces', { name: 'Empty', url: 'empty' })
  const { folder } = await post('/api/folders', { workspaceId: workspace._id, name: 'Empty' })
  const { board } = await post('/api/boards', { workspaceId: workspace._id, title: 'Empty' })
  const { form } = await post(`/api/boards/${board._id}/forms`, { title: 'Empty', published: true })
  return {
    WORKSPACE: 'empty',
    BOARD: board._id,
    FOLDER: folder._id,
    FORM: form._id,
    SLUG: form.slug,
    formBoard: board._id,
  }
}
