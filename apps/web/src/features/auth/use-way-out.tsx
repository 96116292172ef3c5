import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { draftsOf } from '#web/lib/drafts.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { PartMissing } from '#web/ui/part-missing.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { authStatusQuery, useSignOut } from './auth.queries.ts'
import { stillHere } from './still-here.ts'
import modalStyles from '#web/ui/modal.module.css'

const SignOutDialog = lazyPart(
  () => import('./sign-out-dialog.tsx').then((module) => module.SignOutDialog),
  ({ onClose, onRetry }) => (
    <Modal title="Sign Out" onClose={onClose}>
      <div className={modalStyles.body}>
        <PartMissing onRetry={onRetry} />
      </div>
    </Modal>
  ),
)

/**
 * Signs out without losing text: asks first when a text is not saved.
 * @param question shown before every sign-out; null to ask only about unsaved text
 * @returns the button's action, whether it is in progress, and the dialog to render next to it
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
  // Fetched early: the connection may be gone when it is needed.
  useEffect(() => void SignOutDialog.load().catch(() => {}), [])
  const dialog = asking && (
    <Suspense>
      <SignOutDialog accountId={accountId} question={question} onClose={() => setAsking(false)} />
    </Suspense>
  )
  return { leave, isLeaving: signOut.isPending, dialog }
}
