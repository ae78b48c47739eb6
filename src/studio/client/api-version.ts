/** The version of Sanity's API that the Studio speaks, as its clients are asked for. */
export const API_VERSION = { apiVersion: '2025-02-19' } as const
