// What an agent does goes the way every program goes: through the endpoints, with its own key. Scopes, permissions, limits and usage
// are those of any other call; nothing here could be forgotten.
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { addressed, type Endpoint, type Output, type Sent } from '#contract/endpoint.ts'

/** A sentence for the agent: what was wrong and, if we know, what to do instead. */
export class Problem extends Error {}

export type Call = <E extends Endpoint>(endpoint: E, input: Sent<E>) => Promise<Output<E>>

export const callsOf =
  (app: FastifyInstance, request: FastifyRequest): Call =>
  async (endpoint, input) => {
    const { path, rest } = addressed(endpoint, input as Record<string, unknown>)
    const asked: InjectOptions = {
      method: endpoint.method,
      url: path,
      headers: { authorization: request.headers.authorization! },
      remoteAddress: request.ip,
      ...(endpoint.method === 'GET' ? { query: rest as Record<string, string> } : { payload: rest }),
    }
    const response = await app.inject(asked)
    const body = response.body === '' ? undefined : response.json()
    if (response.statusCode >= 400) throw new Problem(body?.message ?? 'This did not work')
    return body
  }
