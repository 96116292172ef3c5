import { NotepadIcon } from '@phosphor-icons/react/dist/csr/Notepad'
import controlStyles from '#web/ui/controls.module.css'
import textStyles from '#web/ui/text.module.css'

/** Opens the templates and the person’s own prompts. */
export function TemplatesButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className={controlStyles.iconButton} aria-haspopup="dialog" onClick={onOpen}>
      <NotepadIcon className={textStyles.icon} aria-hidden="true" />
      Templates
    </button>
  )
}
