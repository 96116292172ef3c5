import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { UnchartedScene } from '#web/chart/uncharted-scene.tsx'
import actionStyles from '#web/ui/actions.module.css'
import barePageStyles from '#web/ui/bare-page.module.css'
import pageStyles from '#web/ui/page.module.css'
import styles from './not-found-page.module.css'

/** 404 with a bar and a dot: the old chart mark for "no bottom found". */
export function Page() {
  return (
    <>
      <div className={barePageStyles.barePageArt} aria-hidden="true">
        <UnchartedScene />
      </div>
      <div className={barePageStyles.barePage}>
        <p className={styles.nobottom} aria-hidden="true">
          <span>404</span>
        </p>
        <h1>Page not found</h1>
        <p className={pageStyles.pageSub}>That page doesn’t exist. Your journal is where you left it.</p>
        <div className={actionStyles.actions}>
          <Link className={buttonClass({ look: 'primary', size: 'large' })} to={paths.journal}>
            Home
          </Link>
        </div>
      </div>
    </>
  )
}
