import { addressed, type Endpoint } from '#contract/endpoint.ts'

/** The call as somebody types it into a terminal, with what `exampleOf` gives for its input. */
export function curlOf(endpoint: Endpoint, input: Record<string, unknown>, appUrl: string) {
  const { path, rest } = addressed(endpoint, input)
  const query = endpoint.method === 'GET' ? new URLSearchParams(rest as Record<string, string>).toString() : ''
  const parts = [
    `curl${endpoint.method === 'GET' ? '' : ` -X ${endpoint.method}`} '${appUrl}${path}${query && `?${query}`}'`,
    ...(endpoint.access === 'anyone' ? [] : [`-H "Authorization: Bearer ${tokenOf(endpoint)}"`]),
    ...bodyOf(endpoint, rest),
  ]
  return parts.join(' \\\n  ')
}

const tokenOf = ({ access }: Endpoint) => (access === 'member' ? '$HEARTH_KEY' : '$ACCESS_TOKEN')

function bodyOf({ method, upload }: Endpoint, rest: Record<string, unknown>) {
  if (method === 'GET' || Object.keys(rest).length === 0) return []
  if (upload) return ["-F 'file=@/path/to/file'"]
  const json = JSON.stringify(rest).replaceAll("'", "'\\''")
  return ["-H 'Content-Type: application/json'", `-d '${json}'`]
}
