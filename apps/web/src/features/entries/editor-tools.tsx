import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin'
import { MusicNotesIcon } from '@phosphor-icons/react/dist/csr/MusicNotes'
import type { ReactNode } from 'react'
import controlStyles from '#web/ui/controls.module.css'
import styles from './editor-tools.module.css'
import textStyles from '#web/ui/text.module.css'

const SOON = [
  { name: 'Add Location (soon)', Icon: MapPinIcon },
  { name: 'Music (soon)', Icon: MusicNotesIcon },
]

/** The bar above the text: other ways to add text, then planned features, disabled. */
export function EditorTools({ children }: { children: ReactNode }) {
  return (
    <div className={styles.tools} role="group" aria-label="Add to this entry">
      {children}
      <span className={styles.soon}>
        {SOON.map(({ name, Icon }) => (
          <button key={name} type="button" className={controlStyles.iconButton} disabled>
            <Icon className={textStyles.icon} aria-hidden="true" />
            {name}
          </button>
        ))}
      </span>
    </div>
  )
}
