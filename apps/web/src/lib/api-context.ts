import { createContext, use } from 'react'
import type { ApiClient } from './api-client.ts'

export const ApiContext = createContext<ApiClient | null>(null)

/** The API client of the app around this component. */
export function useApi(): ApiClient {
  const api = use(ApiContext)
  if (!api) throw new Error('No API client: the app must be wrapped in its providers.')
  return api
}
