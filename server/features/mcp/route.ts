// The door for agents: the Model Context Protocol over HTTP, without sessions. Every request brings its key, like any other.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { KEY_MARK } from '#contract/api-keys.ts'
import { t } from '#contract/texts.ts'
import { invalid, Refusal, unauthorized } from '#server/core/errors.ts'
import { type HttpKernel, identify } from '#server/core/http/callers.ts'
import { callsOf } from './calls.ts'
import type { Agent } from './names.ts'
import { offerTools } from './offering.ts'

const INSTRUCTIONS = `Hearth keeps a team's projects and tasks. A project has columns in an order; a task stands in one of them and has a
key such as LCH-12. Tools take names: keys of projects and tasks, titles of columns, names of people and labels. get_project shows which
there are. What you write is written in the name of whoever made the key.`

export function serveMcp(app: FastifyInstance, kernel: HttpKernel, appUrl: string) {
  const ours = new URL(appUrl).hostname

  app.post('/mcp', async (request, reply) => {
    requireOurs(request, ours)
    void reply.header('cache-control', 'no-store')
    const { workspaceId, me } = await identifyAgent(kernel, request, reply)
    if (Array.isArray(request.body)) throw invalid(t`Send one message at a time`)
    const agent = { call: callsOf(app, request), workspaceId, me }
    const response = await answerTo(request, agent, (error) => request.log.error({ err: error }, 'a tool failed'))
    return reply
      .status(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text())
  })

  // No stream to listen to and no session to end: both would need a memory of their own.
  for (const method of ['GET', 'DELETE'] as const)
    app.route({
      method,
      url: '/mcp',
      handler: async (_request, reply) => {
        void reply.header('allow', 'POST')
        throw new Refusal(405, 'method_not_allowed', t`Messages of the Model Context Protocol come as POST`)
      },
    })
}

/** Whoever is refused is told how to sign in, as the protocol wants it. */
async function identifyAgent(kernel: HttpKernel, request: FastifyRequest, reply: FastifyReply) {
  try {
    const { key, user } = await identify(kernel, { access: 'member' }, request, reply)
    if (!key || !user)
      throw unauthorized('api_key_required', () => t`Agents sign in with an API key, which begins with ${KEY_MARK}`)
    return { workspaceId: key.workspaceId, me: { _id: user._id, name: user.name } }
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) void reply.header('www-authenticate', 'Bearer realm="Hearth"')
    throw error
  }
}

/** Loaded with the first agent: most servers never see one. */
async function answerTo(request: FastifyRequest, agent: Agent, onFailure: (error: unknown) => void) {
  const { McpServer } = await import('@modelcontextprotocol/sdk/server/mcp.js')
  const { WebStandardStreamableHTTPServerTransport } = await import(
    '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
  )
  const server = new McpServer({ name: 'hearth', title: 'Hearth', version: '1.0.0' }, { instructions: INSTRUCTIONS })
  offerTools(server, agent, onFailure)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(webRequest(request), { parsedBody: request.body })
  } finally {
    await server.close()
  }
}

const webRequest = ({ headers }: FastifyRequest) =>
  new Request('http://hearth/mcp', {
    method: 'POST',
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  })

/** A web page that has its own name lead to this machine still says its name, in both headers. */
function requireOurs(request: FastifyRequest, ours: string) {
  const named = [request.hostname, request.headers.origin && originHost(request.headers.origin)]
  if (named.every((host) => host === undefined || host === ours || isLoopback(host))) return
  throw new Refusal(403, 'strange_host', t`Call Hearth by the address it is set up with (APP_URL)`)
}

const originHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : 'nowhere')
const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host)
