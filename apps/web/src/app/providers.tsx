import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiContext } from '#web/lib/api-context.ts'
import { createApiClient, type ApiClient } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { sessionBegan, sessionEnded } from '#web/lib/session-end.ts'
import { ToastRegion } from '#web/ui/toast.tsx'

type Services = { api: ApiClient; queryClient: QueryClient }

/** The API client and the query cache of one app. */
export function createServices(): Services {
  return {
    api: createApiClient({ onSignedOut: sessionEnded, onSignedIn: sessionBegan }),
    queryClient: new QueryClient({
      defaultOptions: {
        // By default, requests wait silently while the browser believes it is offline.
        mutations: { networkMode: 'always' },
        queries: {
          networkMode: 'always',
          staleTime: 30_000,
          // A refusal is final. Only a lost connection is worth another try.
          retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
        },
      },
    }),
  }
}

/** Everything a screen needs: the API client, the query cache and the toasts. */
export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ApiContext value={services.api}>
      <QueryClientProvider client={services.queryClient}>
        <ToastRegion>{children}</ToastRegion>
      </QueryClientProvider>
    </ApiContext>
  )
}
