import { lazy } from 'react'

/* Each page is fetched when it is first opened: who only reads the landing page downloads no journal. */

export const EchosPage = lazy(() => import('#web/pages/echos-page.tsx').then((page) => ({ default: page.EchosPage })))
export const JournalPage = lazy(() =>
  import('#web/pages/journal-page.tsx').then((page) => ({ default: page.JournalPage })),
)
export const LandingPage = lazy(() =>
  import('#web/pages/landing-page.tsx').then((page) => ({ default: page.LandingPage })),
)
export const LoginPage = lazy(() => import('#web/pages/login-page.tsx').then((page) => ({ default: page.LoginPage })))
export const NotFoundPage = lazy(() =>
  import('#web/pages/not-found-page.tsx').then((page) => ({ default: page.NotFoundPage })),
)
export const OnboardingPage = lazy(() =>
  import('#web/pages/onboarding-page.tsx').then((page) => ({ default: page.OnboardingPage })),
)
export const SettingsPage = lazy(() =>
  import('#web/pages/settings-page.tsx').then((page) => ({ default: page.SettingsPage })),
)
export const VerifyPage = lazy(() =>
  import('#web/pages/verify-page.tsx').then((page) => ({ default: page.VerifyPage })),
)
export const InsightsPage = lazy(() =>
  import('#web/pages/insights-page.tsx').then((page) => ({ default: page.InsightsPage })),
)
