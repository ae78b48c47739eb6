import { createMcpHandler, type McpHttpHandler, McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { readBySchema, type RequestSchema } from '../http/api-route.ts'
import { HttpError } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import { argumentSchema } from './tool-schemas.ts'
import { refusalText, type Tool, toolsOf } from './tools.ts'

const INSTRUCTIONS =
  'Answers questions about services, prices and free times, and prepares a link to the request form. It cannot book, and takes nothing about a person: whoever wants a visit opens the link, and sends the form.'

/** Serves the Model Context Protocol without sessions: every call is answered by a server of its own. Loaded when it is first called. */
export function mcpHandler(context: AppContext): McpHttpHandler {
  const { list_services, estimate, free_times, prepare_request } = toolsOf(context)
  const version = '1'
  return createMcpHandler(
    () => {
      const { name } = context.content.current().revision.content.business
      const server = new McpServer({ name, version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS })
      register(server, list_services)
      register(server, estimate)
      register(server, free_times)
      register(server, prepare_request)
      return server
    },
    // Nothing is told later: no stream stays open.
    { maxSubscriptions: 0 },
  )
}

function register<Arguments>(server: McpServer, { name, title, description, schema, answer }: Tool<Arguments>): void {
  const inputSchema = argumentsOf(schema)
  const annotations = { title, readOnlyHint: true, openWorldHint: false }
  server.registerTool(name, { title, description, inputSchema, annotations }, async wanted => {
    try {
      const told = await answer(wanted)
      return { content: [{ type: 'text', text: JSON.stringify(told) }], structuredContent: { ...told } }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return { content: [{ type: 'text', text: refusalText(error) }], isError: true }
    }
  })
}

/** The API's own validators: the same limits, the same words. */
function argumentsOf<T>(schema: RequestSchema<T>): StandardSchemaWithJSON<T> {
  const described = argumentSchema(schema.name)
  return {
    '~standard': {
      version: 1,
      vendor: 'json-schema',
      jsonSchema: { input: () => described, output: () => described },
      validate: input => {
        try {
          return { value: readBySchema(schema, input, 'arguments') }
        } catch (error) {
          if (error instanceof HttpError) return { issues: [{ message: refusalText(error) }] }
          throw error
        }
      },
    },
  }
}
