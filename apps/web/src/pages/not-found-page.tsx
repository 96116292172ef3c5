import { Link } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { UnchartedScene } from '#web/ui/chart/uncharted-scene.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

/** 404 with a bar and a dot: the old chart mark for "no bottom found". */
export function NotFoundPage() {
  usePageTitle('Page not found')
  return (
    <>
      <div className="nf-art" aria-hidden="true">
        <UnchartedScene />
      </div>
      <div className="nf">
        <p className="nobottom" aria-hidden="true">
          <span>404</span>
        </p>
        <h1>Page not found</h1>
        <div className="acts">
          <Link className={buttonClass({ look: 'primary', size: 'large' })} to={paths.journal}>
            Home
          </Link>
        </div>
      </div>
    </>
  )
}
