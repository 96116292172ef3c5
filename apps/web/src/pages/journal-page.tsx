import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
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
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { classes } from '#web/ui/classes.ts'
import pageStyles from '#web/ui/page.module.css'
import textStyles from '#web/ui/text.module.css'

const EntryLogbook = lazyPart(() =>
  import('#web/features/entries/entry-logbook.tsx').then((module) => module.EntryLogbook),
)

const WriteView = lazyPart(() => import('./write-view.tsx').then((module) => module.WriteView))

/** Fetches the code and the answers of the view that the URL asks for. */
export const prepare: Prepare = (api, queryClient) => {
  const day = queryClient.prefetchQuery(onThisDayQuery(api))
  if (new URLSearchParams(window.location.search).get('view') === 'entries')
    return [EntryLogbook.load(), queryClient.prefetchQuery(popularTagsQuery(api)), day]
  return [
    WriteView.load(),
    queryClient.prefetchQuery(promptsQuery(api)),
    queryClient.prefetchQuery(streaksQuery(api)),
    day,
  ]
}

/** Writing an entry, or finding one again. */
export function Page() {
  const [parameters] = useSearchParams()
  const listing = parameters.get('view') === 'entries'
  const { data: status } = useQuery(authStatusQuery(useApi()))
  const accountId = status?.user?.id
  return (
    <div className="wrap">
      <div className={classes(pageStyles.pageHead, pageStyles.compact)}>
        <div>
          <h1>Journal</h1>
          <p className={pageStyles.pageSub}>Welcome back. What truth wants to surface today?</p>
        </div>
        <JournalSwitcher listing={listing} />
      </div>
      {accountId && (
        <Suspense fallback={<Spinner />}>
          {listing ? (
            <EntryLogbook accountId={accountId} aside={<OnThisDay linkTo={entryLink} />} />
          ) : (
            <WriteView key={accountId} accountId={accountId} />
          )}
        </Suspense>
      )}
    </div>
  )
}

function JournalSwitcher({ listing }: { listing: boolean }) {
  const { leave, isLeaving, dialog } = useWayOut(null)
  return (
    <>
      <div className={pageStyles.segmented} role="group" aria-label="Journal view">
        <Link to={paths.journal} {...(listing ? {} : { 'aria-current': 'true' as const })}>
          Write Entry
        </Link>
        <Link to={paths.entries} {...(listing ? { 'aria-current': 'true' as const } : {})}>
          My Entries
        </Link>
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
