import type { FoundJournal } from '@soundings/contract/journal-imports'
import { useId } from 'react'
import { counted } from '#web/lib/format.ts'
import { LEFT_WORDS } from './problem-words.ts'
import groupStyles from '#web/ui/group.module.css'
import foundStyles from './found.module.css'
import styles from './journal-imports.module.css'

/** Lists the data that is left out because entries have no field for it, and the number of entries that have it. */
export function StaysBehind({ left }: { left: FoundJournal['left_behind'] }) {
  const id = useId()
  if (left.length === 0) return null
  return (
    <section className={groupStyles.group} aria-labelledby={id}>
      <h2 id={id}>What won’t be imported</h2>
      <p className={styles.meta}>Soundings can’t store these, so keep your file if you want them.</p>
      <ul className={foundStyles.left}>
        {left.map(({ what, entries }) => (
          <li key={what}>
            {LEFT_WORDS[what]} <span className={styles.meta}>from {counted(entries, 'entry', 'entries')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
