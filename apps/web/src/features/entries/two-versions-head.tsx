import { paths } from '#web/lib/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import pageStyles from '#web/ui/page.module.css'

/** The head of the page for unsaved changes. `of`: two versions, only the stored one, or changes to a lost entry. */
export function TwoVersionsHead({ of }: { of: 'two' | 'one' | 'lost' }) {
  return (
    <div className={pageStyles.pageHead}>
      <div>
        <BackLink to={paths.entries}>Back to My Entries</BackLink>
        <h1>{of === 'lost' ? 'Your unsaved changes' : 'Two versions of one entry'}</h1>
        {of === 'two' && (
          <p className={pageStyles.pageSub}>It was edited somewhere else while you were writing. Both are kept.</p>
        )}
      </div>
    </div>
  )
}
