import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { classes } from '#web/lib/classes.ts'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './filter-combobox.module.css'

/**
 * The number of milliseconds for which the list stays after the focus has left, so that a press on an option still
 * counts (docs/spec/numbers.md#screens).
 */
const CLOSE_AFTER_BLUR_MS = 200

/** An offered value, and the number of entries that contain it, if known. */
export type FilterOption = { value: string; count?: number }

/** A text field with a list of values below it (ARIA combobox with a list popup). Any text may be typed. */
export function FilterCombobox({
  label,
  listName,
  placeholder,
  maxLength,
  value,
  options,
  onChange,
  onChoose,
}: {
  label: string
  listName: string
  placeholder: string
  maxLength?: number
  value: string
  options: readonly FilterOption[]
  onChange: (value: string) => void
  onChoose: (value: string) => void
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const closing = useRef(0)
  const wanted = value.trim().toLowerCase()
  const shown = options.filter((option) => option.value.toLowerCase().includes(wanted))
  const listOpen = open && shown.length > 0
  const optionId = (index: number) => `${id}-option-${index}`

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const choose = (chosen: string) => {
    onChange(chosen)
    onChoose(chosen)
    setOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive((current) => (Math.max(current, step < 0 ? 0 : -1) + step + shown.length) % Math.max(1, shown.length))
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (event.key === 'Enter' && listOpen) {
      const option = shown[active]
      if (!option) return
      event.preventDefault()
      choose(option.value)
    }
  }

  return (
    <div className={classes(fieldStyles.field, styles.combobox)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={fieldStyles.input}
        role="combobox"
        autoComplete="off"
        aria-expanded={listOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={listOpen && active >= 0 ? optionId(active) : undefined}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onFocus={() => {
          window.clearTimeout(closing.current)
          setOpen(true)
        }}
        onBlur={() => {
          closing.current = window.setTimeout(() => setOpen(false), CLOSE_AFTER_BLUR_MS)
        }}
      />
      {listOpen && (
        <ul className={styles.options} id={`${id}-list`} role="listbox" aria-label={listName}>
          {shown.map((option, index) => (
            <li
              key={option.value}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option.value)}
            >
              {option.value}
              {option.count !== undefined && (
                <span>
                  {option.count}
                  <span className="sr"> entries</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
