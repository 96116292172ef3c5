import { RATING_DEFAULT } from '@soundings/core/entries'
import type { Entry } from '@soundings/contract/entries'
import { useState } from 'react'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { entryOf, isMoved } from '#web/lib/save-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import type { DraftStart } from './draft-session.ts'
import { EntryDateFields } from './entry-date.tsx'
import { EntryTextarea } from './entry-textarea.tsx'
import { useChangeEntry } from './entries.queries.ts'
import { RatingSliders } from './ratings.tsx'
import { SaveButton, useSaveKey } from './save-button.tsx'
import { useDraft, useDraftState } from './use-draft.ts'
import actionStyles from '#web/ui/actions.module.css'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './entry-editor.module.css'

/** Edits an entry. Its draft is stored on the device like a new entry's; a conflict loses neither text. */
export function EntryEditor({
  accountId,
  entry,
  onSaved,
  onCancel,
}: {
  accountId: string
  entry: Entry
  onSaved: (entry: Entry) => void
  onCancel: () => void
}) {
  const session = useDraft(accountId, startOf(entry))
  const { draft, restored } = useDraftState(session)
  const change = useChangeEntry()
  const form = useSaveKey()
  // An imported entry has no ratings, and editing its text must not invent any.
  const [rated, setRated] = useState(entry.mood !== null)
  const [newer, setNewer] = useState<Entry | null>(null)
  const save = async (seenUpdatedAt: string) => {
    if (change.isPending) return
    const { text, ratings, dated } = draft
    try {
      const saved = await change.mutateAsync({
        id: entry.id,
        change: {
          content: text,
          ...(rated ? ratings : {}),
          ...(isMoved(entry, dated) ? { dated } : {}),
          expected_updated_at: seenUpdatedAt,
        },
      })
      setNewer(null)
      // Text typed during the save stays in the editor, based on the version just saved.
      if (session.state().draft !== draft) {
        return session.retarget({ entryId: saved.id, seenUpdatedAt: saved.updated_at })
      }
      session.clear()
      onSaved(saved)
    } catch (error) {
      setNewer(error instanceof ApiError && error.code === 'ENTRY_CHANGED' ? entryOf(error) : null)
    }
  }
  const leave = () => {
    session.clear()
    onCancel()
  }

  return (
    <form
      className={styles.entryEditor}
      ref={form}
      // The server refuses a date in the future, in a sentence of its own.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(draft.target?.seenUpdatedAt ?? entry.updated_at)
      }}
    >
      {restored && <Message kind="note">Your unsaved changes are back.</Message>}
      <EntryTextarea label="Your entry" session={session} focused />
      {rated ? (
        <div className={styles.entryEditorRatings}>
          <RatingSliders session={session} />
        </div>
      ) : (
        <p className={fieldStyles.hint}>
          This entry has no ratings.{' '}
          <button type="button" className={controlStyles.inlineLink} onClick={() => setRated(true)}>
            Rate it
          </button>
        </p>
      )}
      <EntryDateFields session={session} undated={entry.undated} />
      {newer ? (
        <Collision
          newer={newer}
          onKeepMine={() => void save(newer.updated_at)}
          onTakeNewer={() => {
            session.clear()
            onSaved(newer)
          }}
        />
      ) : (
        change.isError && (
          <Message kind="err">
            {sentenceOf(change.error, 'Couldn’t save your changes.')} Your text is safe on this device.
          </Message>
        )
      )}
      <div className={actionStyles.actions}>
        <SaveButton blank={draft.text.trim() === ''} busy={change.isPending}>
          Save changes
        </SaveButton>
        <Button look="ghost" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function Collision({
  newer,
  onKeepMine,
  onTakeNewer,
}: {
  newer: Entry
  onKeepMine: () => void
  onTakeNewer: () => void
}) {
  return (
    <Message kind="err">
      <p>This entry was edited somewhere else while you were working on it. That version says:</p>
      <blockquote className={styles.collision}>{newer.content}</blockquote>
      <div className={actionStyles.actions}>
        <Button onClick={onKeepMine}>Keep my version</Button>
        <Button onClick={onTakeNewer}>Use that version</Button>
      </div>
    </Message>
  )
}

function startOf(entry: Entry): DraftStart {
  return {
    text: entry.content,
    ratings: {
      mood: entry.mood ?? RATING_DEFAULT,
      energy: entry.energy ?? RATING_DEFAULT,
      focus: entry.focus ?? RATING_DEFAULT,
    },
    dated: entry.undated ? null : { date: entry.local_date, time: entry.local_time },
    target: { entryId: entry.id, seenUpdatedAt: entry.updated_at },
    answers: null,
  }
}
