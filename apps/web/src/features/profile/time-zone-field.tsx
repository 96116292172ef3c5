import { useId } from 'react'
import fieldStyles from '#web/ui/fields.module.css'

const KNOWN = Intl.supportedValuesOf('timeZone')

/** The time zone that defines the person's days, for streaks, "recent" and the times in Echos. */
export function TimeZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const id = useId()
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  // Some valid names are not in the list, such as UTC.
  const zones = [...new Set([value, here, ...KNOWN])].toSorted((a, b) => (a < b ? -1 : 1))
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>Time zone</label>
      <select
        className={fieldStyles.input}
        id={id}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
      <p className={fieldStyles.hint} id={`${id}-hint`}>
        {value === here
          ? 'Your days, streaks and Echos use this time zone.'
          : `This device is in ${here.replaceAll('_', ' ')}. Entries you’ve already written keep their dates.`}
      </p>
    </div>
  )
}
