import { Link } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

/** A page that is not there yet says so, instead of pretending or leading nowhere. */
export function ComingPage({ title }: { title: string }) {
  usePageTitle(title)
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <h1>{title}</h1>
        </div>
      </div>
      <div className="empty">
        <p className="water">This page is not surveyed yet. It comes with a later version of Soundings.</p>
        <Link className={buttonClass()} to={paths.journal}>
          Home
        </Link>
      </div>
    </div>
  )
}
