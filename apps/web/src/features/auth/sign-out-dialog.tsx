import { isInvisible } from '@soundings/core/entries'
import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { draftsOf, dropDraft, type Draft } from '#web/lib/drafts.ts'
import { counted } from '#web/lib/format.ts'
import { saveDraft } from '#web/lib/save-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useSignOut } from './auth.queries.ts'
import { stillHere } from './still-here.ts'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import modalStyles from '#web/ui/modal.module.css'
import styles from './auth.module.css'
import textStyles from '#web/ui/text.module.css'

/** The number of texts whose first words are shown. */
const SHOWN = 3

/** Asks before signing out, and saves unsaved texts if the person chooses to. */
export function SignOutDialog({
  accountId,
  question,
  onClose,
}: {
  accountId: string
  question: string | null
  onClose: () => void
}) {
  const api = useApi()
  const [unsaved, setUnsaved] = useState(() => draftsOf(accountId))
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const signOut = useSignOut()
  const isBusy = saving || signOut.isPending
  const leave = () => {
    setProblem(null)
    signOut.mutate(undefined, { onError: (error) => setProblem(stillHere(error)) })
  }
  const saveAndLeave = async () => {
    setProblem(null)
    setSaving(true)
    try {
      for (const draft of draftsOf(accountId)) {
        await saveDraft(api, draft)
        dropDraft(draft)
      }
      leave()
    } catch (error) {
      setProblem(`${sentenceOf(error, 'Couldn’t save your text.')} You’re still signed in, and nothing is lost.`)
    } finally {
      setSaving(false)
      setUnsaved(draftsOf(accountId))
    }
  }
  return (
    <Modal title={question === null ? 'You have unsaved text' : 'Sign Out'} onClose={onClose}>
      <div className={classes(modalStyles.body, modalStyles.stack)}>
        {question !== null && <p>{question}</p>}
        {unsaved.length > 0 && <UnsavedTexts drafts={unsaved} />}
        {problem !== null && <Message kind="err">{problem}</Message>}
        <div className={actionStyles.actions}>
          {unsaved.length > 0 ? (
            <>
              <Button look="primary" busy={saving} disabled={isBusy && !saving} onClick={() => void saveAndLeave()}>
                {saving ? 'Saving…' : 'Save and leave'}
              </Button>
              <Button look="danger" busy={signOut.isPending} disabled={saving} onClick={leave}>
                Leave without saving
              </Button>
            </>
          ) : (
            <Button look="primary" busy={isBusy} onClick={leave}>
              Sign Out
            </Button>
          )}
          <Button look="ghost" disabled={isBusy} onClick={onClose}>
            Stay
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** The visible words of a draft, by which its writer recognizes it. */
function nameOf({ text, title }: Draft): string {
  const words = [text, title ?? ''].find((part) => !isInvisible(part))
  return words?.trim() ?? 'An entry with no words yet'
}

function UnsavedTexts({ drafts }: { drafts: readonly Draft[] }) {
  const more = drafts.length - SHOWN
  return (
    <>
      <p>
        {drafts.length === 1
          ? 'This text isn’t saved yet. If you leave without saving, you’ll lose it.'
          : `${drafts.length} texts aren’t saved yet. If you leave without saving, you’ll lose them.`}
      </p>
      <ul className={styles.unsaved}>
        {drafts.slice(0, SHOWN).map((draft) => (
          <li key={draft.id}>
            <span className={textStyles.water}>{nameOf(draft)}</span>
            {draft.target && <span className={textStyles.meta}>Changes to a saved entry</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={textStyles.meta}>and {counted(more, 'more text', 'more texts')}</p>}
    </>
  )
}
