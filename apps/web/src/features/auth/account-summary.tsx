import { tierLabel } from '@soundings/core/account'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApi } from '#web/lib/api-context.ts'
import { buttonClass, Button } from '#web/ui/button.tsx'
import { authStatusQuery } from './auth.queries.ts'
import { useWayOut } from './use-way-out.tsx'
import rowStyles from '#web/ui/row.module.css'
import textStyles from '#web/ui/text.module.css'

const SIGN_OUT_QUESTION = 'Sign out to protect your privacy? You can always sign back in with a magic link.'

/** The signed-in account and its plan, with links to the profile and to sign out. */
export function AccountSummary() {
  const { data: status } = useQuery(authStatusQuery(useApi()))
  const { leave, isLeaving, dialog } = useWayOut(SIGN_OUT_QUESTION)
  const user = status?.user
  return (
    <div className={rowStyles.rowLine}>
      <div>
        <b>{user?.display_name ?? user?.email ?? 'Your account'}</b>
        <span className={textStyles.meta}>
          {user?.display_name && user.email ? `${user.email}. ` : ''}
          {tierLabel(user?.subscription_tier)} plan.
        </span>
      </div>
      <div className={rowStyles.actions}>
        <Link className={buttonClass()} to="/profile">
          Manage Profile
        </Link>
        <Button look="ghost" busy={isLeaving} onClick={leave}>
          Sign Out
        </Button>
        {dialog}
      </div>
    </div>
  )
}
