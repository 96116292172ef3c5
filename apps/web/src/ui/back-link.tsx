import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { Link } from 'react-router'
import { classes } from '#web/lib/classes.ts'
import controlStyles from './controls.module.css'
import styles from './back-link.module.css'
import textStyles from './text.module.css'

/** A link from a subpage to its parent page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={classes(controlStyles.linkButton, styles.backLink)} to={to}>
      <ArrowLeftIcon className={textStyles.icon} aria-hidden="true" />
      {children}
    </Link>
  )
}
