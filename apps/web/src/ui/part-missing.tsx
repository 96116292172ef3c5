import { useState, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'

/** Said in the place of a part of the app that could not be fetched, with ways to go on. */
export function PartMissing({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <div className="empty part-missing" role="alert">
      <p className="water">This part couldn’t be loaded.</p>
      <WaysOn onRetry={onRetry} />
    </div>
  )
}

/** The same for a whole page. */
export function PageMissing({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>This page couldn’t be loaded</h1>
      </div>
      <div className="empty part-missing" role="alert">
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
      <p className="meta">
        {isOnline
          ? 'Soundings may have been updated since you opened it. What you’ve written is safe on this device.'
          : 'You’re offline. What you’ve written is safe on this device.'}
      </p>
      <div className="acts">
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
