import { paths } from '#web/app/paths.ts'
import { JournalExportForm } from '#web/features/exports/journal-export-form.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

/** The journal as a file. */
export function ExportJournalsPage() {
  usePageTitle('Export Journals')
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <BackLink to={paths.settings}>Back to settings</BackLink>
          <h1>Export Journals</h1>
          <p className="page-sub">Every word as you wrote it</p>
        </div>
      </div>
      <JournalExportForm />
    </div>
  )
}
