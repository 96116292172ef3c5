import '#web/ui/base/index.ts'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorFallback } from '#web/app/error-fallback.tsx'
import { loadWebFonts } from '#web/app/web-fonts.ts'
import { likelyPage } from '#web/app/lazy-pages.ts'
import { createServices, Providers } from '#web/app/providers.tsx'
import { Router } from '#web/app/router.tsx'
import { authStatusQuery } from '#web/features/auth/auth.queries.ts'
import { needsOnboarding, onboardingGateQuery } from '#web/lib/onboarding-status.ts'

const services = createServices()

/** Milliseconds that a loaded page waits for its data before it is drawn with a spinner. */
const PATIENCE_MS = 200

/** Waits for the first data. index.html already shows a spinner, so an app without data would only draw it again. */
async function untilFirstView(): Promise<void> {
  const { api, queryClient } = services
  const { authenticated } = await queryClient.fetchQuery(authStatusQuery(api))
  const onboarding = authenticated ? queryClient.fetchQuery(onboardingGateQuery(api)).catch(() => undefined) : undefined
  // A page that can't be loaded shows an error where it is rendered.
  const page = await likelyPage(window.location.pathname, authenticated)
    .load()
    .catch(() => null)
  if (needsOnboarding(await onboarding)) return
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
  // A transition renders in slices, so that the page responds to input in between.
  startTransition(() => {
    root.render(
      <StrictMode>
        <ErrorFallback>
          <Providers services={services}>
            <Router />
            <WebFonts />
          </Providers>
        </ErrorFallback>
      </StrictMode>,
    )
  })
}

/** Renders nothing. Loads the web fonts after the content. */
function WebFonts() {
  useEffect(() => loadWebFonts(services.queryClient), [])
  return null
}

const element = document.getElementById('root')
if (!element) throw new Error('The page has no root element to draw into.')
void start(element)
