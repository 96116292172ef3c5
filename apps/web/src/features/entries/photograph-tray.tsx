import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import type { EntryPhotograph } from '@soundings/contract/entry-photographs'
import { PHOTOGRAPHS_PER_ENTRY } from '@soundings/core/entries'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { counted } from '#web/lib/format.ts'
import type { DraftSession } from './draft-session.ts'
import { OfferedTile } from './offered-tile.tsx'
import { PhotographTile } from './photograph-tile.tsx'
import { photographUploads } from './photograph-uploads.ts'
import { useDraftState } from './use-draft.ts'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import textStyles from '#web/ui/text.module.css'
import styles from './photograph-tray.module.css'

/** The photographs of a draft: upload, describe, order and remove them. */
export function PhotographTray({
  session,
  saved,
}: {
  session: DraftSession
  /** The photographs of the entry that is being edited. */
  saved: readonly EntryPhotograph[]
}) {
  const api = useApi()
  const titleId = useId()
  const { draft, offers } = useDraftState(session)
  const photographs = draft.photographs ?? saved
  const list = useRef<HTMLUListElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [uploads] = useState(() => photographUploads(api, session, saved))
  const { current, failed, sentWhole, leftOut } = useSyncExternalStore(uploads.subscribe, uploads.state)
  useEffect(() => {
    if (offers.length > 0) uploads.run()
  }, [uploads, offers])
  useEffect(() => () => uploads.stop(), [uploads])
  const isSending = offers.length > 0
  useEffect(() => {
    if (!isSending) return
    // Only the browser can ask before the page closes.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
  const count = photographs.length + offers.length + failed.length
  if (count === 0 && leftOut === 0) return null

  const change = (id: string, description: string) =>
    session.setPhotographs(photographs.map((one) => (one.id === id ? { id, description } : one)))
  const move = (id: string, to: number) => {
    const place = Math.max(0, Math.min(photographs.length - 1, to))
    const rest = photographs.filter((one) => one.id !== id)
    const moved = photographs.find((one) => one.id === id)
    if (!moved) return
    session.setPhotographs([...rest.slice(0, place), moved, ...rest.slice(place)])
    setSaid(`Moved to place ${place + 1} of ${photographs.length}.`)
  }
  const remove = (id: string, place: number) => {
    session.setPhotographs(photographs.filter((one) => one.id !== id))
    setSaid('Photo removed.')
    // The pressed button disappears, so focus moves to the button of a neighboring photograph.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[place + 1] ?? buttons[place - 1] ?? document.querySelector<HTMLElement>('textarea')
    next?.focus()
  }

  return (
    <section className={styles.tray} aria-labelledby={titleId}>
      <h3 id={titleId}>
        Photos{' '}
        <span>
          {count} of {PHOTOGRAPHS_PER_ENTRY}
        </span>
      </h3>
      <ul ref={list}>
        {photographs.map(({ id, description }, place) => (
          <PhotographTile
            key={id}
            id={id}
            description={description}
            place={place}
            count={photographs.length}
            isDragged={dragged === id}
            onDescribe={(text) => change(id, text)}
            onMove={(to) => move(id, to)}
            onRemove={() => remove(id, place)}
            onDrag={setDragged}
            onDropHere={() => {
              if (dragged !== null) move(dragged, place)
              setDragged(null)
            }}
          />
        ))}
        {offers.map((file) => (
          <OfferedTile
            key={keyOf(file)}
            file={file}
            fraction={current?.file === file ? current.fraction : 0}
            onRemove={() => uploads.remove(file)}
          />
        ))}
        {failed.map(({ file, problem }) => (
          <OfferedTile
            key={keyOf(file)}
            file={file}
            fraction={0}
            problem={problem}
            onRetry={() => uploads.retry(file)}
            onRemove={() => uploads.remove(file)}
          />
        ))}
      </ul>
      <p className={fieldStyles.hint}>
        {sentWhole
          ? 'This browser can’t open one of these photos, so the server removes its location and camera details.'
          : 'Location and camera details are removed before a photo leaves this device.'}
        {offers.length > 0 && ' You can save the entry when the upload is done.'}
      </p>
      <button
        type="button"
        className={`${controlStyles.iconButton} ${styles.camera}`}
        onClick={() => camera.current?.click()}
      >
        <CameraIcon className={textStyles.icon} aria-hidden="true" />
        Take a photo
      </button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Photo from the camera"
        onChange={(event) => {
          session.offer([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p className={leftOut > 0 ? fieldStyles.hint : 'sr'} role="status">
        {leftOut > 0
          ? `An entry can have up to ${PHOTOGRAPHS_PER_ENTRY} photos. ${counted(leftOut, 'photo wasn’t', 'photos weren’t')} added.`
          : said}
      </p>
    </section>
  )
}

const keys = new WeakMap<File, string>()

/** A key for a file that stays while the file moves in the list. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID()
  keys.set(file, key)
  return key
}
