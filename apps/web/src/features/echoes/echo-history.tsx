import type { EchoSnapshots } from '@soundings/contract/echoes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useApi } from '#web/lib/api-context.ts'
import { longDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { EchoSignature } from '#web/chart/echo-signature.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ECHO_HISTORY, OLDER_ECHOS, RINGS_MAX } from './constants.ts'
import { echoSnapshotsQuery } from '#web/lib/echo-snapshots.ts'
import { EchoQuestion, type EntryLink } from './echo-question.tsx'
import { EchoSay } from './echo-say.tsx'
import { WhyThisEcho, type CitedEntry } from './why-this-echo.tsx'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import emptyStyles from '#web/ui/empty.module.css'
import styles from './echo-history.module.css'
import textStyles from '#web/ui/text.module.css'

/**
 * My Echos: the latest five, then all others, each with its rings and its explanation. An Echo named in the URL is
 * shown and focused.
 */
export function EchoHistory({
  onViewCurrent,
  onOpenEntry,
  wanted,
  linkTo,
}: {
  onViewCurrent: () => void
  onOpenEntry: (entry: CitedEntry) => void
  /** The id of an Echo to show, or null. */
  wanted: string | null
  linkTo: (entryId: string) => EntryLink
}) {
  const { data, isPending, isError, refetch } = useQuery(echoSnapshotsQuery(useApi()))
  if (isPending) return <Spinner />
  if (isError) {
    return (
      <div className={emptyStyles.empty} role="alert">
        <p className={textStyles.water}>Couldn’t load your Echos.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  }
  if (data.snapshots.length === 0) {
    return (
      <div className={emptyStyles.empty} role="status">
        <p className={textStyles.water}>No Echos yet. They start with what you write.</p>
        <Button onClick={onViewCurrent}>View Current Echo</Button>
      </div>
    )
  }
  const isGone = wanted !== null && data.snapshots.every(({ id }) => id !== wanted)
  return (
    <>
      {isGone && (
        <p className={textStyles.meta} role="status">
          That Echo was removed because an entry it was based on has changed.
        </p>
      )}
      <PastEchos echoes={data.snapshots} onOpenEntry={onOpenEntry} wanted={wanted} linkTo={linkTo} />
    </>
  )
}

function PastEchos({
  echoes,
  onOpenEntry,
  wanted,
  linkTo,
}: {
  wanted: string | null
  linkTo: (entryId: string) => EntryLink
  echoes: EchoSnapshots['snapshots']
  onOpenEntry: (entry: CitedEntry) => void
}) {
  const [shown, setShown] = useState(() => Math.max(ECHO_HISTORY, echoes.findIndex(({ id }) => id === wanted) + 1))
  const wantedEcho = useRef<HTMLLIElement>(null)
  useEffect(() => wantedEcho.current?.focus(), [wanted])
  const firstOlder = useRef<HTMLLIElement>(null)
  const left = echoes.length - shown
  const showOlder = () => {
    // The list is rendered synchronously, so that the focus can move to the first of the added Echos.
    flushSync(() => setShown(shown + OLDER_ECHOS))
    firstOlder.current?.focus()
  }
  return (
    <>
      <ol className={styles.past}>
        {echoes.slice(0, shown).map((echo, index) => (
          <li
            key={echo.id}
            {...(echo.id === wanted ? { ref: wantedEcho, tabIndex: -1 } : {})}
            {...(index >= ECHO_HISTORY && index === shown - OLDER_ECHOS ? { ref: firstOlder, tabIndex: -1 } : {})}
          >
            <div className={styles.rings} aria-hidden="true">
              <EchoSignature
                id={echo.id}
                count={Math.min(echo.based_on_entries, RINGS_MAX)}
                resonance={echo.resonance_score}
              />
            </div>
            <div>
              <time dateTime={echo.generated_at}>{longDate(echo.generated_at)}</time>
              <blockquote dir="auto">{quoted(echo.text)}</blockquote>
              <EchoQuestion echoId={echo.id} asking={echo} linkTo={linkTo} />
              <WhyThisEcho echoId={echo.id} onOpenEntry={onOpenEntry} />
              <EchoSay echoId={echo.id} />
            </div>
          </li>
        ))}
      </ol>
      {left > 0 && (
        <div className={classes(actionStyles.actions, styles.actions)}>
          <Button onClick={showOlder}>Show older Echos</Button>
          <span className={textStyles.meta} role="status">
            {shown} of {echoes.length}
          </span>
        </div>
      )}
    </>
  )
}

/** An Echo in quotation marks; quotes inside it become single ones. */
function quoted(text: string): string {
  return `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`
}
