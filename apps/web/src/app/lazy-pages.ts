import { lazyPage, type Page } from './lazy-page.tsx'
import { onboardingStep, paths } from './paths.ts'

export const EchosPage = lazyPage(() =>
  import('#web/pages/echos-page.tsx').then((page) => ({ Page: page.EchosPage, prepare: page.prepareEchos })),
)
export const ExportEchosPage = lazyPage(() =>
  import('#web/pages/export-echos-page.tsx').then((page) => ({ Page: page.ExportEchosPage })),
)
export const ExportJournalsPage = lazyPage(() =>
  import('#web/pages/export-journals-page.tsx').then((page) => ({ Page: page.ExportJournalsPage })),
)
export const JournalPage = lazyPage(() =>
  import('#web/pages/journal-page.tsx').then((page) => ({ Page: page.JournalPage, prepare: page.prepareJournal })),
)
export const SupportPage = lazyPage(() =>
  import('#web/pages/support-page.tsx').then((page) => ({ Page: page.SupportPage })),
)
export const LandingPage = lazyPage(() =>
  import('#web/pages/landing-page.tsx').then((page) => ({ Page: page.LandingPage })),
)
export const LoginPage = lazyPage(() => import('#web/pages/login-page.tsx').then((page) => ({ Page: page.LoginPage })))
export const NotFoundPage = lazyPage(() =>
  import('#web/pages/not-found-page.tsx').then((page) => ({ Page: page.NotFoundPage })),
)
export const OnboardingPage = lazyPage(() =>
  import('#web/pages/onboarding-page.tsx').then((page) => ({ Page: page.OnboardingPage })),
)
export const SettingsPage = lazyPage(() =>
  import('#web/pages/settings-page.tsx').then((page) => ({ Page: page.SettingsPage })),
)
export const ProfilePage = lazyPage(() =>
  import('#web/pages/profile-page.tsx').then((page) => ({ Page: page.ProfilePage })),
)
export const PaymentMethodPage = lazyPage(() =>
  import('#web/pages/payment-method-page.tsx').then((page) => ({ Page: page.PaymentMethodPage })),
)
export const VerifyPage = lazyPage(() =>
  import('#web/pages/verify-page.tsx').then((page) => ({ Page: page.VerifyPage })),
)
export const InsightsPage = lazyPage(() =>
  import('#web/pages/insights-page.tsx').then((page) => ({ Page: page.InsightsPage, prepare: page.prepareInsights })),
)
export const AboutPage = lazyPage(() => import('#web/pages/about-page.tsx').then((page) => ({ Page: page.AboutPage })))
export const FeedbackPage = lazyPage(() =>
  import('#web/pages/feedback-page.tsx').then((page) => ({ Page: page.FeedbackPage })),
)
export const PrivacyPage = lazyPage(() =>
  import('#web/pages/privacy-page.tsx').then((page) => ({ Page: page.PrivacyPage })),
)
export const TermsPage = lazyPage(() => import('#web/pages/terms-page.tsx').then((page) => ({ Page: page.TermsPage })))

/** The page of each address that shows one to who is signed in. */
const PAGES: Readonly<Record<string, Page>> = {
  [paths.landing]: JournalPage,
  [paths.login]: JournalPage,
  [paths.dashboard]: JournalPage,
  [paths.journal]: JournalPage,
  [paths.echos]: EchosPage,
  [paths.insights]: InsightsPage,
  [paths.settings]: SettingsPage,
  [paths.settingsPrivacy]: PrivacyPage,
  [paths.exportJournals]: ExportJournalsPage,
  [paths.exportEchos]: ExportEchosPage,
  [paths.paymentMethod]: PaymentMethodPage,
  [paths.profile]: ProfilePage,
  [paths.feedback]: FeedbackPage,
  [onboardingStep(1)]: OnboardingPage,
}

/** The pages that a visitor sees; every other address leads to signing in. */
const OPEN: Readonly<Record<string, Page>> = {
  [paths.landing]: LandingPage,
  [paths.login]: LoginPage,
}

/** The same for everybody. */
const PUBLIC: Readonly<Record<string, Page>> = {
  [paths.verify]: VerifyPage,
  [paths.privacy]: PrivacyPage,
  [paths.terms]: TermsPage,
  [paths.about]: AboutPage,
}

/** The page that an address will most likely show, so that it can be there when the app is first drawn. */
export function likelyPage(pathname: string, authenticated: boolean): Page {
  const own = PUBLIC[pathname]
  if (own) return own
  return authenticated ? (PAGES[pathname] ?? NotFoundPage) : (OPEN[pathname] ?? LoginPage)
}
