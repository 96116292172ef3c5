import type { Echo } from '@soundings/contract/echoes'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { CurrentEcho } from '#web/features/echoes/current-echo.tsx'
import { EchoHistory } from '#web/features/echoes/echo-history.tsx'
import { currentEchoQuery } from '#web/features/echoes/echoes.queries.ts'
import type { CitedEntry } from '#web/features/echoes/why-this-echo.tsx'
import { authStatusQuery } from '#web/features/auth/auth.queries.ts'
import { EntryDialogPart, fetchEntryDialog } from '#web/features/entries/entry-dialog-part.tsx'
import { entryLink } from '#web/features/entries/entry-link.ts'
import { entryQuery, latestEntriesQuery } from '#web/features/entries/entries.queries.ts'
import { useApi } from '#web/lib/api-context.ts'
import { afterPaint } from '#web/lib/after-paint.ts'
import { ECHO } from '#web/lib/asked-question.ts'
import type { Prepare } from '#web/lib/prepare.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { PartMissing } from '#web/ui/part-missing.tsx'
import { panelId, tabId, Tabs } from '#web/ui/segmented.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useAfterPaint } from '#web/ui/use-after-paint.ts'
import modalStyles from '#web/ui/modal.module.css'
import pageStyles from '#web/ui/page.module.css'

const AcousticOverlay = lazyPart(
  () => import('#web/features/acoustic/acoustic-overlay.tsx').then((module) => module.AcousticOverlay),
  ({ onClose, onRetry }) => (
    <Modal title="See Your Unique Echo" onClose={onClose}>
      <div className={modalStyles.body}>
        <PartMissing onRetry={onRetry} />
      </div>
    </Modal>
  ),
)

const Letters = lazyPart(() => import('#web/features/letters/letters.tsx').then((module) => module.Letters))

const TABS = [
  { id: 'current', label: 'Current Echo' },
  { id: 'history', label: 'My Echos' },
  { id: 'letters', label: 'Letters' },
] as const
type TabName = (typeof TABS)[number]['id']

const PATHS: Readonly<Record<TabName, string>> = {
  current: paths.echos,
  history: paths.echoHistory,
  letters: paths.letters,
}

/** An entry to open, with the words to mark in it. */
type Cited = Pick<CitedEntry, 'id' | 'marks'>

function tabOf(parameters: URLSearchParams): TabName {
  return TABS.find(({ id }) => id === parameters.get('tab'))?.id ?? 'current'
}

const CHART_ENTRIES = 30

/**
 * Loads the part for letters, or the current Echo, whose text does not wait for the chart. The history loads its own
 * data.
 */
export const prepare: Prepare = (api, queryClient) => {
  const tab = tabOf(new URLSearchParams(window.location.search))
  if (tab === 'letters') return [Letters.load()]
  return tab === 'current' ? [queryClient.prefetchQuery(currentEchoQuery(api))] : []
}

export function Page() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const painted = useAfterPaint()
  const { data: entries, isError } = useQuery({ ...latestEntriesQuery(useApi(), CHART_ENTRIES), enabled: painted })
  // Fetched early, so that the picture opens with the press.
  useEffect(() => {
    if (painted) void AcousticOverlay.load().catch(() => {})
  }, [painted])
  const selected = tabOf(parameters)
  const select = (tab: TabName) => void navigate(PATHS[tab], { replace: true })
  const { data: status } = useQuery(authStatusQuery(useApi()))
  const [pictured, setPictured] = useState<Echo | null>(null)
  const wanted = parameters.get(ECHO)
  // The entry that is open, and the Echo in the URL below it: following another Echo closes the entry.
  const [opened, setOpened] = useState<{ cited: Cited; below: string | null } | null>(null)
  const cited = opened?.below === wanted ? opened.cited : null
  const setCited = (entry: Cited | null) => setOpened(entry && { cited: entry, below: wanted })
  useEffect(() => afterPaint(fetchEntryDialog), [])
  const [deletions, setDeletions] = useState(0)
  // Closes the entry, so that nothing covers the undo button, and loads the data based on it again.
  const afterDeletion = () => {
    setCited(null)
    setDeletions(deletions + 1)
  }
  // Entries that failed to load count as none; pending ones are drawn when they arrive.
  const chartEntries =
    (entries ?? (isError ? [] : null))?.map((entry) => ({
      id: entry.id,
      time: Date.parse(entry.created_at),
      words: entry.word_count,
      mood: entry.mood,
      energy: entry.energy,
      focus: entry.focus,
    })) ?? null
  return (
    <div className="wrap">
      <div className={pageStyles.pageHead}>
        <div>
          <h1>Echos</h1>
          <p className={pageStyles.pageSub}>Your words echo wisdom</p>
        </div>
        <Tabs label="Echos" tabs={TABS} selected={selected} onSelect={select} />
      </div>
      <section key={deletions} role="tabpanel" id={panelId(selected)} aria-labelledby={tabId(selected)}>
        {selected === 'current' ? (
          <CurrentEcho
            entries={chartEntries}
            onOpenEntry={setCited}
            linkTo={entryLink}
            onVisualize={status?.features.acoustic ? setPictured : null}
          />
        ) : selected === 'letters' ? (
          <Suspense fallback={<Spinner />}>
            <Letters open={parameters.get('letter') ?? ''} onOpenEntry={setCited} />
          </Suspense>
        ) : (
          <EchoHistory
            onViewCurrent={() => select('current')}
            onOpenEntry={setCited}
            wanted={wanted}
            linkTo={entryLink}
          />
        )}
      </section>
      {pictured && (
        <Suspense>
          <AcousticOverlay echo={pictured} onClose={() => setPictured(null)} />
        </Suspense>
      )}
      {cited && <CitedEntryDialog cited={cited} onClose={() => setCited(null)} onDeleted={afterDeletion} />}
    </div>
  )
}

/** An entry that an Echo is based on, with the words marked. */
function CitedEntryDialog({ cited, onClose, onDeleted }: { cited: Cited; onClose: () => void; onDeleted: () => void }) {
  const api = useApi()
  const { data: status } = useQuery(authStatusQuery(api))
  const { data: entry } = useQuery(entryQuery(api, cited.id))
  if (!entry || !status?.user) return null
  return (
    <Suspense>
      <EntryDialogPart
        accountId={status.user.id}
        entry={entry}
        marks={cited.marks}
        onClose={onClose}
        onDeleted={onDeleted}
      />
    </Suspense>
  )
}
