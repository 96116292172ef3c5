import '#web/ui/styles/index.css'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorFallback } from '#web/app/error-fallback.tsx'
import { letFacesIn } from '#web/app/faces.ts'
import { likelyPage } from '#web/app/lazy-pages.ts'
import { createServices, Providers } from '#web/app/providers.tsx'
import { Router } from '#web/app/router.tsx'
import { authStatusQuery, onboardingNeededQuery } from '#web/features/auth/auth.queries.ts'

const services = createServices()

/** Ms that a page which is there waits for its answers; one that comes later finds the page with its own spinner. */
const PATIENCE_MS = 200

/** The page draws a spinner by itself: the app waits for what would only make it draw the same. */
async function untilFirstView(): Promise<void> {
  const { api, queryClient } = services
  const { authenticated } = await queryClient.fetchQuery(authStatusQuery(api))
  const onboarding = authenticated && queryClient.fetchQuery(onboardingNeededQuery(api, authenticated))
  // A page that cannot be loaded says so where it is drawn.
  const page = await likelyPage(window.location.pathname, authenticated)
    .load()
    .catch(() => null)
  if (await onboarding) return
  const answers = page?.prepare?.(api, queryClient) ?? []
  await Promise.race([Promise.all(answers), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

async function start(element: HTMLElement): Promise<void> {
  if (new URLSearchParams(window.location.search).has('debug')) {
    const overlay = await import('#web/app/debug-overlay.ts').catch(() => null)
    overlay?.installDebugOverlay()
  }
  const root = createRoot(element)
  await untilFirstView()
  // A transition is drawn in slices: the page answers to a finger in between.
  startTransition(() => {
    root.render(
      <StrictMode>
        <ErrorFallback>
          <Providers services={services}>
            <Router />
            <Faces />
          </Providers>
        </ErrorFallback>
      </StrictMode>,
    )
  })
}

/** Nothing to see: the faces of the text come after what they are to show. */
function Faces() {
  useEffect(() => letFacesIn(services.queryClient), [])
  return null
}

const element = document.getElementById('root')
if (!element) throw new Error('The page has no root element to draw into.')
void start(element)
