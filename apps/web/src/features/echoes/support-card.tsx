import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import styles from './echo-sheet.module.css'

/** A larger copy of the footer link. Every user sees the same card, and it names no reason. */
export function SupportCard() {
  return (
    <aside className={styles.support} aria-label="Support">
      <Link className={buttonClass({ size: 'large' })} to="/support">
        If things are hard
      </Link>
    </aside>
  )
}
