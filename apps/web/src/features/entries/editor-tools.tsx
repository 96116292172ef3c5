import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin'
import { MusicNotesIcon } from '@phosphor-icons/react/dist/csr/MusicNotes'
import type { ReactNode } from 'react'

const SOON = [
  { name: 'Add Location (soon)', Icon: MapPinIcon },
  { name: 'Music (soon)', Icon: MusicNotesIcon },
]

/** The bar above the text: other ways in, then what is to come, disabled. */
export function EditorTools({ children }: { children: ReactNode }) {
  return (
    <div className="tools" role="group" aria-label="Add to this entry">
      {children}
      <span className="soon">
        {SOON.map(({ name, Icon }) => (
          <button key={name} type="button" className="icon-btn" disabled>
            <Icon className="icon" aria-hidden="true" />
            {name}
          </button>
        ))}
      </span>
    </div>
  )
}
