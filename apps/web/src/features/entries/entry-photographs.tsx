import { pathOf } from '@soundings/contract/endpoint'
import { entryPhotographs } from '@soundings/contract/endpoints'
import type { EntryPhotograph } from '@soundings/contract/entry-photographs'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import styles from './entry-photographs.module.css'

const Viewer = lazyPart(() => import('./photograph-viewer.tsx').then((module) => module.PhotographViewer))

/** The photographs of an entry, each of which opens the viewer. */
export function EntryPhotographs({
  photographs,
  when,
}: {
  photographs: readonly EntryPhotograph[]
  /** The date of the entry, as people read it. */
  when: string
}) {
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <ul className={styles.photographs} aria-label="Photos">
        {photographs.map(({ id, description }, place) => (
          <li key={id}>
            <button
              type="button"
              className={styles.photograph}
              aria-haspopup="dialog"
              aria-label={`View photo ${place + 1}${description === '' ? '' : `: ${description}`}`}
              onClick={() => setShown(place)}
            >
              <img src={pathOf(entryPhotographs.thumbnail, { id })} alt="" loading="lazy" />
            </button>
            {description !== '' && <p aria-hidden="true">{description}</p>}
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Suspense fallback={null}>
          <Viewer photographs={photographs} start={shown} when={when} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  )
}
