import '#web/ui/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { installDebugOverlay } from '#web/app/debug-overlay.ts'
import { ErrorFallback } from '#web/app/error-fallback.tsx'
import { Providers } from '#web/app/providers.tsx'
import { Router } from '#web/app/router.tsx'

installDebugOverlay()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element to draw into.')
createRoot(root).render(
  <StrictMode>
    <ErrorFallback>
      <Providers>
        <Router />
      </Providers>
    </ErrorFallback>
  </StrictMode>,
)
