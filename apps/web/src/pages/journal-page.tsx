import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { authStatusQuery } from '#web/features/auth/auth.queries.ts'
import { useWayOut } from '#web/features/auth/use-way-out.tsx'
import { DictationNotice } from '#web/features/dictation/dictation-notice.tsx'
import { MicrophoneButton } from '#web/features/dictation/microphone-button.tsx'
import { useDictation } from '#web/features/dictation/use-dictation.ts'
import { popularTagsQuery, streaksQuery } from '#web/features/entries/entries.queries.ts'
import { EntryForm } from '#web/features/entries/entry-form.tsx'
import { useDraft, useDraftState } from '#web/features/entries/use-draft.ts'
import { FileDrop } from '#web/features/imports/file-drop.tsx'
import { ImportNotice } from '#web/features/imports/import-notice.tsx'
import { UploadButtons } from '#web/features/imports/upload-buttons.tsx'
import { UploadSheets } from '#web/features/imports/upload-sheets.tsx'
import { useUploads } from '#web/features/imports/use-uploads.ts'
import { PromptCard } from '#web/features/prompts/prompt-card.tsx'
import { promptsQuery } from '#web/features/prompts/prompts.queries.ts'
import { useApi } from '#web/lib/api-context.ts'
import type { Prepare } from '#web/lib/prepare.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

const EntryLogbook = lazyPart(() =>
  import('#web/features/entries/entry-logbook.tsx').then((module) => module.EntryLogbook),
)

/** What the journal shows first, of the two views that the address may ask for. */
export const prepareJournal: Prepare = (api, queryClient) => {
  if (new URLSearchParams(window.location.search).get('view') === 'entries')
    return [queryClient.prefetchQuery(popularTagsQuery(api))]
  return [queryClient.prefetchQuery(promptsQuery(api)), queryClient.prefetchQuery(streaksQuery(api))]
}

/** Writing an entry, or finding one again. */
export function JournalPage() {
  usePageTitle('Journal')
  const [parameters] = useSearchParams()
  const listing = parameters.get('view') === 'entries'
  const { data: status } = useQuery(authStatusQuery(useApi()))
  const accountId = status?.user?.id
  return (
    <div className="wrap">
      <div className="page-head compact">
        <div>
          <h1>Journal</h1>
          <p className="page-sub">Welcome back. What truth wants to surface today?</p>
        </div>
        <JournalSwitcher listing={listing} />
      </div>
      {accountId &&
        (listing ? (
          <Suspense fallback={<Spinner />}>
            <EntryLogbook accountId={accountId} />
          </Suspense>
        ) : (
          <WriteView key={accountId} accountId={accountId} />
        ))}
    </div>
  )
}

function JournalSwitcher({ listing }: { listing: boolean }) {
  const { leave, isLeaving, dialog } = useWayOut(null)
  return (
    <>
      <div className="seg" role="group" aria-label="Journal view">
        <Link to={paths.journal} {...(listing ? {} : { 'aria-current': 'true' as const })}>
          Write Entry
        </Link>
        <Link to={paths.entries} {...(listing ? { 'aria-current': 'true' as const } : {})}>
          My Entries
        </Link>
        <span className="sep" aria-hidden="true" />
        <button type="button" onClick={leave} disabled={isLeaving}>
          <SignOutIcon className="icon" aria-hidden="true" />
          Secure Exit
        </button>
      </div>
      {dialog}
    </>
  )
}

function WriteView({ accountId }: { accountId: string }) {
  const session = useDraft(accountId)
  const { draft } = useDraftState(session)
  const uploads = useUploads()
  const [saves, setSaves] = useState(0)
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
  return (
    <FileDrop onFiles={uploads.begin}>
      <EntryForm
        session={session}
        onSaved={() => setSaves((count) => count + 1)}
        prompt={<PromptCard accountId={accountId} ratings={draft.ratings} saves={saves} onUse={use} />}
        tools={
          <>
            <UploadButtons onUpload={() => uploads.begin()} />
            <MicrophoneButton dictation={dictation} />
          </>
        }
        notices={
          <>
            <DictationNotice dictation={dictation} />
            {uploads.outcome && <ImportNotice outcome={uploads.outcome} onDismiss={() => uploads.setOutcome(null)} />}
          </>
        }
      />
      <UploadSheets
        uploads={uploads}
        photographsSentTo={status?.features.photographs_sent_to ?? null}
        everything={false}
      />
    </FileDrop>
  )
}
