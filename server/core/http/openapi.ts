// The API described for programs, from the same schemas that validate.
import { z } from 'zod'
import { KEY_CALLS_PER_MINUTE, KEY_MARK } from '#contract/api-keys.ts'
import { type Api, type Endpoint, type Multipart, scopeOf } from '#contract/endpoint.ts'
import { curlOf } from './curl.ts'
import { exampleOf, type Schema } from './examples.ts'

interface JsonSchema extends Schema {
  properties?: Record<string, JsonSchema>
  contentMediaType?: string
  $schema?: string
}

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of somebody signed in',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${KEY_MARK}…`,
    description: `An API key. It acts for its maker inside one workspace, within its scopes: read and write. Up to ${KEY_CALLS_PER_MINUTE} calls a minute, told in RateLimit-* headers.`,
  },
}

const errorAnswer = {
  type: 'object',
  required: ['statusCode', 'error', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    error: { type: 'string' },
    code: { type: 'string', description: 'For programs' },
    message: { type: 'string', description: 'For the person who reads it' },
    details: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
}

/** `areas` are the groups of the documentation, in reading order. */
export function openApi(areas: Record<string, Api>, appUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [area, api] of Object.entries(areas)) {
    for (const [name, endpoint] of Object.entries(api)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(area, name, endpoint, appUrl) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hearth', version: '1', description: 'Everything the web app does goes through these calls.' },
    servers: [{ url: appUrl }],
    tags: Object.keys(areas).map((area) => ({ name: heading(area) })),
    paths,
    components: {
      securitySchemes,
      schemas: { Error: errorAnswer },
    },
  }
}

/** "ProjectMembers" -> "Project members" */
const heading = (area: string) => area.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Who may call: nobody in particular, people alone, or programs too, with the scope their key needs. */
function securityOf(endpoint: Endpoint): Record<string, string[]>[] {
  if (endpoint.access === 'anyone') return []
  return endpoint.access === 'person' ? [{ bearer: [] }] : [{ bearer: [] }, { apiKey: [scopeOf(endpoint)] }]
}

function operation(area: string, operationId: string, endpoint: Endpoint, appUrl: string) {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
  const input = schemaOf(endpoint.input, 'input')
  const rest = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.includes(name))
  const example = exampleInput(endpoint, input)
  const parameter = (place: 'path' | 'query', name: string, schema: JsonSchema = { type: 'string' }) => ({
    name,
    in: place,
    required: place === 'path' || Boolean(input.required?.includes(name)),
    schema,
    ...(name in example && { example: example[name] }),
  })
  const asQuery = endpoint.method === 'GET' ? rest : []
  return {
    operationId,
    tags: [heading(area)],
    summary: endpoint.summary,
    security: securityOf(endpoint),
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlOf(endpoint, example, appUrl) }],
    parameters: [
      ...inPath.map((name) => parameter('path', name, input.properties?.[name])),
      ...asQuery.map(([name, schema]) => parameter('query', name, schema)),
    ],
    ...(endpoint.method !== 'GET' && rest.length > 0 && { requestBody: body(endpoint, input, rest, example) }),
    responses: responsesOf(endpoint),
  }
}

function responsesOf({ status, download, output }: Endpoint) {
  const schema = schemaOf(output, 'output')
  const content = download
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema, example: exampleOf(schema, { whole: true }) } }
  const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return { [status]: { description: 'Done', content }, default: { description: 'Refused', content: refusal } }
}

/** For a GET only what it needs: what else there is stands in the list of parameters. */
function exampleInput({ method }: Endpoint, input: JsonSchema): Record<string, unknown> {
  const example = exampleOf(input, { whole: false }) as Record<string, unknown>
  if (method !== 'GET') return example
  return Object.fromEntries(Object.entries(example).filter(([name]) => input.required?.includes(name)))
}

function body(endpoint: Endpoint, input: JsonSchema, fields: [string, JsonSchema][], whole: Record<string, unknown>) {
  const properties = Object.fromEntries(
    fields.map(([name, schema]) => [
      name,
      endpoint.upload && name === 'file' ? { type: 'string', format: 'binary' } : schema,
    ]),
  )
  const required = input.required?.filter((name) => name in properties) ?? []
  const example = Object.fromEntries(Object.entries(whole).filter(([name]) => name in properties))
  if (endpoint.multipart) return { content: jsonOrParts(endpoint.multipart, properties, required, example) }
  const schema = { type: 'object', properties, ...(required.length > 0 && { required }) }
  if (endpoint.upload) return { content: { 'multipart/form-data': { schema } } }
  return { content: { 'application/json': { schema, example } } }
}

function jsonOrParts(
  { json }: Multipart,
  { files: _, ...properties }: Record<string, JsonSchema>,
  required: string[],
  { files: __, ...example }: Record<string, unknown>,
) {
  const asText = Object.entries(properties).map(([name, schema]) => [
    name,
    json.includes(name) ? { type: 'string', contentMediaType: 'application/json' } : schema,
  ])
  return {
    'application/json': { schema: { type: 'object', properties, required }, example },
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: Object.fromEntries(asText),
        additionalProperties: { type: 'string', format: 'binary' },
        required,
      },
    },
  }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
  return rest
}
