/**
 * Which people can open a page: `visitor` pages are for people who are not signed in, `link` pages are opened from an
 * email, `public` pages are for everyone, `setup` and `account` pages need a signed-in person.
 */
export type PageAccess = 'visitor' | 'link' | 'public' | 'setup' | 'account'

/**
 * Every page of the web app by name, with its path and who may open it. The links in the header and the footer follow
 * this order.
 */
export const pages = {
  landing: { path: '/', access: 'visitor' },
  login: { path: '/login', access: 'visitor' },
  verify: { path: '/verify', access: 'link' },
  onboarding: { path: '/onboarding', access: 'setup' },
  dashboard: { path: '/dashboard', access: 'account' },
  journal: { path: '/journal', access: 'account' },
  entries: { path: '/journal?view=entries', access: 'account' },
  calendar: { path: '/journal?view=calendar', access: 'account' },
  versions: { path: '/journal/versions', access: 'account' },
  echos: { path: '/echos', access: 'account' },
  echoHistory: { path: '/echos?tab=history', access: 'account' },
  letters: { path: '/echos?tab=letters', access: 'account' },
  insights: { path: '/insights', access: 'account' },
  about: { path: '/about', access: 'public' },
  settings: { path: '/settings', access: 'account' },
  settingsPrivacy: { path: '/settings/privacy', access: 'account' },
  deletedEntries: { path: '/settings/deleted', access: 'account' },
  importJournal: { path: '/settings/import', access: 'account' },
  exportJournals: { path: '/settings/export/journals', access: 'account' },
  exportEchos: { path: '/settings/export/echos', access: 'account' },
  paymentMethod: { path: '/settings/payment-method', access: 'account' },
  profile: { path: '/profile', access: 'account' },
  privacy: { path: '/privacy', access: 'public' },
  terms: { path: '/terms', access: 'public' },
  letterMailOff: { path: '/letters/mail-off', access: 'link' },
  reminderMailOff: { path: '/reminders/mail-off', access: 'link' },
  support: { path: '/support', access: 'public' },
  feedback: { path: '/feedback', access: 'account' },
} as const satisfies Readonly<Record<string, { path: string; access: PageAccess }>>

export type PageName = keyof typeof pages

/** @param step 1 to 4 */
export function onboardingStep(step: number): string {
  return `${pages.onboarding.path}/step-${step}`
}
