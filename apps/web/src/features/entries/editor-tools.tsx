import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp'
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin'
import { MicrophoneIcon } from '@phosphor-icons/react/dist/csr/Microphone'
import { MusicNotesIcon } from '@phosphor-icons/react/dist/csr/MusicNotes'

const WAYS_IN = [
  { name: 'Upload', Icon: FileArrowUpIcon },
  { name: 'Photo', Icon: CameraIcon },
  { name: 'Microphone', Icon: MicrophoneIcon },
]
const SOON = [
  { name: 'Add Location (soon)', Icon: MapPinIcon },
  { name: 'Music (soon)', Icon: MusicNotesIcon },
]

/** The bar above the text. What cannot be used yet is disabled and says so. */
export function EditorTools() {
  return (
    <div className="tools" role="group" aria-label="Add to this entry">
      {WAYS_IN.map(({ name, Icon }) => (
        <button key={name} type="button" className="icon-btn" disabled title={`${name} is not available yet`}>
          <Icon className="icon" aria-hidden="true" />
          {name}
        </button>
      ))}
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
