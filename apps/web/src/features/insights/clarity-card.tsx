import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { subscoreTooltip, tooltipCutoffs, type ClaritySubscores } from '@soundings/core/clarity'
import type { ClarityInsights } from '@soundings/contract/insights'
import { ClarityRing } from '#web/chart/clarity-ring.tsx'
import { Tip } from '#web/ui/tip.tsx'
import { classes } from '#web/lib/classes.ts'
import sheetStyles from '#web/ui/sheet.module.css'
import styles from './insights.module.css'
import textStyles from '#web/ui/text.module.css'

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
    <section className={classes(styles.card, sheetStyles.sheet, styles.clarity)} aria-labelledby="clarity-title">
      <div className={styles.ringbox}>
        <div role="img" aria-label={`Clarity ${clarity} of 100`}>
          <ClarityRing score={clarity} subscores={shape} />
        </div>
        <div className={styles.score} aria-hidden="true">
          <b>{clarity}</b>
        </div>
      </div>
      <div>
        <div className={styles.clarityHead}>
          <h2 id="clarity-title">
            Clarity{' '}
            <Tip label="About Clarity" icon={<QuestionIcon className={textStyles.icon} aria-hidden="true" />}>
              How clear a picture your recent entries give. It doesn’t measure how well you’re doing. In low or restless
              weeks, the ring never goes past Emerging.
              {subscores.recencyBoost > 0 && ` ${subscoreTooltip('recencyBoost', subscores.recencyBoost)}`}
            </Tip>
          </h2>
          <div className={styles.bands} role="group" aria-label={`Band: ${band}`}>
            {BANDS.map((name) => (
              <span key={name} {...(name === band ? { 'aria-current': 'true' as const } : {})}>
                {name}
              </span>
            ))}
          </div>
        </div>
        <div className={styles.subscores}>
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
    <div className={styles.subscore}>
      <span className={styles.name}>
        {name}
        <Tip label={`About ${name}`} icon={<QuestionIcon className={textStyles.icon} aria-hidden="true" />}>
          {subscoreTooltip(of, score)} Below {low} is low; {high} and up is high.
        </Tip>
      </span>
      <span className={styles.value}>{Math.round(score)}</span>
      <div
        className={styles.bar}
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
