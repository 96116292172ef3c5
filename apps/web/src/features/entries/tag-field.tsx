import { TAG_LENGTH_MAX, TAGS_GIVEN_MAX } from '@soundings/core/entries'
import { normalizedTag } from '@soundings/core/text'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { classes } from '#web/lib/classes.ts'
import { popularTagsQuery } from './entries.queries.ts'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './tag-field.module.css'
import textStyles from '#web/ui/text.module.css'

/** The tags of an entry as chips, each with a button that removes it, and a field for more. */
export function TagField({
  tags,
  fromText,
  hint,
  onChange,
}: {
  tags: readonly string[]
  /** Hashtags in the text; they disappear with their words. */
  fromText: readonly string[]
  hint: string
  onChange: (tags: string[]) => void
}) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const [isUsed, setUsed] = useState(false)
  const { data: popular = [] } = useQuery({ ...popularTagsQuery(useApi()), enabled: isUsed })
  const fixed = new Set(fromText)
  const isFull = tags.length >= TAGS_GIVEN_MAX
  const add = () => {
    const tag = typed.trim().replace(/^#+/u, '')
    setTyped('')
    if (tag === '' || isFull) return
    if (tags.some((other) => keyOf(other) === keyOf(tag))) return setSaid(`${tag} is already a tag.`)
    onChange([...tags, tag])
    setSaid(`${tag} added.`)
  }
  const remove = (tag: string) => {
    onChange(tags.filter((other) => other !== tag))
    setSaid(`${tag} removed.`)
    // The pressed button disappears with its tag.
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return
    // With Ctrl or Cmd the form is saved as well, with this tag.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault()
    add()
  }
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>Tags</label>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags of this entry">
          {tags.map((tag) => (
            <li key={tag} className={classes(controlStyles.chip, styles.tag)}>
              {tag}
              {!fixed.has(keyOf(tag)) && (
                <button type="button" aria-label={`Remove the tag ${tag}`} onClick={() => remove(tag)}>
                  <XIcon className={textStyles.icon} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        ref={field}
        className={fieldStyles.input}
        list={`${id}-popular`}
        maxLength={TAG_LENGTH_MAX}
        value={typed}
        disabled={isFull}
        aria-describedby={`${id}-hint`}
        placeholder={isFull ? '' : 'Type a tag, then Enter'}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setTyped(event.target.value)}
        // The form’s own listener, which saves, comes before React’s in the bubbling phase.
        onKeyDownCapture={onKeyDown}
        onFocus={() => setUsed(true)}
        onBlur={add}
      />
      <datalist id={`${id}-popular`}>
        {popular.map(({ tag }) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
      <span className={fieldStyles.hint} id={`${id}-hint`}>
        {isFull ? `An entry can have up to ${TAGS_GIVEN_MAX} tags.` : hint}
      </span>
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  )
}

function keyOf(tag: string): string {
  return normalizedTag(tag) || tag
}
