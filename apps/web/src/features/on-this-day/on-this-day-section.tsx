import type { OnThisDaySettings } from '@soundings/contract/on-this-day'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { longCalendarDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Queried } from '#web/ui/queried.tsx'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { onThisDaySettingsQuery, useBringBack, useTurnOnThisDay } from './on-this-day.queries.ts'
import fieldStyles from '#web/ui/fields.module.css'
import rowStyles from '#web/ui/row.module.css'
import styles from './on-this-day.module.css'

/** The number of retired days that are listed at first (docs/spec/numbers.md#on-this-day). */
const LISTED = 5

/** Turns On this day on or off, and unhides retired days. */
export function OnThisDaySection() {
  const query = useQuery(onThisDaySettingsQuery(useApi()))
  return (
    <section className={styles.settings} aria-labelledby="on-this-day">
      <h2 className={styles.title} id="on-this-day">
        On this day
      </h2>
      <Queried query={query} failed="Couldn’t load this setting.">
        {(choices) => <OnThisDayChoices choices={choices} />}
      </Queried>
    </section>
  )
}

function OnThisDayChoices({ choices: { on, readable, retired } }: { choices: OnThisDaySettings }) {
  const turn = useTurnOnThisDay()
  return (
    <>
      <SwitchRow
        label="Show a day from your journal"
        about="On the Journal page: what you wrote on this date in earlier years, months or weeks. In hard times, no card appears."
        on={on}
        saving={turn.isPending ? turn.variables : null}
        onTurn={turn.mutate}
      />
      {turn.isError && <Message kind="err">{sentenceOf(turn.error, 'Couldn’t save. Please try again.')}</Message>}
      {!readable && (
        <p className={fieldStyles.hint}>
          Your choices were damaged on the server and can’t be read, so no day is shown. If you turn this on, days
          you’ve hidden may appear again.
        </p>
      )}
      <RetiredDays dates={retired} />
    </>
  )
}

function RetiredDays({ dates }: { dates: readonly string[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const bringBack = useBringBack()
  const toast = useToast()
  if (dates.length === 0) return null
  const onUndo = (date: string) =>
    bringBack.mutate(date, {
      onSuccess: () => {
        // The pressed button disappears with its row.
        list.current?.focus({ preventScroll: true })
        toast(`${longCalendarDate(date)}: this day can appear again.`)
      },
    })
  return (
    <div role="group" aria-labelledby="retired-days" ref={list} tabIndex={-1} className={styles.place}>
      <h3 className={styles.retiredTitle} id="retired-days">
        Hidden days
      </h3>
      <ul className={styles.retired}>
        {(showsAll ? dates : dates.slice(0, LISTED)).map((date) => (
          <li key={date} className={rowStyles.rowLine}>
            <div>{longCalendarDate(date)}</div>
            <div className={rowStyles.actions}>
              <Button
                look="ghost"
                aria-label={`Unhide ${longCalendarDate(date)}`}
                busy={bringBack.isPending && bringBack.variables === date}
                onClick={() => onUndo(date)}
              >
                Unhide
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {dates.length > LISTED && !showsAll && <Button onClick={() => setShowsAll(true)}>Show all {dates.length}</Button>}
      {bringBack.isError && (
        <Message kind="err">{sentenceOf(bringBack.error, 'Couldn’t unhide this day. Please try again.')}</Message>
      )}
    </div>
  )
}
