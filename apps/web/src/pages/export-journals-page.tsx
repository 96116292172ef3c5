import { paths } from '#web/lib/paths.ts'
import { JournalExportForm } from '#web/features/exports/journal-export-form.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import pageStyles from '#web/ui/page.module.css'

export function Page() {
  return (
    <div className="wrap">
      <div className={pageStyles.pageHead}>
        <div>
          <BackLink to={paths.settings}>Back to settings</BackLink>
          <h1>Export Journals</h1>
          <p className={pageStyles.pageSub}>Every word as you wrote it</p>
        </div>
      </div>
      <JournalExportForm />
    </div>
  )
}
