import { countWords, isInvisible, wordStarHint } from '@soundings/core/entries'
import { streakMessage } from '@soundings/core/streaks'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { isSignedOut, sentenceOf } from '#web/lib/api-error.ts'
import { ratingsOf } from '#web/lib/drafts.ts'
import { counted } from '#web/lib/format.ts'
import { writingChoicesQuery } from '#web/lib/writing-choices.ts'
import { LeadGauge } from '#web/chart/lead-gauge.tsx'
import { Seabed } from '#web/chart/seabed.tsx'
import { Message } from '#web/ui/message.tsx'
import { ShownProblem } from '#web/ui/shown-problem.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useAfterAnswers } from '#web/ui/use-after-answers.ts'
import type { DraftSession } from './draft-session.ts'
import { AskedAbove } from './asked-above.tsx'
import { PromptAbove } from './prompt-above.tsx'
import { EditorTools } from './editor-tools.tsx'
import { EntryDate } from './entry-date.tsx'
import { EntryNamesLine } from './entry-names-line.tsx'
import { FullScreenButton } from './full-screen.tsx'
import { EntryTextarea } from './entry-textarea.tsx'
import { latestEntriesQuery, streaksQuery } from './entries.queries.ts'
import { pastePhotographs } from './paste-photographs.ts'
import { PhotographTrayPart } from './photograph-tray-part.tsx'
import { Ratings, RatingsLink } from './ratings.tsx'
import { SaveButton, useSaveKey } from './save-button.tsx'
import { StarRow } from './star-row.tsx'
import { useDraftState } from './use-draft.ts'
import { useSaveEntry } from './use-save-entry.ts'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import messageStyles from '#web/ui/message.module.css'
import sheetStyles from '#web/ui/sheet.module.css'
import styles from './entry-form.module.css'

/** The number of entries that shape the sea floor under the editor. */
const SEABED_ENTRIES = 30

/** The form for a new entry: text, ratings, stars and Save Entry. */
export function EntryForm({
  session,
  prompt,
  aside = null,
  tools,
  notices,
  onSaved,
  onDropped,
}: {
  session: DraftSession
  prompt: ReactNode
  /**
   * On wide screens, next to the editor and below the prompt. On narrow screens, after the editor, so that the editor
   * is visible without scrolling.
   */
  aside?: ReactNode
  /** The buttons for dictation and uploads. */
  tools: ReactNode
  /** The messages of the tools. */
  notices: ReactNode
  onSaved: () => void
  /** Called when the text no longer answers a question. */
  onDropped: () => void
}) {
  const api = useApi()
  const toast = useToast()
  const { draft, restored, kept, offers } = useDraftState(session)
  const { save, isPending } = useSaveEntry(session)
  const [error, setError] = useState<unknown>(null)
  const sheet = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  /** Removes the message of the last save. */
  const untell = useRef(() => {})
  const form = useSaveKey()
  const { data: streak } = useQuery(streaksQuery(api))
  const { data: choices } = useQuery(writingChoicesQuery(api))
  // Until the choice is known, or when it can’t be loaded, no streak is shown, because the person may not want to see
  // it.
  const showsStreak = choices?.streaks_shown ?? false
  // The entries for the drawing at the bottom are fetched last, when the requests that the view needs are answered.
  const { data: latest } = useQuery({ ...latestEntriesQuery(api, SEABED_ENTRIES), enabled: useAfterAnswers() })
  const words = countWords(draft.text)
  const ratings = ratingsOf(draft)
  const blank = isInvisible(draft.text) || offers.length > 0
  const hasMore = !isInvisible(draft.title ?? '') || draft.tags?.length || draft.photographs?.length
  const isWordless = isInvisible(draft.text) && Boolean(hasMore)
  // Focuses the editor for someone who came to answer a question.
  const [isAsked] = useState(draft.answers !== null)

  const onSave = async () => {
    if (blank || isPending) return
    setError(null)
    untell.current()
    const sent = session.state().draft
    try {
      await save()
      onSaved()
      if (session.state().draft !== sent && !session.isEmpty()) {
        untell.current = toast('Entry saved. What you’ve typed since then isn’t saved yet.')
        return
      }
      session.clear()
      untell.current = toast('Entry saved.')
      beginAgain()
    } catch (refusal) {
      setError(refusal)
    }
  }

  /**
   * Scrolls to the top and focuses the field; on touch screens the sheet, because the field would open the keyboard.
   */
  const beginAgain = () => {
    const byTouch = window.matchMedia('(pointer: coarse)').matches
    const start = byTouch ? sheet.current : field.current
    start?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <form
      className={styles.write}
      ref={form}
      // The server refuses a date in the future with its own message.
      noValidate
      onPaste={(event) => pastePhotographs(session, event)}
      onSubmit={(event) => {
        event.preventDefault()
        void onSave()
      }}
    >
      {prompt}
      <section className={classes(styles.editor, sheetStyles.sheet)} aria-label="Write Entry" ref={sheet} tabIndex={-1}>
        <EditorTools>
          {tools}
          <FullScreenButton form={form} field={field} />
        </EditorTools>
        {notices}
        {restored && (draft.text !== '' || Boolean(hasMore)) && (
          <Message kind="note" className={messageStyles.inset}>
            Your unsaved text is back.{' '}
            <button type="button" className={controlStyles.inlineLink} onClick={() => session.clear()}>
              Discard it
            </button>
          </Message>
        )}
        {draft.answers && (
          <AskedAbove
            asked={draft.answers}
            onDrop={() => {
              session.dropQuestion()
              onDropped()
              // The pressed button has disappeared.
              field.current?.focus()
            }}
          />
        )}
        {draft.prompt !== null && (
          <PromptAbove
            prompt={draft.prompt}
            onDrop={() => {
              session.writeTo(null)
              field.current?.focus()
            }}
          />
        )}
        <div className={styles.body}>
          <div className={styles.gauge} aria-hidden="true">
            <LeadGauge words={words} />
          </div>
          <EntryTextarea label="Your entry" session={session} ref={field} focused={isAsked} />
        </div>
        <PhotographTrayPart session={session} />
        <div className={styles.seafoot}>
          <div className={styles.bed} aria-hidden="true">
            <Seabed words={(latest ?? []).map((entry) => entry.word_count).toReversed()} />
          </div>
          <span className={styles.count}>
            {counted(words, 'word', 'words')} {wordStarHint(words)}
          </span>
          {choices?.word_goal && <WordGoal words={words} goal={choices.word_goal} />}
          <StarRow words={words} ratings={ratings} streak={streak?.current ?? null} showsStreak={showsStreak} />
          <span className={styles.streak}>{showsStreak && streak && streakLine(streak.current)}</span>
        </div>
      </section>
      {aside}
      <div className={styles.rate}>
        <Ratings session={session} />
        <EntryDate session={session} />
        <EntryNamesLine session={session} />
      </div>
      <div className={styles.saveBar}>
        {error !== null && <SaveProblem error={error} />}
        {!kept && (
          <Message kind="warn">
            This browser can’t keep a backup of what you type. Save before you leave this page.
          </Message>
        )}
        {isWordless && <p className={fieldStyles.hint}>Write at least one word to save this.</p>}
        <div className={styles.row}>
          <RatingsLink ratings={ratings} />
          <SaveButton size="large" block blank={blank} busy={isPending}>
            Save Entry
          </SaveButton>
        </div>
      </div>
    </form>
  )
}

/** The person’s word goal. Reaching it is announced once, without praise. */
function WordGoal({ words, goal }: { words: number; goal: number }) {
  const isReached = words >= goal
  return <span role="status">{isReached ? `You’ve reached ${goal} words.` : `Goal ${goal}`}</span>
}

function SaveProblem({ error }: { error: unknown }) {
  const kept = 'Your text is safe on this device.'
  return (
    <ShownProblem error={error} className={styles.problem}>
      {isSignedOut(error)
        ? `You’ve been signed out. ${kept} Sign in again and it will be here.`
        : `${sentenceOf(error, 'Couldn’t save your entry.')} ${kept}`}
    </ShownProblem>
  )
}

function streakLine(days: number): string {
  const message = streakMessage(days)
  return message ? `${counted(days, 'day', 'days')}. ${message}` : ''
}
