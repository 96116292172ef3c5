import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { Link } from 'react-router'

/** The way up from a page below another. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="link-btn back-link" to={to}>
      <ArrowLeftIcon className="icon" aria-hidden="true" />
      {children}
    </Link>
  )
}
