import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { PopularTags } from '@soundings/contract/entries'
import { classes } from '#web/ui/classes.ts'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './tag-combobox.module.css'

/**
 * Milliseconds that the list stays after the focus has left, so that a press on an option still counts
 * (docs/spec/numbers.md#screens).
 */
const CLOSE_AFTER_BLUR_MS = 200

type TagOption = PopularTags['tags'][number]

/** A text field with the most used tags below it (ARIA combobox with a list popup). Any text may be typed. */
export function TagCombobox({
  value,
  options,
  onChange,
  onChoose,
}: {
  value: string
  options: readonly TagOption[]
  onChange: (value: string) => void
  /** Called when an option was selected. */
  onChoose: (tag: string) => void
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const closing = useRef(0)
  const wanted = value.trim().toLowerCase()
  const shown = options.filter(({ tag }) => tag.toLowerCase().includes(wanted))
  const listOpen = open && shown.length > 0
  const optionId = (index: number) => `${id}-option-${index}`

  const choose = (tag: string) => {
    onChange(tag)
    onChoose(tag)
    setOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive((current) => (current + step + shown.length) % Math.max(1, shown.length))
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (event.key === 'Enter' && listOpen) {
      const option = shown[active]
      if (!option) return
      event.preventDefault()
      choose(option.tag)
    }
  }

  return (
    <div className={classes(fieldStyles.field, styles.combobox)}>
      <label htmlFor={id}>Filter by tag</label>
      <input
        id={id}
        className={fieldStyles.input}
        role="combobox"
        autoComplete="off"
        aria-expanded={listOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={listOpen && active >= 0 ? optionId(active) : undefined}
        placeholder="Any tag"
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
        <ul className={styles.options} id={`${id}-list`} role="listbox" aria-label="Your most used tags">
          {shown.map(({ tag, count }, index) => (
            <li
              key={tag}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(tag)}
            >
              {tag}
              <span>
                {count}
                <span className="sr"> entries</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
