import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import type { CurrentEcho as CurrentAnswer, Echo } from '@soundings/contract/echoes'
import type { PauseLength } from '@soundings/core/account'
import { ECHO_ENTRIES_REQUIRED } from '@soundings/core/echo/limits'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { refusalOr } from '#web/lib/api-error.ts'
import { counted, longDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { EchoScene } from '#web/chart/echo-scene.tsx'
import { LockedScene } from '#web/chart/locked-scene.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { RINGS_MAX } from './constants.ts'
import { currentEchoQuery, useEchoPause } from './echoes.queries.ts'
import { EchoQuestion, type EntryLink } from './echo-question.tsx'
import { EchoSay } from './echo-say.tsx'
import { EchoText } from './echo-text.tsx'
import { LanguageNote } from './language-note.tsx'
import { LockedEcho } from './locked-echo.tsx'
import { PauseEchos } from './pause-echoes.tsx'
import { PausedEcho, pausedSentence } from './paused-echo.tsx'
import { shareText } from './share-text.ts'
import { SupportCard } from './support-card.tsx'
import { TeaserEcho } from './teaser-echo.tsx'
import { WhyThisEcho, type CitedEntry } from './why-this-echo.tsx'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import neatlineStyles from '#web/ui/neatline.module.css'
import styles from './echo-sheet.module.css'
import textStyles from '#web/ui/text.module.css'

const PAUSE_FAILED = 'Couldn’t change the pause. Please try again.'

/** The entries of the chart; null while they load. */
type ChartEntries = Parameters<typeof EchoScene>[0]['entries'] | null

/** The latest Echo over a chart of the entries it is based on, or the card with the reason why there is none. */
export function CurrentEcho({
  entries,
  onOpenEntry,
  onVisualize,
  linkTo,
}: {
  entries: ChartEntries
  linkTo: (entryId: string) => EntryLink
  onOpenEntry: (entry: CitedEntry) => void
  /** Opens the acoustic picture; null when it is not offered. */
  onVisualize: ((echo: Echo) => void) | null
}) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(currentEchoQuery(useApi()))
  const card = useRef<HTMLDivElement>(null)
  const pause = useEchoPause()
  const toast = useToast()
  const change = (length: PauseLength | null) =>
    pause.mutate(length, {
      onSuccess: (paused) => {
        toast(paused ? pausedSentence(paused) : 'Echos are on again.')
        // The pressed button has disappeared with its card.
        card.current?.focus()
      },
      onError: (error) => toast(refusalOr(error, PAUSE_FAILED)),
    })
  if (isPending) return <Spinner />
  return (
    <div className={styles.card} ref={card} tabIndex={-1}>
      {data?.paused ? (
        <PausedEcho pause={data.paused} support={data.support} busy={pause.isPending} onResume={() => change(null)} />
      ) : isError || !data.has_echo || !data.echo ? (
        // An Echo that cannot be loaded shows as none (docs/spec/rules.md#screens).
        <LockedEcho
          message={data?.message ?? 'Your entries are safe.'}
          progress={data?.progress ?? { current: 0, required: ECHO_ENTRIES_REQUIRED }}
          entries={entries}
          support={data?.support ?? false}
          failed={isError ? { isRetrying: isFetching, onRetry: () => void refetch() } : null}
        />
      ) : (
        <>
          <EchoSheet
            echo={data.echo}
            support={data.support}
            language={data.language}
            entries={entries}
            onOpenEntry={onOpenEntry}
            onVisualize={onVisualize}
            linkTo={linkTo}
            pausing={pause.isPending}
            onPause={change}
          />
          {data.teaser && <TeaserEcho teaser={data.teaser} />}
        </>
      )}
      {data?.language && <LanguageNote language={data.language} />}
    </div>
  )
}

function EchoSheet({
  echo,
  support,
  language,
  entries,
  onOpenEntry,
  onVisualize,
  linkTo,
  pausing,
  onPause,
}: {
  echo: Echo
  support: boolean
  language: CurrentAnswer['language']
  entries: ChartEntries
  onOpenEntry: (entry: CitedEntry) => void
  onVisualize: ((echo: Echo) => void) | null
  linkTo: (entryId: string) => EntryLink
  pausing: boolean
  onPause: (length: PauseLength) => void
}) {
  const newest = entries?.slice(0, Math.max(1, Math.min(echo.based_on_entries, RINGS_MAX)))
  return (
    <div className={classes(neatlineStyles.neatline, styles.echoSheet)}>
      <div className={styles.inner}>
        <div className={styles.art} aria-hidden="true">
          {support ? (
            <LockedScene made={0} required={1} entries={[]} tier={false} />
          ) : (
            newest && <EchoScene entries={newest} resonance={echo.resonance_score} />
          )}
        </div>
        <div className={styles.say}>
          <p className={styles.date}>
            <time dateTime={echo.generated_at}>{longDate(echo.generated_at)}</time>
          </p>
          <EchoText text={echo.text} language={language} />
          {support ? (
            <SupportCard />
          ) : (
            <>
              <EchoQuestion echoId={echo.echo_id} asking={echo} linkTo={linkTo} />
              <EchoFacts echo={echo} />
              <div className={actionStyles.actions}>
                <Button disabled={!onVisualize} onClick={() => onVisualize?.(echo)}>
                  See Your Unique Echo
                </Button>
                <ShareButton text={echo.text} />
                <WhyThisEcho echoId={echo.echo_id} onOpenEntry={onOpenEntry} />
              </div>
              <EchoSay key={echo.echo_id} echoId={echo.echo_id} />
            </>
          )}
          <PauseEchos busy={pausing} onPause={onPause} />
        </div>
      </div>
    </div>
  )
}

function EchoFacts({ echo }: { echo: Echo }) {
  const entries = counted(echo.based_on_entries, 'entry', 'entries')
  return (
    <dl className={styles.facts}>
      <div>
        <dt className="sr">Basis</dt>
        <dd className={styles.basis}>
          Based on {entries} over {counted(echo.timeframe_days, 'day', 'days')}
        </dd>
      </div>
      <div>
        <dt>Pattern</dt>
        <dd>{echo.pattern_label}</dd>
      </div>
      <div>
        <dt>Resonance</dt>
        <dd>{Math.round(echo.resonance_score * 100)}%</dd>
      </div>
    </dl>
  )
}

function ShareButton({ text }: { text: string }) {
  const toast = useToast()
  const share = async () => {
    if (text === '') return toast('No Echo available to share.')
    try {
      await navigator.clipboard.writeText(shareText(text))
      toast('Echo copied to the clipboard.')
    } catch {
      toast('Could not copy to clipboard. Please manually copy the Echo text.')
    }
  }
  return (
    <Button onClick={() => void share()}>
      <ShareNetworkIcon className={textStyles.icon} aria-hidden="true" />
      Share
    </Button>
  )
}
