import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from './api-client.ts'

/** Starts a page's first requests early, so that its queries find the answers. */
export type Prepare = (api: ApiClient, queryClient: QueryClient) => readonly Promise<unknown>[]
