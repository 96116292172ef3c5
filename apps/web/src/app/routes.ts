import { pages, type PageAccess, type PageName } from '@soundings/contract/pages'

/** Names the requests that a page sends first; app/first-views.ts has their URLs. */
export type Answer =
  | 'clarity'
  | 'echo'
  | 'deleted'
  | 'entries'
  | 'journalImports'
  | 'letters'
  | 'day'
  | 'daySettings'
  | 'passkeys'
  | 'payment'
  | 'profile'
  | 'prompts'
  | 'sessions'
  | 'snapshots'
  | 'streaks'
  | 'tags'
  | 'writing'

/** The name of the page's module, and its title in the tab and for screen readers. */
export type PageFile = {
  /** The module, as `src/pages/<file>-page.tsx`. */
  file: string
  title: string
}

type PageRow = PageFile & {
  /** True when the page can be opened before onboarding is finished. */
  early?: true
  /** The label in the main navigation. */
  nav?: string
  /** The label in the footer of the app. */
  footer?: string
  /** The label in the footer of public pages. */
  openFooter?: string
  /** Whether the page is part of the carousel, or shows no carousel at all. */
  carousel?: 'station' | 'outside'
  /** Fetched while the browser is idle. */
  prefetched?: true
  /** A module that the page loads with its first view. */
  part?: string
  answers?: readonly Answer[]
}

/** A view of another page that has its own URL. */
type ViewRow = { viewOf: PageName; part?: string; answers: readonly Answer[] }

type Redirect = { to: PageName; carousel: 'outside' }

const table: Readonly<Record<PageName, PageRow | ViewRow | Redirect>> = {
  landing: { file: 'landing', title: 'You send your words down; they echo back' },
  login: { file: 'login', title: 'Sign In', early: true },
  verify: { file: 'verify', title: 'Verify', early: true },
  onboarding: { file: 'onboarding', title: 'Welcome', early: true },
  dashboard: { to: 'journal', carousel: 'outside' },
  journal: {
    file: 'journal',
    title: 'Journal',
    nav: 'Journal',
    footer: 'Home',
    carousel: 'station',
    prefetched: true,
    part: 'pages/write-view.tsx',
    answers: ['streaks', 'prompts', 'day', 'writing'],
  },
  entries: { viewOf: 'journal', part: 'features/entries/entry-logbook.tsx', answers: ['entries', 'tags', 'day'] },
  calendar: { viewOf: 'journal', part: 'pages/calendar-view.tsx', answers: ['day'] },
  versions: { file: 'versions', title: 'Two versions', carousel: 'outside' },
  echos: {
    file: 'echoes',
    title: 'Echos',
    nav: 'Echos',
    carousel: 'station',
    prefetched: true,
    answers: ['echo'],
  },
  echoHistory: { viewOf: 'echos', answers: ['snapshots'] },
  letters: { viewOf: 'echos', part: 'features/letters/letters.tsx', answers: ['letters'] },
  insights: {
    file: 'insights',
    title: 'Insights',
    nav: 'Insights',
    carousel: 'station',
    prefetched: true,
    answers: ['clarity', 'writing'],
  },
  about: {
    file: 'about',
    title: 'About',
    footer: 'About',
    openFooter: 'About',
    early: true,
    carousel: 'outside',
  },
  settings: {
    file: 'settings',
    title: 'Settings',
    nav: 'Settings',
    footer: 'Settings',
    carousel: 'outside',
    prefetched: true,
    answers: ['sessions', 'passkeys', 'payment'],
  },
  settingsPrivacy: { file: 'privacy', title: 'Privacy' },
  deletedEntries: { file: 'deleted-entries', title: 'Deleted entries', answers: ['deleted'] },
  importJournal: { file: 'import-journal', title: 'Import a journal', early: true, answers: ['journalImports'] },
  exportJournals: { file: 'export-journals', title: 'Export Journals' },
  exportEchos: { file: 'export-echoes', title: 'Export Echos' },
  paymentMethod: { file: 'payment-method', title: 'Payment method' },
  profile: {
    file: 'profile',
    title: 'Profile',
    carousel: 'outside',
    prefetched: true,
    answers: ['profile', 'payment', 'daySettings'],
  },
  privacy: {
    file: 'privacy',
    title: 'Privacy',
    footer: 'Privacy',
    openFooter: 'Privacy',
    early: true,
    carousel: 'outside',
  },
  terms: { file: 'terms', title: 'Terms', openFooter: 'Terms', early: true },
  support: { file: 'support', title: 'If things are hard', early: true, carousel: 'outside' },
  letterMailOff: { file: 'letter-mail-off', title: 'Emails about letters', early: true },
  reminderMailOff: { file: 'reminder-mail-off', title: 'Reminders', early: true },
  feedback: { file: 'feedback', title: 'Feedback', footer: 'Feedback', carousel: 'outside' },
}

export const notFound: PageFile = { file: 'not-found', title: 'Page not found' }

type Place = { name: PageName; path: string; access: PageAccess }
export type PageRoute = PageRow & Place

const rows = (Object.keys(pages) as PageName[]).map((name) => ({ name, ...pages[name], ...table[name] }))

export const pageRoutes: readonly PageRoute[] = rows.filter((row) => 'file' in row)
export const views: readonly (ViewRow & Place)[] = rows.filter((row) => 'viewOf' in row)
export const redirects: readonly (Redirect & Place)[] = rows.filter((row) => 'to' in row)

/** The page at a path. Onboarding has a path for each step. */
export function routeOf(pathname: string): PageRoute | undefined {
  return pageRoutes.find(
    ({ path, access }) => pathname === path || (access === 'setup' && pathname.startsWith(`${path}/`)),
  )
}

/** The links of one navigation: every page that has a label for it. */
export function linksFor(place: 'nav' | 'footer' | 'openFooter'): { to: string; label: string }[] {
  return pageRoutes.flatMap(({ path, [place]: label }) => (label ? [{ to: path, label }] : []))
}
