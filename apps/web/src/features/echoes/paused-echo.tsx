import type { CurrentEcho } from '@soundings/contract/echoes'
import { monthAndDay } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { LockedScene } from '#web/ui/chart/locked-scene.tsx'
import { SupportCard } from './support-card.tsx'

type Pause = NonNullable<CurrentEcho['paused']>

/** The card while Echos are paused: until when, and the way to have them again. */
export function PausedEcho({
  pause,
  support,
  busy,
  onResume,
}: {
  pause: Pause
  support: boolean
  busy: boolean
  onResume: () => void
}) {
  return (
    <div className="neat echo-sheet">
      <div className="inner">
        <div className="art" aria-hidden="true">
          <LockedScene made={0} required={1} entries={[]} tier={false} />
        </div>
        <div className="say">
          <h2 className="echo-text echo-heading">{pausedSentence(pause)}</h2>
          <p className="echo-message">Your entries, your past Echos and your exports are still here.</p>
          <div className="acts">
            <Button look="primary" size="large" busy={busy} onClick={onResume}>
              Resume Echos
            </Button>
          </div>
          {support && <SupportCard />}
        </div>
      </div>
    </div>
  )
}

/** "Echos are paused until March 3." */
export function pausedSentence({ until }: Pause): string {
  return until === null ? 'Echos are paused until you resume them.' : `Echos are paused until ${monthAndDay(until)}.`
}
