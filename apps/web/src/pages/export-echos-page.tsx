import { paths } from '#web/app/paths.ts'
import { EchoExportForm } from '#web/features/exports/echo-export-form.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

/** Chosen Echos as a file. */
export function ExportEchosPage() {
  usePageTitle('Export Echos')
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <BackLink to={paths.settings}>Back to settings</BackLink>
          <h1>Export Echos</h1>
          <p className="page-sub">Choose the Echos you want.</p>
        </div>
      </div>
      <EchoExportForm />
    </div>
  )
}
