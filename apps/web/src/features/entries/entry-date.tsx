import { FIRST_DATE, UNKNOWN_TIME } from '@soundings/core/entries'
import { isoDateOf, localStamp, MINUTE_MS } from '@soundings/core/time'
import { useEffect, useRef, useState } from 'react'
import { useAccountZone } from '#web/lib/account-zone.ts'
import { useToday } from '#web/ui/use-today.ts'
import type { DraftSession } from './draft-session.ts'
import { useDraftState } from './use-draft.ts'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './entry-date.module.css'

/** The day and time of a new entry: now, until the person chooses another day. */
export function EntryDate({ session }: { session: DraftSession }) {
  const { draft } = useDraftState(session)
  const zone = useAccountZone()
  const place = useRef<HTMLDivElement>(null)
  /** True after a press; its button then disappears. */
  const wasPressed = useRef(false)
  const isDated = draft.dated !== null
  useEffect(() => {
    if (!wasPressed.current) return
    wasPressed.current = false
    place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isDated])
  const press = (dated: { date: string; time: string } | null) => {
    wasPressed.current = true
    session.date(dated)
  }
  return (
    <div className={styles.date} ref={place}>
      {isDated ? (
        <>
          <EntryDateFields session={session} undated={false} />
          <button type="button" className={controlStyles.linkButton} onClick={() => press(null)}>
            Use the current time
          </button>
        </>
      ) : (
        <p className={fieldStyles.hint}>
          This entry gets the current date and time.{' '}
          <button type="button" className={controlStyles.inlineLink} onClick={() => press(nowIn(zone))}>
            Choose another day
          </button>
        </p>
      )}
    </div>
  )
}

/** The day and time of a draft. */
export function EntryDateFields({ session, undated }: { session: DraftSession; undated: boolean }) {
  const { dated } = useDraftState(session).draft
  // The server reads the time in that zone, and rejects times in the future.
  const today = useToday(useAccountZone())
  const [given, setGiven] = useState({ date: dated?.date ?? '', time: dated?.time ?? '' })
  const [shown, setShown] = useState(dated)
  // A restored draft has its own date.
  if (shown !== dated) {
    setShown(dated)
    if (dated) setGiven(dated)
  }
  /** The field is empty for a moment during typing, so the draft keeps its last complete date. */
  const give = (next: typeof given) => {
    setGiven(next)
    if (next.date !== '' && next.time !== '') session.date(next)
  }
  return (
    <div className={styles.fields}>
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>Day</span>
        <input
          className={fieldStyles.input}
          type="date"
          min={FIRST_DATE}
          max={today}
          value={given.date}
          onChange={(event) => give({ date: event.target.value, time: given.time || UNKNOWN_TIME })}
        />
      </label>
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>Time</span>
        <input
          className={fieldStyles.input}
          type="time"
          value={given.time}
          onChange={(event) => give({ ...given, time: event.target.value })}
        />
      </label>
      {undated && dated === null && <p className={fieldStyles.hint}>This entry has no date yet.</p>}
    </div>
  )
}

function nowIn(zone: string): { date: string; time: string } {
  const now = Date.now()
  const { day, utcOffset } = localStamp(now, zone)
  return { date: isoDateOf(day), time: new Date(now + utcOffset * MINUTE_MS).toISOString().slice(11, 16) }
}
