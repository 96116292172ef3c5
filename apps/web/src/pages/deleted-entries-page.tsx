import { RESTORE_DAYS } from '@soundings/core/entries'
import { DeletedEntries } from '#web/features/entries/deleted-entries.tsx'
import { paths } from '#web/lib/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import pageStyles from '#web/ui/page.module.css'

/** Entries that were deleted in the last 30 days. */
export function Page() {
  return (
    <div className="wrap">
      <div className={pageStyles.pageHead}>
        <div>
          <BackLink to={paths.settings}>Back to settings</BackLink>
          <h1>Deleted entries</h1>
          <p className={pageStyles.pageSub}>Kept for {RESTORE_DAYS} days, then permanently deleted.</p>
        </div>
      </div>
      <DeletedEntries />
    </div>
  )
}
