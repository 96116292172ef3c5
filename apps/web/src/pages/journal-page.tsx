import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { useAccountZone } from '#web/lib/account-zone.ts'
import { useToday } from '#web/ui/use-today.ts'
import { dayOfIsoDate } from '@soundings/core/time'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { authStatusQuery } from '#web/features/auth/auth.queries.ts'
import { useWayOut } from '#web/features/auth/use-way-out.tsx'
import { entryLink } from '#web/features/entries/entry-link.ts'
import { popularTagsQuery, streaksQuery } from '#web/features/entries/entries.queries.ts'
import { onThisDayQuery } from '#web/features/on-this-day/on-this-day.queries.ts'
import { OnThisDay } from '#web/features/on-this-day/on-this-day.tsx'
import { promptsQuery } from '#web/features/prompts/prompts.queries.ts'
import { useApi } from '#web/lib/api-context.ts'
import type { Prepare } from '#web/lib/prepare.ts'
import { writingChoicesQuery } from '#web/lib/writing-choices.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { classes } from '#web/lib/classes.ts'
import pageStyles from '#web/ui/page.module.css'
import styles from './journal-page.module.css'
import textStyles from '#web/ui/text.module.css'

const EntryLogbook = lazyPart(() =>
  import('#web/features/entries/entry-logbook.tsx').then((module) => module.EntryLogbook),
)

const CalendarView = lazyPart(() => import('./calendar-view.tsx').then((module) => module.CalendarView))

const WriteView = lazyPart(() => import('./write-view.tsx').then((module) => module.WriteView))

/** Fetches the code and the answers of the view that the URL names. */
export const prepare: Prepare = (api, queryClient) => {
  const day = queryClient.prefetchQuery(onThisDayQuery(api))
  switch (viewOf(new URLSearchParams(window.location.search))) {
    case 'entries':
      return [EntryLogbook.load(), queryClient.prefetchQuery(popularTagsQuery(api)), day]
    case 'calendar':
      return [CalendarView.load(), day]
    case 'write':
      return [
        WriteView.load(),
        queryClient.prefetchQuery(promptsQuery(api)),
        queryClient.prefetchQuery(streaksQuery(api)),
        queryClient.prefetchQuery(writingChoicesQuery(api)),
        day,
      ]
  }
}

/** The day that a new entry is for, or null. */
function dayOf(parameters: URLSearchParams): string | null {
  const day = parameters.get('day')
  return day !== null && dayOfIsoDate(day) !== null ? day : null
}

type View = 'write' | 'entries' | 'calendar'

function viewOf(parameters: URLSearchParams): View {
  const view = parameters.get('view')
  return view === 'entries' || view === 'calendar' ? view : 'write'
}

/** Writing an entry, finding one again, or looking back over all of them. */
export function Page() {
  const [parameters] = useSearchParams()
  const view = viewOf(parameters)
  const { data: status } = useQuery(authStatusQuery(useApi()))
  const user = status?.user
  const today = useToday(useAccountZone())
  const day = dayOf(parameters)
  return (
    <div className="wrap">
      <div className={classes(pageStyles.pageHead, pageStyles.compact)}>
        <div>
          <h1>Journal</h1>
          <p className={pageStyles.pageSub}>Welcome back. What truth wants to surface today?</p>
        </div>
        <JournalSwitcher view={view} />
      </div>
      {user && (
        <Suspense fallback={<Spinner />}>
          {view === 'entries' && <EntryLogbook accountId={user.id} aside={<OnThisDay linkTo={entryLink} />} />}
          {view === 'calendar' && <CalendarView accountId={user.id} timeZone={user.timezone} />}
          {view === 'write' && (
            <WriteView key={user.id} accountId={user.id} day={day !== null && day < today ? day : null} />
          )}
        </Suspense>
      )}
    </div>
  )
}

const VIEWS: readonly { view: View; to: string; label: string }[] = [
  { view: 'write', to: paths.journal, label: 'Write Entry' },
  { view: 'entries', to: paths.entries, label: 'My Entries' },
  { view: 'calendar', to: paths.calendar, label: 'Calendar' },
]

function JournalSwitcher({ view: shown }: { view: View }) {
  const { leave, isLeaving, dialog } = useWayOut(null)
  return (
    <>
      <div className={classes(pageStyles.segmented, styles.views)} role="group" aria-label="Journal view">
        {VIEWS.map(({ view, to, label }) => (
          <Link key={view} to={to} {...(view === shown ? { 'aria-current': 'true' as const } : {})}>
            {label}
          </Link>
        ))}
        <span className={pageStyles.separator} aria-hidden="true" />
        <button type="button" onClick={leave} disabled={isLeaving}>
          <SignOutIcon className={textStyles.icon} aria-hidden="true" />
          Secure Exit
        </button>
      </div>
      {dialog}
    </>
  )
}
