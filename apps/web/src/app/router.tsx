import { Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { ComingPage } from '#web/pages/coming-page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Protected, VisitorsOnly } from './gates.tsx'
import {
  EchosPage,
  InsightsPage,
  JournalPage,
  LandingPage,
  LoginPage,
  NotFoundPage,
  OnboardingPage,
  SettingsPage,
  VerifyPage,
} from './lazy-pages.ts'
import { paths } from './paths.ts'
import { Shell } from './shell.tsx'

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
            <Route path={paths.insights} element={<InsightsPage />} />
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
