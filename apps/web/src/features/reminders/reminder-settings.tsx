import type { ReminderChange, Reminders } from '@soundings/contract/reminders'
import { REMINDER_SENTENCE, type ReminderWay } from '@soundings/core/reminders'
import { WEEKDAYS } from '@soundings/core/time'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useAccountZone } from '#web/lib/account-zone.ts'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { firstWeekday } from '#web/lib/first-weekday.ts'
import { classes } from '#web/lib/classes.ts'
import { Message } from '#web/ui/message.tsx'
import { Queried } from '#web/ui/queried.tsx'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { QuietWeeks } from './quiet-weeks.tsx'
import {
  remindersQuery,
  useAddDevice,
  useChangeReminders,
  useRemoveDevice,
  useUnsavedReminders,
} from './reminders.queries.ts'
import { DeviceError } from './this-device.ts'
import { ThisDeviceRow } from './this-device-row.tsx'
import fieldStyles from '#web/ui/fields.module.css'
import pageStyles from '#web/ui/page.module.css'
import styles from './reminders.module.css'
import textStyles from '#web/ui/text.module.css'

const WAYS: readonly { way: ReminderWay; label: string }[] = [
  { way: 'email', label: 'Email' },
  { way: 'device', label: 'This device' },
  { way: 'both', label: 'Both' },
]
const WEEK = 7
/** The time without a key, in ms, after which a typed time is saved. */
const TYPED_MS = 800

/** Chooses when and where reminders to write come. Each choice is saved at once. */
export function ReminderSettings() {
  const query = useQuery(remindersQuery(useApi()))
  return (
    <Queried query={query} failed="Couldn’t load this setting.">
      {(saved) => <Choices saved={saved} />}
    </Queried>
  )
}

function Choices({ saved }: { saved: Reminders }) {
  const change = useChangeReminders()
  const add = useAddDevice()
  const remove = useRemoveDevice()
  const unsaved = useUnsavedReminders()
  const shown = { ...saved, ...unsaved, ...(add.isPending ? add.variables.change : null) }
  const save = (part: Partial<ReminderChange>) => {
    add.reset()
    change.mutate(part)
  }
  const chooseWay = (way: ReminderWay) => {
    change.reset()
    if (way === 'email' || saved.this_device) return save({ way })
    add.mutate({ pushKey: saved.push_key ?? '', change: { way } })
  }
  const failure = add.error ?? change.error ?? remove.error
  return (
    <>
      {!saved.readable && (
        <Message kind="warn">Your reminders were damaged on the server’s disk. Please choose them again.</Message>
      )}
      <SwitchRow
        label="A nudge to write"
        about="One line, at a time you choose. Never what you wrote."
        on={saved.on}
        saving={shown.on === saved.on ? null : shown.on}
        onTurn={(on) => save({ on })}
      />
      {shown.on && (
        <>
          <div className={styles.choices}>
            <TimeField time={shown.time} onChoose={(time) => save({ time })} />
            <DaysField days={shown.days} onChoose={(days) => save({ days })} />
            <WayField
              way={shown.way}
              busy={add.isPending}
              canReachDevices={saved.push_key !== null}
              onChoose={chooseWay}
            />
          </div>
          {failure && (
            <Message kind="err" className={styles.failure}>
              {failureOf(failure)}
            </Message>
          )}
          <p className={styles.preview}>
            <span className={textStyles.caps}>What arrives</span>
            <span className={textStyles.water}>“{REMINDER_SENTENCE}”</span>
          </p>
          <When />
          {shown.way !== 'email' && (
            <ThisDeviceRow
              reminders={saved}
              busy={add.isPending || remove.isPending}
              onAdd={() => add.mutate({ pushKey: saved.push_key ?? '', change: null })}
              onRemove={() => remove.mutate()}
            />
          )}
          <QuietWeeks until={saved.quiet_until} onChoose={(until) => save({ quiet_until: until })} />
        </>
      )}
      {!shown.on && failure && <Message kind="err">{failureOf(failure)}</Message>}
    </>
  )
}

function failureOf(error: Error): string {
  return error instanceof DeviceError ? error.message : sentenceOf(error, 'Couldn’t save. Please try again.')
}

function When() {
  const zone = useAccountZone().replaceAll('_', ' ')
  return (
    <p className={classes(textStyles.meta, styles.when)}>
      Times are in {zone}, as in your profile. You won’t get a reminder on a day when you’ve already written.
    </p>
  )
}

function TimeField({ time, onChoose }: { time: string; onChoose: (time: string) => void }) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const done = () => {
    setTyped(null)
    if (typed !== null && typed !== '' && typed !== time) onChoose(typed)
  }
  useEffect(() => {
    if (typed === null || typed === '' || typed === time) return
    const timer = setTimeout(() => {
      setTyped(null)
      onChoose(typed)
    }, TYPED_MS)
    return () => clearTimeout(timer)
  }, [typed, time, onChoose])
  return (
    <div className={classes(fieldStyles.field, styles.time)}>
      <label htmlFor={id}>Time</label>
      <input
        id={id}
        type="time"
        required
        className={fieldStyles.input}
        value={typed ?? time}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={done}
      />
    </div>
  )
}

function DaysField({ days, onChoose }: { days: readonly number[]; onChoose: (days: number[]) => void }) {
  const first = firstWeekday()
  const order = WEEKDAYS.map((_, index) => (index + first) % WEEK)
  return (
    <fieldset className={styles.group}>
      <legend className={fieldStyles.label}>Days</legend>
      <div className={styles.days}>
        {order.map((day) => {
          const isChosen = days.includes(day)
          const others = days.filter((other) => other !== day)
          return (
            <label key={day}>
              <input
                type="checkbox"
                aria-label={WEEKDAYS[day]}
                checked={isChosen}
                onChange={() => onChoose(isChosen ? others : [...days, day])}
              />
              <span aria-hidden="true">{WEEKDAYS[day]?.slice(0, 3)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function WayField({
  way,
  busy,
  canReachDevices,
  onChoose,
}: {
  way: ReminderWay
  busy: boolean
  canReachDevices: boolean
  onChoose: (way: ReminderWay) => void
}) {
  const hintId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={canReachDevices ? undefined : hintId}>
      <legend className={fieldStyles.label}>How</legend>
      <div className={pageStyles.segmented}>
        {WAYS.map((choice) => (
          <button
            key={choice.way}
            type="button"
            aria-pressed={choice.way === way}
            aria-busy={(busy && choice.way === way) || undefined}
            disabled={choice.way !== 'email' && !canReachDevices}
            onClick={() => !busy && onChoose(choice.way)}
          >
            {choice.label}
          </button>
        ))}
      </div>
      {!canReachDevices && (
        <p className={fieldStyles.hint} id={hintId}>
          This server can’t send notifications right now.
        </p>
      )}
    </fieldset>
  )
}
