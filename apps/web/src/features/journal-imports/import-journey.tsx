import type { JournalImport } from '@soundings/contract/journal-imports'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { decisionsAbout, dropDecisions, storeDecisions, type ImportDecisions } from '#web/lib/import-decisions.ts'
import { stale } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Brought, type Onward } from './brought.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { Found } from './found.tsx'
import { FailedImport } from './failed-import.tsx'
import { journalImportsQuery } from './journal-imports.queries.ts'
import { Working } from './working.tsx'
import styles from './journal-imports.module.css'

type Ended = JournalImport & { state: 'done' }

/**
 * The steps of an import: choose, see what was found, wait, done. The import runs on the server, so the page shows the
 * right step whenever it is opened.
 * @param years the latest years of a span as strips
 */
export function ImportJourney({
  back,
  years,
  onward,
}: {
  /** The link to the previous page. */
  back: ReactNode
  years: (span: { first: string; last: string }) => ReactNode
  onward: Onward
}) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(journalImportsQuery(useApi()))
  const [ended, setEnded] = useState<string | null>(null)
  const [decided, setDecided] = useState<{ id: string; decisions: ImportDecisions } | null>(null)
  const current = data?.current ?? null
  const arrivingId = useRef<string | null>(null)
  const done = (data?.done ?? []).filter((one): one is Ended => one.state === 'done')
  const isUndecided = current?.state === 'looking' || current?.state === 'found'
  useEffect(() => {
    if (data && !isUndecided) dropDecisions()
  }, [data, isUndecided])
  useEffect(() => {
    if (current?.state === 'arriving') arrivingId.current = current.id
    const arrived = done.find(({ id }) => id === arrivingId.current)
    if (!arrived) return
    arrivingId.current = null
    setEnded(arrived.id)
    void stale.entriesImported(client)
  }, [client, current, done])
  const stage = ended ? `done ${ended}` : (current?.state ?? 'choose')
  useFocusOnTitle(stage, data !== undefined)
  if (!data) {
    if (!error) return <Spinner />
    return (
      <>
        <Message kind="err">{sentenceOf(error, 'Couldn’t load your imports.')}</Message>
        <Button onClick={() => void refetch()}>Try again</Button>
      </>
    )
  }
  const brought = done.find(({ id }) => id === ended)
  return (
    <div className={styles.journey}>
      {back}
      {view()}
    </div>
  )

  function view() {
    if (brought) {
      return <Brought imported={brought} years={years} onward={onward} onAnother={() => setEnded(null)} />
    }
    switch (current?.state) {
      case 'looking':
      case 'arriving':
        return <Working key={current.state} imported={current} />
      case 'found':
        return (
          <Found
            key={current.id}
            imported={current}
            reviewedAt={onward.reviewedAt}
            decisions={decided?.id === current.id ? decided.decisions : decisionsAbout(current.id)}
            onDecide={(decisions) => {
              storeDecisions(current.id, decisions)
              setDecided({ id: current.id, decisions })
            }}
          />
        )
      case 'failed':
        return <FailedImport imported={current} reviewedAt={onward.reviewedAt} />
      case 'done':
      case undefined:
        return <ChooseFiles done={done} />
    }
  }
}

/** Moves the focus to the title of a new step, so that it is read aloud; not when the page opens. */
function useFocusOnTitle(stage: string, isLoaded: boolean): void {
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (!isLoaded) return
    if (shown.current !== null && shown.current !== stage) document.getElementById('import-title')?.focus()
    shown.current = stage
  }, [stage, isLoaded])
}
