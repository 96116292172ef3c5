import { useState, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import actionStyles from './actions.module.css'
import { classes } from '#web/lib/classes.ts'
import emptyStyles from './empty.module.css'
import pageStyles from './page.module.css'
import textStyles from './text.module.css'

/** Shown in place of a part of the app that failed to load, with ways to continue. */
export function PartMissing({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <div className={classes(emptyStyles.empty, emptyStyles.partMissing)} role="alert">
      <p className={textStyles.water}>This part couldn’t be loaded.</p>
      <WaysOn onRetry={onRetry} />
    </div>
  )
}

/** Shown in place of a page that failed to load, with ways to continue. */
export function PageMissing({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <div className="wrap">
      <div className={pageStyles.pageHead}>
        <h1>This page couldn’t be loaded</h1>
      </div>
      <div className={classes(emptyStyles.empty, emptyStyles.partMissing)} role="alert">
        <WaysOn onRetry={onRetry} />
      </div>
    </div>
  )
}

function WaysOn({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isTrying, setIsTrying] = useState(false)
  const isOnline = useOnline()
  const retry = () => {
    setIsTrying(true)
    void onRetry().then(() => setIsTrying(false))
  }
  return (
    <>
      <p className={textStyles.meta}>
        {isOnline
          ? 'Soundings may have been updated since you opened it. What you’ve written is safe on this device.'
          : 'You’re offline. What you’ve written is safe on this device.'}
      </p>
      <div className={classes(actionStyles.actions, emptyStyles.actions)}>
        <Button busy={isTrying} onClick={retry}>
          Try again
        </Button>
        {isOnline && (
          <Button look="ghost" onClick={() => window.location.reload()}>
            Reload
          </Button>
        )}
      </div>
    </>
  )
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
    () => navigator.onLine,
  )
}
