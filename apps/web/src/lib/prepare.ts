import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from './api-client.ts'

/** Begins to ask the server for what a page shows first, so that its queries find the answers. */
export type Prepare = (api: ApiClient, queryClient: QueryClient) => readonly Promise<unknown>[]
