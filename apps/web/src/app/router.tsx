import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { ComingPage } from '#web/pages/coming-page.tsx'
import { JournalPage } from '#web/pages/journal-page.tsx'
import { LandingPage } from '#web/pages/landing-page.tsx'
import { LoginPage } from '#web/pages/login-page.tsx'
import { NotFoundPage } from '#web/pages/not-found-page.tsx'
import { VerifyPage } from '#web/pages/verify-page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Protected, VisitorsOnly } from './gates.tsx'
import { paths } from './paths.ts'
import { Shell } from './shell.tsx'

const EchosPage = lazy(() => import('#web/pages/echos-page.tsx').then((page) => ({ default: page.EchosPage })))
const SettingsPage = lazy(() => import('#web/pages/settings-page.tsx').then((page) => ({ default: page.SettingsPage })))
const OnboardingPage = lazy(() =>
  import('#web/pages/onboarding-page.tsx').then((page) => ({ default: page.OnboardingPage })),
)

/** The route table of the specification. Pages that come later say so honestly. */
export function Router() {
  return (
    <BrowserRouter>
      <Suspense fallback={<Spinner full />}>
        <Routes>
          <Route
            path={paths.landing}
            element={
              <VisitorsOnly>
                <LandingPage />
              </VisitorsOnly>
            }
          />
          <Route
            path={paths.login}
            element={
              <VisitorsOnly>
                <LoginPage />
              </VisitorsOnly>
            }
          />
          <Route path={paths.verify} element={<VerifyPage />} />
          <Route
            path={`${paths.onboarding}/*`}
            element={
              <Protected>
                <OnboardingPage />
              </Protected>
            }
          />
          <Route element={<Shell />}>
            <Route path={paths.privacy} element={<ComingPage title="Privacy" />} />
            <Route path={paths.terms} element={<ComingPage title="Terms" />} />
            <Route path={paths.about} element={<ComingPage title="About" />} />
          </Route>
          <Route
            element={
              <Protected>
                <Shell />
              </Protected>
            }
          >
            <Route path={paths.dashboard} element={<Navigate to={paths.journal} replace />} />
            <Route path={paths.journal} element={<JournalPage />} />
            <Route path={paths.echos} element={<EchosPage />} />
            <Route path={paths.insights} element={<ComingPage title="Insights" />} />
            <Route path={paths.settings} element={<SettingsPage />} />
            <Route path={paths.settingsPrivacy} element={<ComingPage title="Privacy" />} />
            <Route path={paths.exportJournals} element={<ComingPage title="Export Journals" />} />
            <Route path={paths.exportEchos} element={<ComingPage title="Export Echos" />} />
            <Route path={paths.paymentMethod} element={<ComingPage title="Payment method" />} />
            <Route path={paths.profile} element={<ComingPage title="Profile" />} />
            <Route path={paths.feedback} element={<ComingPage title="Feedback" />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </Suspense>
    </BrowserRouter>
  )
}
