import type { Entry } from '@soundings/contract/entries'
import { clockTime } from '#web/lib/format.ts'
import styles from './entry-dialog.module.css'

/** The measures of the writing and of the text. A missing measure is shown as a dash. */
export function WritingInsights({ telemetry }: { telemetry: Entry['telemetry'] }) {
  const { typing_speed_wpm, time_on_entry_seconds, edit_count, sentiment_score, lexical_diversity } = telemetry
  const facts = [
    {
      label: 'Typing speed',
      value: typing_speed_wpm === null ? null : String(Math.round(typing_speed_wpm)),
      unit: 'wpm',
    },
    {
      label: 'Writing time',
      value: time_on_entry_seconds === null ? null : clockTime(time_on_entry_seconds),
      unit: '',
    },
    { label: 'Edit count', value: edit_count === null ? null : String(edit_count), unit: '' },
    { label: 'Sentiment', value: sentiment_score === null ? null : signedPercent(sentiment_score), unit: '%' },
    {
      label: 'Vocabulary richness',
      value: lexical_diversity === null ? null : String(Math.round(lexical_diversity * 100)),
      unit: '%',
    },
  ]
  return (
    <>
      <h3 className={styles.insightsTitle}>Writing Insights</h3>
      <dl className={styles.insights}>
        {facts.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value ?? <span aria-label="not measured">–</span>}
              {value !== null && unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function signedPercent(score: number): string {
  const percent = Math.round(score * 100)
  if (percent === 0) return '0'
  return percent > 0 ? `+${percent}` : `−${-percent}`
}
