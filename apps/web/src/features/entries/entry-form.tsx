import { countWords, wordStarHint } from '@soundings/core/entries'
import { streakMessage } from '@soundings/core/streaks'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { isSignedOut, sentenceOf } from '#web/lib/api-error.ts'
import { counted } from '#web/lib/format.ts'
import { LeadGauge } from '#web/ui/chart/lead-gauge.tsx'
import { Seabed } from '#web/ui/chart/seabed.tsx'
import { Message } from '#web/ui/message.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useAfterPaint } from '#web/ui/use-after-paint.ts'
import type { DraftSession } from './draft-session.ts'
import { EditorTools } from './editor-tools.tsx'
import { EntryTextarea } from './entry-textarea.tsx'
import { latestEntriesQuery, streaksQuery } from './entries.queries.ts'
import { Ratings, RatingsLink } from './ratings.tsx'
import { SaveButton, useSaveKey } from './save-button.tsx'
import { StarRow } from './star-row.tsx'
import { useDraftState } from './use-draft.ts'
import { useSaveEntry } from './use-save-entry.ts'

/** Entries whose lengths make the sea floor under the editor. */
const SEABED_ENTRIES = 30

/** The page being written: text, ratings, stars, and Save Entry. */
export function EntryForm({
  session,
  prompt,
  tools,
  notices,
  onSaved,
}: {
  session: DraftSession
  prompt: ReactNode
  /** Buttons for other ways in. */
  tools: ReactNode
  /** What those have to say. */
  notices: ReactNode
  onSaved: () => void
}) {
  const api = useApi()
  const toast = useToast()
  const { draft, restored, kept } = useDraftState(session)
  const { save, isPending } = useSaveEntry(session)
  const [error, setError] = useState<unknown>(null)
  const sheet = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  /** Takes the word of the last save back. */
  const untell = useRef(() => {})
  const form = useSaveKey()
  const { data: streak } = useQuery(streaksQuery(api))
  // The drawing at the bottom waits until there is something to read.
  const { data: latest } = useQuery({ ...latestEntriesQuery(api, SEABED_ENTRIES), enabled: useAfterPaint() })
  const words = countWords(draft.text)
  const blank = draft.text.trim() === ''

  const onSave = async () => {
    if (blank || isPending) return
    setError(null)
    untell.current()
    const sent = session.state().draft
    try {
      await save()
      onSaved()
      if (session.state().draft !== sent) {
        untell.current = toast('Entry saved. What you wrote since then is not saved yet.')
        return
      }
      session.clear()
      untell.current = toast('Entry saved.')
      beginAgain()
    } catch (refusal) {
      setError(refusal)
    }
  }

  /** A new page begins where it begins. Under a finger the field itself would bring up the keyboard. */
  const beginAgain = () => {
    const byTouch = window.matchMedia('(pointer: coarse)').matches
    const start = byTouch ? sheet.current : field.current
    start?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <form
      className="write"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void onSave()
      }}
    >
      {prompt}
      <section className="editor sheet" aria-label="Write Entry" ref={sheet} tabIndex={-1}>
        <EditorTools>{tools}</EditorTools>
        {notices}
        {restored && (
          <Message kind="note" className="editor-note">
            Your unsaved text is back.{' '}
            <button type="button" className="inline-link" onClick={() => session.clear()}>
              Discard it
            </button>
          </Message>
        )}
        <div className="body">
          <div className="gauge" aria-hidden="true">
            <LeadGauge words={words} />
          </div>
          <EntryTextarea label="Your entry" session={session} ref={field} />
        </div>
        <div className="seafoot">
          <div className="bed" aria-hidden="true">
            <Seabed words={(latest ?? []).map((entry) => entry.word_count).toReversed()} />
          </div>
          <span className="count">
            {counted(words, 'word', 'words')} {wordStarHint(words)}
          </span>
          <StarRow words={words} ratings={draft.ratings} streak={streak?.current ?? null} />
          <span className="streak">{streak && streakLine(streak.current)}</span>
        </div>
      </section>
      <Ratings session={session} />
      <div className="save-bar">
        {error !== null && <SaveProblem error={error} />}
        {!kept && (
          <Message kind="warn">
            This browser cannot keep a copy of your text. Save it before you leave the page.
          </Message>
        )}
        <div className="row">
          <RatingsLink ratings={draft.ratings} />
          <SaveButton size="large" block blank={blank} busy={isPending}>
            Save Entry
          </SaveButton>
        </div>
      </div>
    </form>
  )
}

function SaveProblem({ error }: { error: unknown }) {
  const kept = 'Your text is kept on this device.'
  return (
    <Message kind="err">
      {isSignedOut(error)
        ? `Your session has ended. ${kept} Sign in again and it will be here.`
        : `${sentenceOf(error, 'The entry could not be saved.')} ${kept}`}
    </Message>
  )
}

function streakLine(days: number): string {
  const message = streakMessage(days)
  return message ? `${counted(days, 'day', 'days')}. ${message}` : ''
}
