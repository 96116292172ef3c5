import { Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { Spinner } from '#web/ui/spinner.tsx'
import { OnboardingShell, PublicShell } from './bare-shell.tsx'
import { OnboardingGate, Protected, VisitorsOnly } from './gates.tsx'
import {
  AboutPage,
  EchosPage,
  ExportEchosPage,
  ExportJournalsPage,
  FeedbackPage,
  InsightsPage,
  JournalPage,
  LandingPage,
  LoginPage,
  NotFoundPage,
  OnboardingPage,
  PaymentMethodPage,
  PrivacyPage,
  ProfilePage,
  SettingsPage,
  SupportPage,
  TermsPage,
  VerifyPage,
} from './lazy-pages.ts'
import { paths } from './paths.ts'
import { ScrollMemory } from './scroll-memory.ts'
import { Shell } from './shell.tsx'

/** The route table of the specification. Pages that come later say so honestly. */
export function Router() {
  return (
    <BrowserRouter>
      <OnboardingGate>
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
              element={
                <Protected>
                  <OnboardingShell />
                </Protected>
              }
            >
              <Route path={`${paths.onboarding}/*`} element={<OnboardingPage />} />
            </Route>
            <Route element={<PublicShell />}>
              <Route path={paths.privacy} element={<PrivacyPage />} />
              <Route path={paths.terms} element={<TermsPage />} />
              <Route path={paths.about} element={<AboutPage />} />
              <Route path={paths.support} element={<SupportPage />} />
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
              <Route path={paths.settingsPrivacy} element={<PrivacyPage />} />
              <Route path={paths.exportJournals} element={<ExportJournalsPage />} />
              <Route path={paths.exportEchos} element={<ExportEchosPage />} />
              <Route path={paths.paymentMethod} element={<PaymentMethodPage />} />
              <Route path={paths.profile} element={<ProfilePage />} />
              <Route path={paths.feedback} element={<FeedbackPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Route>
          </Routes>
        </Suspense>
      </OnboardingGate>
      <ScrollMemory />
    </BrowserRouter>
  )
}
