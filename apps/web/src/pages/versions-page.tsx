import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { authStatusQuery } from '#web/features/auth/auth.queries.ts'
import { TwoVersions } from '#web/features/entries/two-versions.tsx'
import { TwoVersionsHead } from '#web/features/entries/two-versions-head.tsx'
import { ENTRY } from '#web/features/entries/entry-link.ts'
import { useApi } from '#web/lib/api-context.ts'

/** An entry that was changed on this device and elsewhere. */
export function Page() {
  const [parameters] = useSearchParams()
  const { data: status } = useQuery(authStatusQuery(useApi()))
  const entryId = parameters.get(ENTRY) ?? ''
  return (
    <div className="wrap">
      {status?.user ? (
        <TwoVersions key={entryId} accountId={status.user.id} entryId={entryId} />
      ) : (
        <TwoVersionsHead of="two" />
      )}
    </div>
  )
}
