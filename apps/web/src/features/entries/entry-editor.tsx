import { isInvisible, METRICS } from '@soundings/core/entries'
import type { Entry } from '@soundings/contract/entries'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { asNewEntry, contentOf, entryOf, givenByHand, isLost, isMoved } from '#web/lib/save-draft.ts'
import { givenRatings, keepDraft, type Draft } from '#web/lib/drafts.ts'
import { keys } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { ShownProblem } from '#web/ui/shown-problem.tsx'
import type { DraftStart } from './draft-session.ts'
import { EntryDateFields } from './entry-date.tsx'
import { EntryNames } from './entry-names.tsx'
import { entryLink, twoVersionsLink } from './entry-link.ts'
import { EntryTextarea } from './entry-textarea.tsx'
import { pastePhotographs } from './paste-photographs.ts'
import { PhotographButton } from './photograph-button.tsx'
import { PhotographTrayPart } from './photograph-tray-part.tsx'
import { useChangeEntry, useSaveNewEntry } from './entries.queries.ts'
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
  const { draft, restored, offers } = useDraftState(session)
  const isUploading = offers.length > 0
  const change = useChangeEntry()
  const anew = useSaveNewEntry()
  const form = useSaveKey()
  const [asksToRate, setAsksToRate] = useState(false)
  // An imported entry may have no ratings, and a draft may already give it some.
  const rated = asksToRate || METRICS.some((metric) => draft.ratings[metric] !== null)
  const navigate = useNavigate()
  const client = useQueryClient()
  const isBusy = change.isPending || anew.isPending
  // Text typed while a new entry was being saved is based on that entry.
  const id = draft.target?.entryId ?? entry.id
  const save = async (seenUpdatedAt: string) => {
    if (isBusy || isUploading) return
    anew.reset()
    // The same key press may have changed the draft through a field.
    const { draft } = session.state()
    const { dated, photographs } = draft
    try {
      const saved = await change.mutateAsync({
        id,
        change: {
          ...contentOf(entry, draft),
          ...givenRatings(draft),
          ...(isMoved(entry, dated) ? { dated } : {}),
          ...givenByHand(entry, draft),
          ...(photographs ? { photographs: [...photographs] } : {}),
          expected_updated_at: seenUpdatedAt,
        },
      })
      finish(draft, saved)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'ENTRY_CHANGED') return
      // Another page shows both versions and reads this one from the device.
      keepDraft(session.state().draft)
      client.setQueryData(keys.entry(id), entryOf(error))
      void navigate(twoVersionsLink(id))
    }
  }
  const saveAsNew = () => {
    if (isBusy || isUploading) return
    const { draft } = session.state()
    anew.mutate(asNewEntry(entry, draft), {
      onSuccess: (saved) => {
        change.reset()
        client.setQueryData(keys.entry(saved.id), saved)
        void navigate(entryLink(saved.id).to, { replace: true })
        finish(draft, saved)
      },
    })
  }
  const finish = (sent: Draft, saved: Entry) => {
    // Text typed during the save stays in the editor, based on the version just saved.
    if (session.state().draft !== sent) {
      return session.retarget({ entryId: saved.id, seenUpdatedAt: saved.updated_at })
    }
    session.clear()
    onSaved(saved)
  }
  const problem = anew.error ?? change.error
  const hasWords = !isInvisible(draft.text)
  // An entry that was imported without words, such as a mood, may stay without.
  const mayStaySo = isInvisible(entry.content)
  const leave = () => {
    session.clear()
    onCancel()
  }

  return (
    <form
      className={styles.entryEditor}
      ref={form}
      // The server refuses a date in the future with its own message.
      noValidate
      onPaste={(event) => pastePhotographs(session, event)}
      onSubmit={(event) => {
        event.preventDefault()
        void save(draft.target?.seenUpdatedAt ?? entry.updated_at)
      }}
    >
      {restored && <Message kind="note">Your unsaved changes are back.</Message>}
      <EntryTextarea label="Your entry" session={session} focused />
      <div className={styles.photographs}>
        <PhotographTrayPart session={session} saved={entry.photographs} />
        <PhotographButton session={session} />
      </div>
      {rated ? (
        <div className={styles.entryEditorRatings}>
          <RatingSliders session={session} />
        </div>
      ) : (
        <p className={fieldStyles.hint}>
          This entry has no ratings.{' '}
          <button type="button" className={controlStyles.inlineLink} onClick={() => setAsksToRate(true)}>
            Rate it
          </button>
        </p>
      )}
      <EntryDateFields session={session} undated={entry.undated} />
      <EntryNames session={session} entry={entry} />
      {problem !== null && (
        <ShownProblem error={problem}>
          {sentenceOf(problem, 'Couldn’t save your changes.')} Your text is safe on this device.
        </ShownProblem>
      )}
      <div className={actionStyles.actions}>
        <SaveButton blank={!(hasWords || mayStaySo) || isUploading} busy={change.isPending}>
          Save changes
        </SaveButton>
        {isLost(change.error) && (
          <Button disabled={!hasWords || isUploading} busy={anew.isPending} onClick={saveAsNew}>
            Save as a new entry
          </Button>
        )}
        <Button look="ghost" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function startOf(entry: Entry): DraftStart {
  return {
    text: entry.content,
    ratings: { mood: entry.mood, energy: entry.energy, focus: entry.focus },
    dated: entry.undated ? null : { date: entry.local_date, time: entry.local_time },
    target: { entryId: entry.id, seenUpdatedAt: entry.updated_at },
    answers: null,
    title: null,
    tags: null,
    prompt: null,
    photographs: null,
  }
}
