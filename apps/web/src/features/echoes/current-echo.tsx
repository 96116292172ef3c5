import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import type { Echo } from '@soundings/contract/echoes'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { counted, longDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { EchoScene } from '#web/ui/chart/echo-scene.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { RINGS_MAX } from './constants.ts'
import { currentEchoQuery } from './echoes.queries.ts'
import { LockedEcho } from './locked-echo.tsx'
import { shareText } from './share-text.ts'
import { SupportCard } from './support-card.tsx'
import { TeaserEcho } from './teaser-echo.tsx'
import { WhyThisEcho, type CitedEntry } from './why-this-echo.tsx'

/** Null while they are on their way. */
type ChartEntries = Parameters<typeof EchoScene>[0]['entries'] | null

/** The latest Echo over the chart of the entries it rests on, or the card that says why there is none. */
export function CurrentEcho({
  entries,
  onOpenEntry,
  onVisualize,
}: {
  entries: ChartEntries
  onOpenEntry: (entry: CitedEntry) => void
  /** Null where the acoustic picture is not offered. */
  onVisualize: ((echo: Echo) => void) | null
}) {
  const { data, isPending, isError } = useQuery(currentEchoQuery(useApi()))
  if (isPending) return <Spinner />
  // An Echo that cannot be loaded shows as none (product-spec section 8).
  if (isError || !data.has_echo || !data.echo) {
    return (
      <LockedEcho
        message={data?.message ?? 'Your Echo could not be loaded. Your entries are safe.'}
        progress={data?.progress ?? { current: 0, required: 7 }}
        entries={entries}
      />
    )
  }
  return (
    <>
      <EchoSheet
        echo={data.echo}
        support={data.support}
        entries={entries}
        onOpenEntry={onOpenEntry}
        onVisualize={onVisualize}
      />
      {data.teaser && <TeaserEcho teaser={data.teaser} />}
    </>
  )
}

function EchoSheet({
  echo,
  support,
  entries,
  onOpenEntry,
  onVisualize,
}: {
  echo: Echo
  support: boolean
  entries: ChartEntries
  onOpenEntry: (entry: CitedEntry) => void
  onVisualize: ((echo: Echo) => void) | null
}) {
  const newest = entries?.slice(0, Math.max(1, Math.min(echo.based_on_entries, RINGS_MAX)))
  return (
    <div className="neat echo-sheet">
      <div className="inner">
        <div className="art" aria-hidden="true">
          {newest && <EchoScene entries={newest} resonance={echo.resonance_score} />}
        </div>
        <div className="say">
          <p className="echo-date">
            <time dateTime={echo.generated_at}>{longDate(echo.generated_at)}</time>
          </p>
          <blockquote className="echo-text">{echo.text}</blockquote>
          <EchoFacts echo={echo} />
          <div className="acts">
            <Button disabled={!onVisualize || support} onClick={() => onVisualize?.(echo)}>
              See Your Unique Echo
            </Button>
            {!support && <ShareButton text={echo.text} />}
            {!support && <WhyThisEcho echoId={echo.echo_id} onOpenEntry={onOpenEntry} />}
          </div>
          {support && <SupportCard />}
        </div>
      </div>
    </div>
  )
}

function EchoFacts({ echo }: { echo: Echo }) {
  const entries = counted(echo.based_on_entries, 'entry', 'entries')
  return (
    <dl className="facts">
      <div>
        <dt className="sr">Basis</dt>
        <dd className="basis">
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
      <ShareNetworkIcon className="icon" aria-hidden="true" />
      Share
    </Button>
  )
}
