import type { PageAccess } from '@soundings/contract/pages'
import { Suspense, type ReactNode } from 'react'
import { BrowserRouter, Navigate, Outlet, useRoutes, type RouteObject } from 'react-router'
import { Spinner } from '#web/ui/spinner.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { OnboardingShell, PublicShell } from './bare-shell.tsx'
import { OnboardingGate, Protected, VisitorsOnly } from './gates.tsx'
import { pageOf } from './lazy-pages.ts'
import { paths } from '../lib/paths.ts'
import { notFound, pageRoutes, redirects, type PageFile } from './routes.ts'
import { ScrollMemory } from './scroll-memory.ts'
import { Shell } from './shell.tsx'

/** The gate and the frame around the pages of each kind of access. */
const FRAMES: Readonly<Record<PageAccess, ReactNode>> = {
  visitor: (
    <VisitorsOnly>
      <Outlet />
    </VisitorsOnly>
  ),
  link: <Outlet />,
  setup: (
    <Protected>
      <OnboardingShell />
    </Protected>
  ),
  public: <PublicShell />,
  account: (
    <Protected>
      <Shell />
    </Protected>
  ),
}

const ROUTES: RouteObject[] = Object.entries(FRAMES).map(([frame, element]) => ({
  element,
  children: [
    ...pageRoutes
      .filter(({ access }) => access === frame)
      .map((route) => ({ path: frame === 'setup' ? `${route.path}/*` : route.path, element: screenOf(route) })),
    ...redirects
      .filter(({ access }) => access === frame)
      .map(({ path, to }) => ({ path, element: <Navigate to={paths[to]} replace /> })),
    ...(frame === 'account' ? [{ path: '*', element: screenOf(notFound) }] : []),
  ],
}))

export function Router() {
  return (
    <BrowserRouter>
      <OnboardingGate>
        <Suspense fallback={<Spinner full />}>
          <Pages />
        </Suspense>
      </OnboardingGate>
      <ScrollMemory />
    </BrowserRouter>
  )
}

function Pages() {
  return useRoutes(ROUTES)
}

function screenOf({ file, title }: PageFile): ReactNode {
  const Page = pageOf({ file })
  return (
    <Titled title={title}>
      <Page />
    </Titled>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return children
}
