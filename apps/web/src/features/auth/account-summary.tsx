import { tierLabel } from '@soundings/core/tiers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApi } from '#web/lib/api-context.ts'
import { buttonClass, Button } from '#web/ui/button.tsx'
import { authStatusQuery } from './auth.queries.ts'
import { useWayOut } from './use-way-out.tsx'

const SIGN_OUT_QUESTION = 'Sign out to protect your privacy? You can always sign back in with a magic link.'

/** Who is signed in, on which plan; the ways to the profile and out. */
export function AccountSummary() {
  const { data: status } = useQuery(authStatusQuery(useApi()))
  const { leave, isLeaving, dialog } = useWayOut(SIGN_OUT_QUESTION)
  const user = status?.user
  return (
    <div className="rowline">
      <div>
        <b>{user?.display_name ?? user?.email ?? 'Your account'}</b>
        <span className="meta">
          {user?.display_name && user.email ? `${user.email}. ` : ''}
          {tierLabel(user?.subscription_tier)} plan.
        </span>
      </div>
      <div className="acts">
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
