import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { draftsOf } from '#web/lib/drafts.ts'
import { useToast } from '#web/ui/toast.tsx'
import { authStatusQuery, useSignOut } from './auth.queries.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { stillHere } from './still-here.ts'

/**
 * Signing out without losing words: a text that is not saved is asked about first.
 * @param question asked in any case, or null where a press is enough
 * @returns what a button does, whether it is at work, and the dialog to place beside it
 */
export function useWayOut(question: string | null) {
  const { data: status } = useQuery(authStatusQuery(useApi()))
  const accountId = status?.user?.id ?? ''
  const [asking, setAsking] = useState(false)
  const signOut = useSignOut()
  const toast = useToast()
  const leave = () => {
    if (question !== null || draftsOf(accountId).length > 0) return setAsking(true)
    signOut.mutate(undefined, { onError: (error) => toast(stillHere(error)) })
  }
  const dialog = asking && <SignOutDialog accountId={accountId} question={question} onClose={() => setAsking(false)} />
  return { leave, isLeaving: signOut.isPending, dialog }
}
