import { useId } from 'react'

const KNOWN = Intl.supportedValuesOf('timeZone')

/** The zone whose days count: streaks, "recent" and the times in Echos follow it. */
export function TimeZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const id = useId()
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  // Some names that are understood are not in the list, such as UTC.
  const zones = [...new Set([value, here, ...KNOWN])].toSorted((a, b) => (a < b ? -1 : 1))
  return (
    <div className="field">
      <label htmlFor={id}>Time zone</label>
      <select
        className="input"
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
      <p className="hint" id={`${id}-hint`}>
        {value === here
          ? 'Your days, streaks and Echos follow it.'
          : `This device is in ${here.replaceAll('_', ' ')}. Entries already written keep their day.`}
      </p>
    </div>
  )
}
