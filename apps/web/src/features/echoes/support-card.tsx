import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'

/** The footer link, larger. Everyone sees the same card, and it gives no reason. */
export function SupportCard() {
  return (
    <aside className="support" aria-label="Support">
      <Link className={buttonClass({ size: 'large' })} to="/support">
        If things are hard
      </Link>
    </aside>
  )
}
