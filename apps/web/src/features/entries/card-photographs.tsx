import { pathOf } from '@soundings/contract/endpoint'
import { entryPhotographs } from '@soundings/contract/endpoints'
import type { EntryPhotograph } from '@soundings/contract/entry-photographs'
import styles from './card-photographs.module.css'
import controlStyles from '#web/ui/controls.module.css'
import { classes } from '#web/lib/classes.ts'

/** The number of thumbnails on a card. */
const SHOWN = 4

/** The first photographs of an entry on its card; the card’s own button opens them. */
export function CardPhotographs({ photographs }: { photographs: readonly EntryPhotograph[] }) {
  const more = photographs.length - SHOWN
  return (
    <div className={styles.thumbs}>
      {photographs.slice(0, SHOWN).map(({ id, description }) => (
        <span key={id} className={styles.thumb}>
          <img src={pathOf(entryPhotographs.thumbnail, { id })} alt={description || 'Photo'} loading="lazy" />
        </span>
      ))}
      {more > 0 && <span className={classes(controlStyles.chip, controlStyles.more)}>+{more} more</span>}
    </div>
  )
}
