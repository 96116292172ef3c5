/** Every address of the web app, in one place. */
export const paths = {
  landing: '/',
  login: '/login',
  verify: '/verify',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  journal: '/journal',
  entries: '/journal?view=entries',
  echos: '/echos',
  echoHistory: '/echos?tab=history',
  insights: '/insights',
  settings: '/settings',
  settingsPrivacy: '/settings/privacy',
  exportJournals: '/settings/export/journals',
  exportEchos: '/settings/export/echos',
  paymentMethod: '/settings/payment-method',
  profile: '/profile',
  feedback: '/feedback',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
} as const

/** The address of one step of onboarding, 1 to 4. */
export function onboardingStep(step: number): string {
  return `${paths.onboarding}/step-${step}`
}
