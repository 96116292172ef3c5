import type { CurrentEcho } from '@soundings/contract/echoes'
import { useId } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { LockedScene } from '#web/ui/chart/locked-scene.tsx'
import { SupportCard } from './support-card.tsx'
import { lockedState, type LockedState } from './locked-state.ts'

/** Null while they are on their way. */
type ChartEntries = Parameters<typeof LockedScene>[0]['entries'] | null

/** What each card is called and where it leads. */
const CARDS: Record<LockedState, { heading: string; action: string; to: string }> = {
  tier: { heading: 'Your plan doesn’t include Echos.', action: 'Learn About Echoes', to: '/about' },
  engagement: { heading: 'Your first Echo is on its way.', action: 'Add an Entry', to: '/journal' },
  'no-echo': { heading: 'No Echo yet.', action: 'Start Writing', to: '/journal' },
}

/** No Echo yet: rings for the entries made, dashed rings for those to come, and the way on. */
export function LockedEcho({
  message,
  progress,
  entries,
  support,
  hasFailed = false,
}: {
  message: string
  progress: CurrentEcho['progress']
  entries: ChartEntries
  support: boolean
  /** True when the Echo could not be loaded. */
  hasFailed?: boolean
}) {
  const state = lockedState(message)
  const { heading, action, to } = CARDS[state]
  const made = state === 'engagement' ? progress.current : 0
  return (
    <div className="neat echo-sheet">
      <div className="inner">
        <div className="art" aria-hidden="true">
          {entries && (
            <LockedScene made={made} required={progress.required} entries={entries} tier={state === 'tier'} />
          )}
        </div>
        <div className="say">
          <h2 className="echo-text echo-heading">{hasFailed ? 'Couldn’t load your Echo.' : heading}</h2>
          <p className="echo-message">{message}</p>
          {state === 'engagement' && <EchoProgress progress={progress} />}
          <div className="acts">
            <Link className={buttonClass({ look: 'primary', size: 'large' })} to={to}>
              {action}
            </Link>
          </div>
          {support && <SupportCard />}
        </div>
      </div>
    </div>
  )
}

function EchoProgress({ progress: { current, required } }: { progress: CurrentEcho['progress'] }) {
  const labelId = useId()
  const shown = Math.min(current, required)
  const text = `${shown} of ${required}`
  return (
    <div className="echo-progress">
      <div>
        <span id={labelId}>Echo progress</span>
        <b>{text}</b>
      </div>
      <div
        className="scalebar"
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={required}
        aria-valuenow={shown}
        aria-valuetext={text}
      >
        {Array.from({ length: required }, (_, index) => (
          <i key={index} className={index < shown ? 'on' : ''} />
        ))}
      </div>
    </div>
  )
}
