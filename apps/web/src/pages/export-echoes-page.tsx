import { paths } from '#web/lib/paths.ts'
import { EchoExportForm } from '#web/features/exports/echo-export-form.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import pageStyles from '#web/ui/page.module.css'

export function Page() {
  return (
    <div className="wrap">
      <div className={pageStyles.pageHead}>
        <div>
          <BackLink to={paths.settings}>Back to settings</BackLink>
          <h1>Export Echos</h1>
          <p className={pageStyles.pageSub}>Choose the Echos you want.</p>
        </div>
      </div>
      <EchoExportForm />
    </div>
  )
}
