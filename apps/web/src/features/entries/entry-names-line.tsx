import { Suspense, useCallback, useRef, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { DraftSession } from './draft-session.ts'
import { useDraftState } from './use-draft.ts'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './entry-names-line.module.css'

const EntryNames = lazyPart(() => import('./entry-names.tsx').then((module) => module.EntryNames))

/** Offers to set a title and tags; their fields replace the line once it is pressed. */
export function EntryNamesLine({ session }: { session: DraftSession }) {
  const { id, title, tags } = useDraftState(session).draft
  const [wanted, setWanted] = useState(false)
  const wasPressed = useRef(false)
  // The fields replace the pressed button, as soon as they are loaded.
  const focusOnce = useCallback((field: HTMLInputElement | null) => {
    if (!field || !wasPressed.current) return
    wasPressed.current = false
    field.focus()
  }, [])
  const press = () => {
    wasPressed.current = true
    setWanted(true)
  }
  if (!wanted && title === null && tags === null) {
    return (
      <p className={fieldStyles.hint}>
        The title and tags come from your text.{' '}
        <button type="button" className={controlStyles.inlineLink} onClick={press}>
          Set them yourself
        </button>
      </p>
    )
  }
  return (
    <div className={styles.names}>
      <Suspense>
        <EntryNames key={id} session={session} titleRef={focusOnce} />
      </Suspense>
    </div>
  )
}
