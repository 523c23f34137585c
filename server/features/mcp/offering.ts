// Hands the tools to the protocol's own server.
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { z } from 'zod'
import { Problem } from './calls.ts'
import type { Agent } from './names.ts'
import { tools } from './tools.ts'

/** `onFailure` hears of what is our own fault; the agent only learns that it was. */
export function offerTools(server: McpServer, agent: Agent, onFailure: (error: unknown) => void) {
  for (const [name, { title, description, input, writes = false, run }] of Object.entries(tools)) {
    const annotations = { title, readOnlyHint: !writes, destructiveHint: false, openWorldHint: false }
    const answer = async (given: never): Promise<CallToolResult> => {
      try {
        const { text, data } = await run(agent, given)
        return { content: [{ type: 'text', text }], structuredContent: data }
      } catch (error) {
        if (!(error instanceof Problem)) onFailure(error)
        const message = error instanceof Problem ? error.message : 'Something went wrong on our side. Please try again.'
        return { isError: true, content: [{ type: 'text', text: message }] }
      }
    }
    server.registerTool(name, { title, description, inputSchema: input as z.ZodRawShape, annotations }, answer as never)
  }
}
