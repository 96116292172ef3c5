import { lazy } from 'react'

/* Each page is fetched when it is first opened: who only reads the landing page downloads no journal. */

export const EchosPage = lazy(() => import('#web/pages/echos-page.tsx').then((page) => ({ default: page.EchosPage })))
export const ExportEchosPage = lazy(() =>
  import('#web/pages/export-echos-page.tsx').then((page) => ({ default: page.ExportEchosPage })),
)
export const ExportJournalsPage = lazy(() =>
  import('#web/pages/export-journals-page.tsx').then((page) => ({ default: page.ExportJournalsPage })),
)
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
export const ProfilePage = lazy(() =>
  import('#web/pages/profile-page.tsx').then((page) => ({ default: page.ProfilePage })),
)
export const PaymentMethodPage = lazy(() =>
  import('#web/pages/payment-method-page.tsx').then((page) => ({ default: page.PaymentMethodPage })),
)
export const VerifyPage = lazy(() =>
  import('#web/pages/verify-page.tsx').then((page) => ({ default: page.VerifyPage })),
)
export const InsightsPage = lazy(() =>
  import('#web/pages/insights-page.tsx').then((page) => ({ default: page.InsightsPage })),
)
export const AboutPage = lazy(() => import('#web/pages/about-page.tsx').then((page) => ({ default: page.AboutPage })))
export const FeedbackPage = lazy(() =>
  import('#web/pages/feedback-page.tsx').then((page) => ({ default: page.FeedbackPage })),
)
export const PrivacyPage = lazy(() =>
  import('#web/pages/privacy-page.tsx').then((page) => ({ default: page.PrivacyPage })),
)
export const TermsPage = lazy(() => import('#web/pages/terms-page.tsx').then((page) => ({ default: page.TermsPage })))
