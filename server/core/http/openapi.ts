// The API described for programs, from the same schemas that validate.
import { z } from 'zod'
import type { Api, Endpoint, Multipart } from '#contract/endpoint.ts'

interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  [key: string]: unknown
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
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(area, name, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hearth', version: '1', description: 'Everything the web app does goes through these calls.' },
    servers: [{ url: appUrl }],
    tags: Object.keys(areas).map((area) => ({ name: heading(area) })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'An access token or an API key' } },
      schemas: { Error: errorAnswer },
    },
  }
}

/** "ProjectMembers" -> "Project members" */
const heading = (area: string) => area.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function operation(area: string, operationId: string, endpoint: Endpoint) {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
  const input = schemaOf(endpoint.input, 'input')
  const rest = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.includes(name))
  const parameter = (place: 'path' | 'query', name: string, schema: JsonSchema = { type: 'string' }) => ({
    name,
    in: place,
    required: place === 'path' || Boolean(input.required?.includes(name)),
    schema,
  })
  const asQuery = endpoint.method === 'GET' ? rest : []
  return {
    operationId,
    tags: [heading(area)],
    summary: endpoint.summary,
    security: endpoint.access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [
      ...inPath.map((name) => parameter('path', name, input.properties?.[name])),
      ...asQuery.map(([name, schema]) => parameter('query', name, schema)),
    ],
    ...(endpoint.method !== 'GET' && rest.length > 0 && { requestBody: body(endpoint, input, rest) }),
    responses: {
      [endpoint.status]: {
        description: 'Done',
        content: endpoint.download
          ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: schemaOf(endpoint.output, 'output') } },
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function body(endpoint: Endpoint, input: JsonSchema, fields: [string, JsonSchema][]) {
  const properties = Object.fromEntries(
    fields.map(([name, schema]) => [
      name,
      endpoint.upload && name === 'file' ? { type: 'string', format: 'binary' } : schema,
    ]),
  )
  const required = input.required?.filter((name) => name in properties) ?? []
  if (endpoint.multipart) return { content: jsonOrParts(endpoint.multipart, properties, required) }
  const schema = { type: 'object', properties, ...(required.length > 0 && { required }) }
  return { content: { [endpoint.upload ? 'multipart/form-data' : 'application/json']: { schema } } }
}

function jsonOrParts({ json }: Multipart, { files: _, ...properties }: Record<string, JsonSchema>, required: string[]) {
  const asText = Object.entries(properties).map(([name, schema]) => [
    name,
    json.includes(name) ? { type: 'string', contentMediaType: 'application/json' } : schema,
  ])
  return {
    'application/json': { schema: { type: 'object', properties, required } },
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
