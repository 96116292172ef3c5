import { onboardingStep, paths } from './paths.ts'

/** What one address needs before it shows its content: modules that load lazily, and what it asks the server. */
export type FirstView = {
  /** Modules below `src`. */
  modules: readonly string[]
  /** Addresses of the API, in just the words in which the page asks for them. */
  answers: readonly string[]
}

const WHO = '/api/auth/status'
const GATE = [WHO, '/api/onboarding/status']
const TAGS = '/api/entries/tags/popular?limit=8'
const SNAPSHOTS = '/api/echoes/snapshots'
const PAYMENT = '/api/billing/payment-methods'

const about: FirstView = { modules: ['pages/about-page.tsx'], answers: [WHO] }
const privacy: FirstView = { modules: ['pages/privacy-page.tsx'], answers: [WHO] }
const terms: FirstView = { modules: ['pages/terms-page.tsx'], answers: [WHO] }
const support: FirstView = { modules: ['pages/support-page.tsx'], answers: [WHO] }
const verify: FirstView = { modules: ['pages/verify-page.tsx'], answers: [WHO] }
const login: FirstView = { modules: ['pages/login-page.tsx'], answers: [WHO] }
const journal: FirstView = {
  modules: ['pages/journal-page.tsx'],
  answers: [...GATE, '/api/insights/streaks', '/api/prompts'],
}

/** Addresses that the server has told what they need, for who is a visitor and who brings a session. */
export const firstViews: Readonly<Record<'visitor' | 'account', Readonly<Record<string, FirstView>>>> = {
  visitor: {
    [paths.landing]: { modules: ['pages/landing-page.tsx'], answers: [WHO] },
    [paths.login]: login,
    [paths.verify]: verify,
    [paths.about]: about,
    [paths.privacy]: privacy,
    [paths.terms]: terms,
    [paths.support]: support,
    // A protected page sends visitors to sign in.
    [paths.journal]: login,
    [paths.echos]: login,
    [paths.insights]: login,
    [paths.settings]: login,
  },
  account: {
    [paths.landing]: journal,
    [paths.login]: journal,
    [paths.dashboard]: journal,
    [paths.journal]: journal,
    [paths.entries]: {
      modules: ['pages/journal-page.tsx', 'features/entries/entry-logbook.tsx'],
      answers: [...GATE, '/api/entries?limit=50', TAGS],
    },
    [paths.echos]: { modules: ['pages/echos-page.tsx'], answers: [...GATE, '/api/echoes/current'] },
    [paths.echoHistory]: { modules: ['pages/echos-page.tsx'], answers: [...GATE, SNAPSHOTS] },
    [paths.insights]: {
      modules: ['pages/insights-page.tsx'],
      answers: [...GATE, '/api/insights/clarity-responsive'],
    },
    [paths.settings]: { modules: ['pages/settings-page.tsx'], answers: [...GATE, '/api/auth/sessions', PAYMENT] },
    [paths.profile]: { modules: ['pages/profile-page.tsx'], answers: [...GATE, '/api/profile', PAYMENT] },
    [paths.feedback]: { modules: ['pages/feedback-page.tsx'], answers: GATE },
    [paths.about]: { ...about, answers: GATE },
    [paths.privacy]: { ...privacy, answers: GATE },
    [paths.settingsPrivacy]: { ...privacy, answers: GATE },
    [paths.terms]: { ...terms, answers: GATE },
    [paths.support]: { ...support, answers: GATE },
    [onboardingStep(1)]: { modules: ['pages/onboarding-page.tsx'], answers: GATE },
  },
}
