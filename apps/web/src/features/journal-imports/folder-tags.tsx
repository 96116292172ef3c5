import type { FoundJournal } from '@soundings/contract/journal-imports'
import { useId } from 'react'
import { counted } from '#web/lib/format.ts'
import fieldStyles from '#web/ui/fields.module.css'
import groupStyles from '#web/ui/group.module.css'
import styles from './journal-imports.module.css'

/** The journals and folders of the source, each of which can become a tag. */
export function FolderTags({
  folders,
  chosen,
  onChoose,
}: {
  folders: FoundJournal['folders']
  chosen: readonly string[]
  onChoose: (name: string, isTag: boolean) => void
}) {
  const id = useId()
  if (folders.length === 0) return null
  return (
    <section className={groupStyles.group} aria-labelledby={id}>
      <h2 id={id}>Journals and folders</h2>
      <p className={styles.meta}>
        Soundings keeps all entries in one journal. Check a name to add it to its entries as a tag.
      </p>
      {folders.map(({ name, entries }) => (
        <label key={name} className={fieldStyles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) => onChoose(name, target.checked)}
          />
          <span>{name}</span>
          <small>{counted(entries, 'entry', 'entries')}</small>
        </label>
      ))}
    </section>
  )
}
