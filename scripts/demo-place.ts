// A server with the demo workspace in it, for whoever looks at every screen or measures some.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { openStage, send } from '../bench/stage.ts'
import { createHearth } from '../hearth-client/hearth.ts'
import { fillWith } from './addresses.ts'

interface Demo {
  address: string
  email: string
  password: string
}

export async function openDemoPlace() {
  const stage = await openStage()
  try {
    const environment = {
      DATABASE_URL: stage.databaseUrl,
      DATA_DIR: stage.dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      AUTH_SECRET: randomBytes(32).toString('hex'),
    }
    const demo = await makeDemo(environment)
    const { url } = await stage.start(['dist/server/main.js'], environment)
    return { url, close: () => stage.close(), ...(await lookAround(url, demo)) }
  } catch (error) {
    await stage.close()
    throw error
  }
}

/** As somebody who tries it reads it from the screen. */
async function makeDemo(environment: Record<string, string>): Promise<Demo> {
  const said = await output(
    spawn(process.execPath, ['dist/server/demo.js'], { env: { PATH: process.env.PATH, ...environment } }),
  )
  const [, address, email, password] = /Open +\S+\/(\S+)\s+Sign in +(\S+)\s+Password +(\S+)/.exec(said) ?? []
  if (!address || !email || !password) throw new Error(`The demo could not be made: ${said}`)
  return { address, email, password }
}

/** Who signs in, and what the words in capitals of e2e/screens.ts are there. */
async function lookAround(url: string, { address, email, password }: Demo) {
  const { user, ...tokens } = await send(`${url}/auth/login`, { body: { email, password } })
  const hearth = createHearth({ url, key: tokens.access_token })
  const { myWorkspaces } = await hearth.workspaces.list()
  const workspaceId = myWorkspaces.find((one) => one.url === address)!._id
  const { boards } = await hearth.projects.list({ workspaceId })
  const { folders } = await hearth.folders.list({ workspaceId })
  const board = boards.find(({ title }) => /launch/i.test(title)) ?? boards[0]!
  const { tasks } = await hearth.tasks.list({ boardId: board._id })
  const task = tasks.find(({ commentCount, checklist }) => commentCount > 1 && checklist.total > 0) ?? tasks[0]!
  const lists = await Promise.all(boards.map(({ _id }) => hearth.forms.list({ boardId: _id })))
  const asked = lists.findIndex(({ forms }) => forms.length > 0)
  const form = lists[asked]!.forms[0]!
  const fill = fillWith({
    WORKSPACE: address,
    BOARD: board._id,
    FOLDER: folders[0]!._id,
    TASK: task._id,
    FORM: form._id,
    SLUG: form.slug,
    formBoard: boards[asked]!._id,
    username: user.username,
  })
  return { tokens: tokens as Record<string, string>, who: { email, password }, fill }
}

function output(child: ChildProcess) {
  return new Promise<string>((resolve) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        said += chunk
      })
    child.on('close', () => resolve(said))
  })
}
