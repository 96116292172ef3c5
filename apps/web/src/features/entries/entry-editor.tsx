import { RATING_DEFAULT } from '@soundings/core/entries'
import type { Entry } from '@soundings/contract/entries'
import { useState } from 'react'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { entryOf } from '#web/lib/save-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import type { DraftStart } from './draft-session.ts'
import { EntryTextarea } from './entry-textarea.tsx'
import { useChangeEntry } from './entries.queries.ts'
import { RatingSliders } from './ratings.tsx'
import { SaveButton, useSaveKey } from './save-button.tsx'
import { useDraft, useDraftState } from './use-draft.ts'

/** Changing an entry. The text under the pen is kept on the device like a new one; a collision loses neither text. */
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
  // An imported entry has none, and changing its text must not invent any.
  const [rated, setRated] = useState(entry.mood !== null)
  const [newer, setNewer] = useState<Entry | null>(null)
  const save = async (seenUpdatedAt: string) => {
    if (change.isPending) return
    const { text, ratings } = draft
    try {
      const saved = await change.mutateAsync({
        id: entry.id,
        change: { content: text, ...(rated ? ratings : {}), expected_updated_at: seenUpdatedAt },
      })
      setNewer(null)
      // What was written while the save was under way stays under the pen, on top of the version just saved.
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
      className="entry-editor"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void save(draft.target?.seenUpdatedAt ?? entry.updated_at)
      }}
    >
      {restored && <Message kind="note">Your unsaved changes are back.</Message>}
      <EntryTextarea label="Your entry" session={session} focused />
      {rated ? (
        <div className="entry-editor-ratings">
          <RatingSliders session={session} />
        </div>
      ) : (
        <p className="hint">
          This entry has no ratings.{' '}
          <button type="button" className="inline-link" onClick={() => setRated(true)}>
            Rate it
          </button>
        </p>
      )}
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
            {sentenceOf(change.error, 'The change could not be saved.')} Your text is kept on this device.
          </Message>
        )
      )}
      <div className="acts">
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
      <p>This entry was changed elsewhere in the meantime. The text there now:</p>
      <blockquote className="collision">{newer.content}</blockquote>
      <div className="acts">
        <Button onClick={onKeepMine}>Save mine over it</Button>
        <Button onClick={onTakeNewer}>Take the newer text</Button>
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
    target: { entryId: entry.id, seenUpdatedAt: entry.updated_at },
  }
}
