import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { authStatusQuery } from '#web/features/auth/auth.queries.ts'
import { TwoVersions } from '#web/features/entries/two-versions.tsx'
import { ENTRY } from '#web/features/entries/entry-link.ts'
import { useApi } from '#web/lib/api-context.ts'
import { paths } from '#web/lib/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import pageStyles from '#web/ui/page.module.css'

/** An entry that was changed on this device and elsewhere. */
export function Page() {
  const [parameters] = useSearchParams()
  const { data: status } = useQuery(authStatusQuery(useApi()))
  const entryId = parameters.get(ENTRY) ?? ''
  return (
    <div className="wrap">
      <div className={pageStyles.pageHead}>
        <div>
          <BackLink to={paths.entries}>Back to My Entries</BackLink>
          <h1>Two versions of one entry</h1>
          <p className={pageStyles.pageSub}>It was edited somewhere else while you were writing. Both are kept.</p>
        </div>
      </div>
      {status?.user && <TwoVersions key={entryId} accountId={status.user.id} entryId={entryId} />}
    </div>
  )
}
