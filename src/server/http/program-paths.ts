/** Where programs ask: what there is, how to call it, and the endpoint of the Model Context Protocol. */
export const PROGRAM_PATHS = { catalog: '/api/v1/catalog', description: '/api/v1/openapi.json', mcp: '/mcp' } as const
