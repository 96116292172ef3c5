import { pathOf } from '@soundings/contract/endpoint'
import { imports } from '@soundings/contract/endpoints'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './entry-dialog.module.css'

/** The photographed page that an entry was read from. */
export function EntryPhotograph({ entryId }: { entryId: string }) {
  return (
    <figure className={styles.entryPhotograph}>
      <img src={pathOf(imports.photograph, { id: entryId })} alt="The page this entry was read from" loading="lazy" />
      <figcaption className={fieldStyles.hint}>
        <a href={pathOf(imports.originalPhotograph, { id: entryId })} download>
          Download original photo
        </a>
      </figcaption>
    </figure>
  )
}
