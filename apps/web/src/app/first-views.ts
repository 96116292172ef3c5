import { addressOf } from '@soundings/contract/endpoint'
import {
  auth,
  billing,
  deletedEntries,
  echoes,
  entries,
  insights,
  journalImports,
  letters,
  onboarding,
  onThisDay,
  passkeys,
  profile,
  prompts,
  sessions,
  writing,
} from '@soundings/contract/endpoints'
import { onboardingStep } from '../lib/paths.ts'
import { pageRoutes, redirects, views, type Answer, type PageRoute } from './routes.ts'

/** What one URL needs before it shows its content: lazy modules and API requests. */
export type FirstView = {
  /** Modules below `src`. */
  modules: readonly string[]
  /** API paths, exactly as the page requests them. */
  answers: readonly string[]
}

const SESSION = [addressOf(auth.status)]
const GATE = [...SESSION, addressOf(onboarding.status)]
const ANSWERS: Readonly<Record<Answer, string>> = {
  clarity: addressOf(insights.clarity),
  echo: addressOf(echoes.current),
  journalImports: addressOf(journalImports.all),
  letters: addressOf(letters.list),
  entries: addressOf(entries.list, { query: { limit: 50 } }),
  deleted: addressOf(deletedEntries.list),
  day: addressOf(onThisDay.card),
  daySettings: addressOf(onThisDay.settings),
  passkeys: addressOf(passkeys.list),
  payment: addressOf(billing.paymentMethods),
  profile: addressOf(profile.read),
  prompts: addressOf(prompts.fitting),
  sessions: addressOf(sessions.list),
  snapshots: addressOf(echoes.snapshots),
  streaks: addressOf(insights.streaks),
  tags: addressOf(entries.popularTags, { query: { limit: 8 } }),
  writing: addressOf(writing.choices),
}

const moduleOf = (file: string) => `pages/${file}-page.tsx`
const pageOf = ({ path, access }: PageRoute) => (access === 'setup' ? onboardingStep(1) : path)
const answersOf = (answers: readonly Answer[] = []) => [...GATE, ...answers.map((answer) => ANSWERS[answer])]
const forVisitors = (file: string): FirstView => ({ modules: [moduleOf(file)], answers: SESSION })
const forAccounts = ({ file, part, answers }: PageRoute): FirstView => ({
  modules: [moduleOf(file), ...(part ? [part] : [])],
  answers: answersOf(answers),
})
const pageNamed = (name: string) => pageRoutes.filter((route) => route.name === name)

/** What the server preloads at each URL, for visitors and for signed-in people. */
export const firstViews: Readonly<Record<'visitor' | 'account', Readonly<Record<string, FirstView>>>> = {
  visitor: Object.fromEntries(
    pageRoutes.map((route) => {
      const needsPerson = route.access === 'account' || route.access === 'setup'
      return [pageOf(route), forVisitors(needsPerson ? 'login' : route.file)]
    }),
  ),
  account: Object.fromEntries([
    ...pageRoutes.flatMap((route) => {
      if (route.access === 'link') return []
      const shown = route.access === 'visitor' ? pageNamed('journal') : [route]
      return shown.map((page) => [pageOf(route), forAccounts(page)])
    }),
    ...redirects.flatMap(({ path, to }) => pageNamed(to).map((page) => [path, forAccounts(page)])),
    ...views.flatMap(({ path, viewOf, part, answers }) =>
      pageNamed(viewOf).map(({ file }) => [
        path,
        { modules: [moduleOf(file), ...(part ? [part] : [])], answers: answersOf(answers) },
      ]),
    ),
  ]),
}
