import { UNKNOWN_TIME } from '@soundings/core/entries'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { authStatusQuery } from '#web/features/auth/auth.queries.ts'
import { DictationNotice } from '#web/features/dictation/dictation-notice.tsx'
import { MicrophoneButton } from '#web/features/dictation/microphone-button.tsx'
import { useDictation } from '#web/features/dictation/use-dictation.ts'
import { entryLink } from '#web/features/entries/entry-link.ts'
import { EntryForm } from '#web/features/entries/entry-form.tsx'
import { BLANK_PAGE } from '#web/features/entries/draft-session.ts'
import { imagesOf } from '#web/features/entries/images-of.ts'
import { PhotographButton } from '#web/features/entries/photograph-button.tsx'
import { useDraft, useDraftState } from '#web/features/entries/use-draft.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { ImportNotice } from '#web/features/imports/import-notice.tsx'
import { UploadButtons } from '#web/features/imports/upload-buttons.tsx'
import { UploadSheets } from '#web/features/imports/upload-sheets.tsx'
import { useUploads } from '#web/features/imports/use-uploads.ts'
import { OnThisDay } from '#web/features/on-this-day/on-this-day.tsx'
import { PromptCard } from '#web/features/prompts/prompt-card.tsx'
import { TemplatesButton } from '#web/features/prompts/templates-button.tsx'
import { useApi } from '#web/lib/api-context.ts'
import { askedQuestion } from '#web/lib/asked-question.ts'
import { ratingsOf } from '#web/lib/drafts.ts'
import { paths } from '#web/lib/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import styles from './write-view.module.css'

const StartFrom = lazyPart(() => import('#web/features/prompts/start-from.tsx').then((module) => module.StartFrom))

/** The form for a new entry, of now or of another day, with prompts, uploads and dictation around it. */
export function WriteView({ accountId, day }: { accountId: string; day: string | null }) {
  const location = useLocation()
  const navigate = useNavigate()
  const [start] = useState(() => ({
    ...BLANK_PAGE,
    dated: day === null ? null : { date: day, time: UNKNOWN_TIME },
    answers: askedQuestion(location.state?.asked),
  }))
  const session = useDraft(accountId, start)
  // A reloaded page must not repeat a question that was answered or set aside.
  const forgetQuestion = () => {
    if (location.state !== null) void navigate(paths.journal, { replace: true, state: null })
  }
  const { draft } = useDraftState(session)
  const uploads = useUploads()
  const [saves, setSaves] = useState(0)
  const [isChoosing, setChoosing] = useState(false)
  const dictation = useDictation({
    read: () => session.state().draft.text,
    write: (text) => session.write(text, 'insert'),
  })
  const api = useApi()
  const { data: status } = useQuery(authStatusQuery(api))
  const use = (prompt: string) => {
    const before = draft.text.trimEnd()
    session.write(before === '' ? `${prompt}\n\n` : `${before}\n\n${prompt}\n\n`, 'insert')
  }
  const drop = (files: readonly File[]) => {
    const photographs = imagesOf(files)
    session.offer(photographs)
    const others = files.filter((file) => !photographs.includes(file))
    if (others.length > 0) uploads.begin(others)
  }
  return (
    <FileDrop onFiles={drop}>
      <EntryForm
        session={session}
        onSaved={() => {
          setSaves((count) => count + 1)
          // The next entry is for now, and its page doesn’t repeat the answered question.
          if (day !== null) void navigate(paths.journal, { replace: true, preventScrollReset: true, state: null })
          else forgetQuestion()
        }}
        onDropped={forgetQuestion}
        prompt={
          <PromptCard
            accountId={accountId}
            ratings={ratingsOf(draft)}
            saves={saves}
            onUse={use}
            onPrompt={(prompt) => session.writeTo(prompt)}
          />
        }
        aside={
          <div className={styles.aside}>
            <OnThisDay isWriting={draft.text !== '' || draft.telemetry.lastChange > 0} linkTo={entryLink} />
          </div>
        }
        tools={
          <>
            <UploadButtons onUpload={() => uploads.begin()} />
            <PhotographButton session={session} />
            <MicrophoneButton dictation={dictation} />
            <TemplatesButton onOpen={() => setChoosing(true)} />
          </>
        }
        notices={
          <>
            <DictationNotice dictation={dictation} />
            {uploads.outcome && <ImportNotice outcome={uploads.outcome} onDismiss={() => uploads.setOutcome(null)} />}
          </>
        }
      />
      {isChoosing && (
        <Suspense>
          <StartFrom
            onClose={() => setChoosing(false)}
            onTemplate={(template) => {
              setChoosing(false)
              use(template)
            }}
            onPrompt={(prompt) => {
              setChoosing(false)
              session.writeTo(prompt)
            }}
          />
        </Suspense>
      )}
      <UploadSheets
        uploads={uploads}
        photographsSentTo={status?.features.photographs_sent_to ?? null}
        everything={false}
      />
    </FileDrop>
  )
}
