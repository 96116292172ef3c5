import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { TextAaIcon } from '@phosphor-icons/react/dist/csr/TextAa'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { pathOf } from '@soundings/contract/endpoint'
import { entryPhotographs } from '@soundings/contract/endpoints'
import { DESCRIPTION_MAX } from '@soundings/core/entries'
import { useEffect, useRef, useState } from 'react'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import textStyles from '#web/ui/text.module.css'
import styles from './photograph-tray.module.css'

/** A photograph of the draft that is on the server. */
export function PhotographTile({
  id,
  description,
  place,
  count,
  isDragged,
  onDescribe,
  onMove,
  onRemove,
  onDrag,
  onDropHere,
}: {
  id: string
  description: string
  place: number
  count: number
  isDragged: boolean
  onDescribe: (description: string) => void
  /** @param to the new position, from 0 */
  onMove: (to: number) => void
  onRemove: () => void
  onDrag: (id: string | null) => void
  onDropHere: () => void
}) {
  const [isDescribing, setDescribing] = useState(false)
  const [isLost, setLost] = useState(false)
  const earlier = useRef<HTMLButtonElement>(null)
  const later = useRef<HTMLButtonElement>(null)
  const describe = useRef<HTMLButtonElement>(null)
  /** The button that moved the photograph keeps the focus; at either end, the other button gets it. */
  const pressed = useRef<'earlier' | 'later' | null>(null)
  useEffect(() => {
    if (pressed.current === null) return
    const wanted = pressed.current === 'earlier' ? earlier.current : later.current
    pressed.current = null
    const other = wanted === earlier.current ? later.current : earlier.current
    if (wanted?.disabled) other?.focus()
    else wanted?.focus()
  }, [place])
  const move = (way: 'earlier' | 'later') => {
    pressed.current = way
    onMove(place + (way === 'earlier' ? -1 : 1))
  }
  const name = `photo ${place + 1}`
  return (
    <li>
      <div
        className={classes(styles.tile, description === '' && styles.needs, isDragged && styles.dragged)}
        draggable={!isDescribing}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          onDrag(id)
        }}
        onDragEnd={() => onDrag(null)}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) event.preventDefault()
        }}
        onDrop={(event) => {
          if (event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          onDropHere()
        }}
      >
        <span className={styles.photograph}>
          <img
            src={pathOf(entryPhotographs.thumbnail, { id })}
            alt={description || `Photo ${place + 1}, without a description`}
            draggable={false}
            onError={() => setLost(true)}
          />
        </span>
        {isLost && <p className={styles.problem}>This photo is no longer on the server. Remove it and add it again.</p>}
        {isDescribing ? (
          <label className={styles.describing}>
            <span className="sr">What {name} shows</span>
            <input
              className={fieldStyles.input}
              maxLength={DESCRIPTION_MAX}
              placeholder="Description"
              value={description}
              onChange={(event) => onDescribe(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape' && event.key !== 'Enter') return
                // The dialog around the editor stays open, and nothing is saved yet.
                event.preventDefault()
                event.stopPropagation()
                setDescribing(false)
                describe.current?.focus()
              }}
              ref={focusOnce}
            />
          </label>
        ) : (
          <p className={styles.caption}>
            {description === '' ? <span className={textStyles.water}>No description yet</span> : description}
          </p>
        )}
        <span className={styles.actions}>
          <button
            type="button"
            ref={describe}
            className={controlStyles.iconButton}
            aria-expanded={isDescribing}
            aria-label={
              isDescribing ? `Done describing ${name}` : `${description === '' ? 'Describe' : 'Edit'} ${name}`
            }
            onClick={() => setDescribing(!isDescribing)}
          >
            <TextAaIcon className={textStyles.icon} aria-hidden="true" />
            {isDescribing ? 'Done' : description === '' ? 'Describe' : 'Edit'}
          </button>
          <button
            type="button"
            ref={earlier}
            className={controlStyles.iconButton}
            aria-label={`Move ${name} earlier`}
            disabled={place === 0}
            onClick={() => move('earlier')}
          >
            <ArrowLeftIcon className={textStyles.icon} aria-hidden="true" />
          </button>
          <button
            type="button"
            ref={later}
            className={controlStyles.iconButton}
            aria-label={`Move ${name} later`}
            disabled={place === count - 1}
            onClick={() => move('later')}
          >
            <ArrowRightIcon className={textStyles.icon} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={controlStyles.iconButton}
            aria-label={`Remove ${name}`}
            data-remove
            onClick={onRemove}
          >
            <XIcon className={textStyles.icon} aria-hidden="true" />
          </button>
        </span>
      </div>
    </li>
  )
}

/** The same function in every render, so that React calls it only when the field appears. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus()
}
