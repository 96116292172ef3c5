import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { pathOf } from '@soundings/contract/endpoint'
import { entryPhotographs } from '@soundings/contract/endpoints'
import type { EntryPhotograph } from '@soundings/contract/entry-photographs'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { classes } from '#web/lib/classes.ts'
import { atRest, useTouch } from './photograph-touch.ts'
import controlStyles from '#web/ui/controls.module.css'
import textStyles from '#web/ui/text.module.css'
import styles from './photograph-viewer.module.css'

/** The factor by which the keys + and - zoom. */
const ZOOM_STEP = 1.5

/**
 * Photographs one at a time on the whole screen. Arrow keys and swiping lead to the others; pinching, a double press and
 * the keys + and - zoom. Escape closes it, and the focus returns to the thumbnail.
 */
export function PhotographViewer({
  photographs,
  start,
  when,
  onClose,
}: {
  photographs: readonly EntryPhotograph[]
  /** The position of the photograph that is shown first. */
  start: number
  /** The date of the entry, as people read it. */
  when: string
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [place, setPlace] = useState(start)
  const [isLost, setLost] = useState(false)
  const last = photographs.length - 1
  const shown = photographs[place]
  const go = (steps: number) => {
    const to = Math.max(0, Math.min(last, place + steps))
    if (to === place) return
    setPlace(to)
    setLost(false)
    touch.reset()
  }
  const touch = useTouch({ onSwipe: go })
  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const act = {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      Home: () => go(-last),
      End: () => go(last),
      '+': () => touch.zoom(ZOOM_STEP),
      '=': () => touch.zoom(ZOOM_STEP),
      '-': () => touch.zoom(1 / ZOOM_STEP),
    }[event.key]
    if (!act) return
    event.preventDefault()
    // The page behind the viewer handles keys, too.
    event.stopPropagation()
    act()
  }
  if (!shown) return null
  const { scale, x, y } = touch.view
  return (
    <dialog
      ref={dialog}
      className={classes('theme-dark', styles.viewer)}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={styles.top}>
        <h2 id={titleId} aria-live="polite">
          Photo {place + 1} of {photographs.length} <span>{when}</span>
        </h2>
        <a
          className={controlStyles.iconButton}
          href={pathOf(entryPhotographs.read, { id: shown.id })}
          download={`photo-${place + 1}.jpg`}
          aria-label="Download"
        >
          <DownloadSimpleIcon className={textStyles.icon} aria-hidden="true" />
          <span>Download</span>
        </a>
        <button type="button" className={controlStyles.iconButton} aria-label="Close" onClick={onClose}>
          <XIcon className={textStyles.icon} aria-hidden="true" />
        </button>
      </div>
      <figure>
        <div className={classes(styles.stage, !atRest(touch.view) && styles.zoomed)} {...touch.handlers}>
          {isLost ? (
            <p>Couldn’t load this photo. Check your connection and open it again.</p>
          ) : (
            <img
              key={shown.id}
              src={pathOf(entryPhotographs.read, { id: shown.id })}
              alt={shown.description || `Photo ${place + 1}, without a description`}
              draggable={false}
              style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
              onError={() => setLost(true)}
            />
          )}
        </div>
        {shown.description !== '' && <figcaption className={textStyles.water}>{shown.description}</figcaption>}
      </figure>
      <button
        type="button"
        className={classes(controlStyles.iconButton, styles.previous)}
        aria-label="Previous photo"
        aria-disabled={place === 0}
        onClick={() => place > 0 && go(-1)}
      >
        <ArrowLeftIcon className={textStyles.icon} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={classes(controlStyles.iconButton, styles.next)}
        aria-label="Next photo"
        aria-disabled={place === last}
        onClick={() => place < last && go(1)}
      >
        <ArrowRightIcon className={textStyles.icon} aria-hidden="true" />
      </button>
    </dialog>
  )
}
