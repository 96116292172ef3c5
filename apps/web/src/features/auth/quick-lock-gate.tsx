import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { isLocked, lockMinutes, onLockChange, watchLock } from '#web/lib/quick-lock.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const LockScreen = lazyPart(() => import('./lock-screen.tsx').then((module) => module.LockScreen))

/** Renders its children, or the lock screen after the chosen minutes without input. */
export function QuickLockGate({ accountId, children }: { accountId: string; children: ReactNode }) {
  const locked = useSyncExternalStore(onLockChange, () => isLocked(accountId))
  useEffect(() => {
    // The lock screen is fetched early, because the connection may be lost when it is needed.
    if (lockMinutes(accountId) !== null) void LockScreen.load().catch(() => {})
    return watchLock(accountId)
  }, [accountId])
  if (!locked) return children
  return (
    <Suspense fallback={<Spinner full />}>
      <LockScreen accountId={accountId} />
    </Suspense>
  )
}
