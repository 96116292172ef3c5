import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { subscoreTooltip, tooltipCutoffs, type ClaritySubscores } from '@soundings/core/clarity'
import type { ClarityInsights } from '@soundings/contract/insights'
import { ClarityRing } from '#web/ui/chart/clarity-ring.tsx'
import { Tip } from '#web/ui/tip.tsx'

const BANDS = ['Hazy', 'Emerging', 'Bright'] as const
const SUBSCORES = [
  { key: 'consistency', name: 'Consistency' },
  { key: 'stability', name: 'Stability' },
  { key: 'trajectory', name: 'Trajectory' },
  { key: 'balance', name: 'Balance' },
] as const

/** The score, its band, and the four subscores that shape the basin inside the ring. */
export function ClarityCard({ insights }: { insights: ClarityInsights }) {
  const { clarity, band, subscores } = insights
  const shape = [subscores.consistency, subscores.stability, subscores.trajectory, subscores.balance] as const
  return (
    <section className="card sheet c-clarity" aria-labelledby="clarity-title">
      <div className="ringbox">
        <div role="img" aria-label={`Clarity ${clarity} of 100`}>
          <ClarityRing score={clarity} subscores={shape} />
        </div>
        <div className="num" aria-hidden="true">
          <b>{clarity}</b>
        </div>
      </div>
      <div>
        <div className="chead">
          <h2 id="clarity-title">
            Clarity{' '}
            <Tip label="About Clarity" icon={<QuestionIcon className="icon" aria-hidden="true" />}>
              How clearly your recent entries show a picture. It is not a measure of how well you are doing. In low or
              restless weeks the ring stays at Emerging, whatever the numbers.
              {subscores.recencyBoost > 0 && ` ${subscoreTooltip('recencyBoost', subscores.recencyBoost)}`}
            </Tip>
          </h2>
          <div className="bands" role="group" aria-label={`Band: ${band}`}>
            {BANDS.map((name) => (
              <span key={name} {...(name === band ? { 'aria-current': 'true' as const } : {})}>
                {name}
              </span>
            ))}
          </div>
        </div>
        <div className="subs">
          {SUBSCORES.map(({ key, name }) => (
            <Subscore key={key} name={name} score={subscores[key]} of={key} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Subscore({
  name,
  score,
  of,
}: {
  name: string
  score: number
  of: Exclude<keyof ClaritySubscores, 'recencyBoost'>
}) {
  const [low, high] = tooltipCutoffs(of)
  return (
    <div className="sub">
      <span className="name">
        {name}
        <Tip label={`About ${name}`} icon={<QuestionIcon className="icon" aria-hidden="true" />}>
          {subscoreTooltip(of, score)} Low under {low}, high from {high}.
        </Tip>
      </span>
      <span className="val">{Math.round(score)}</span>
      <div
        className="bar"
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(score)}
      >
        <u style={{ left: `${low}%` }} />
        <u style={{ left: `${high}%` }} />
        <i style={{ width: `${score}%` }} />
      </div>
    </div>
  )
}
