import { TEMPLATES, templateText } from '@soundings/core/writing'
import { Modal } from '#web/ui/modal.tsx'
import { OwnPrompts } from './own-prompts.tsx'
import modalStyles from '#web/ui/modal.module.css'
import styles from './start-from.module.css'
import textStyles from '#web/ui/text.module.css'

/** A dialog with prepared pages and the person's own prompts. Choosing one closes it. */
export function StartFrom({
  onTemplate,
  onPrompt,
  onClose,
}: {
  onTemplate: (text: string) => void
  onPrompt: (text: string) => void
  onClose: () => void
}) {
  return (
    <Modal title="Templates and your prompts" onClose={onClose}>
      <div className={modalStyles.body}>
        <h3 className={styles.heading}>Templates</h3>
        <ul className={styles.templates}>
          {TEMPLATES.map((template) => (
            <li key={template.id}>
              <button type="button" onClick={() => onTemplate(templateText(template))}>
                <b>{template.name}</b>
                <span className={textStyles.meta}>{template.about}</span>
                <span className={styles.lines}>{template.lines.join(' ')}</span>
              </button>
            </li>
          ))}
        </ul>
        <h3 className={styles.heading}>Your prompts</h3>
        <p className={textStyles.meta}>They also appear on the prompt card, and above your text as you write.</p>
        <OwnPrompts onUse={onPrompt} />
      </div>
    </Modal>
  )
}
