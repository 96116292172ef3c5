import { dayOfIsoDate, isoDateOf } from '@soundings/core/time'
import { useEffect, useRef } from 'react'
import { useAccountZone } from '#web/lib/account-zone.ts'
import { weekdayAndDay } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { useToday } from '#web/ui/use-today.ts'
import rowStyles from '#web/ui/row.module.css'
import textStyles from '#web/ui/text.module.css'

const WEEKS = [1, 2, 4]
const WEEK = 7

/** Stops reminders for some weeks with one press, and names the day on which they start again. */
export function QuietWeeks({ until, onChoose }: { until: string | null; onChoose: (until: string | null) => void }) {
  const today = dayOfIsoDate(useToday(useAccountZone())) ?? 0
  const actions = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // Other buttons replace the pressed one, so the focus moves to them.
  useEffect(() => {
    if (pressed.current) actions.current?.querySelector('button')?.focus()
    pressed.current = false
  }, [until])
  const choose = (date: string | null) => {
    pressed.current = true
    onChoose(date)
  }
  return (
    <div className={rowStyles.rowLine}>
      <div>
        <b>Quiet weeks</b>
        <span className={textStyles.meta} role="status">
          {until === null ? 'Pause reminders for a while. ' : `No reminders until ${weekdayAndDay(until)}. `}
          You can still write.
        </span>
      </div>
      <div className={rowStyles.actions} ref={actions}>
        {until === null ? (
          WEEKS.map((weeks) => (
            <Button
              key={weeks}
              aria-label={`No reminders for ${weeksOf(weeks)}`}
              onClick={() => choose(isoDateOf(today + weeks * WEEK))}
            >
              {weeksOf(weeks)}
            </Button>
          ))
        ) : (
          <Button onClick={() => choose(null)}>Resume reminders</Button>
        )}
      </div>
    </div>
  )
}

function weeksOf(weeks: number): string {
  return weeks === 1 ? '1 week' : `${weeks} weeks`
}
