import type { AcousticPicture } from '@soundings/contract/acoustic'
import { ACOUSTIC_DAYS, layersFor } from '@soundings/core/acoustic'
import { counted } from '#web/lib/format.ts'
import styles from './acoustic-overlay.module.css'

type Shape = AcousticPicture['mathematical_analysis']['chaos']['attractor_type']

const SHAPES: Record<Shape, string> = {
  forming: 'Forming',
  fixed_point: 'Fixed point',
  drifting: 'Drifting',
  limit_cycle: 'Limit cycle',
  irregular: 'Irregular',
}
const TIERS = { high: 'High', medium: 'Medium', low: 'Low' } as const

const percent = (share: number) => `${Math.round(share * 100)}%`

/** The server's analysis in five lines. The value expected by chance is next to the variance. */
export function AnalysisPanel({ picture, narrow }: { picture: AcousticPicture; narrow: boolean }) {
  const { pca, chaos } = picture.mathematical_analysis
  const rows = [
    ['Window', counted(ACOUSTIC_DAYS, 'day', 'days')],
    ['Variance retained', `${percent(pca.variance_retained)} (${percent(pca.expected_by_chance)} by chance)`],
    ['Attractor', SHAPES[chaos.attractor_type]],
    ['Wave layers', String(layersFor(picture.device_tier, narrow))],
    ['Device tier', TIERS[picture.device_tier]],
  ] as const
  return (
    <dl className={styles.panel}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The picture in words, for screen readers. */
export function describePicture(picture: AcousticPicture): string {
  const { echo_chambers, resonance_fields, wave_layers } = picture.visualization_data
  const shape = SHAPES[picture.mathematical_analysis.chaos.attractor_type].toLowerCase()
  const [strongest] = wave_layers.toSorted((a, b) => b.amplitude - a.amplitude)
  const wave = strongest ? ` The strongest wave repeats every ${strongest.period_days.toFixed(1)} days.` : ''
  return (
    `${counted(echo_chambers.length, 'entry', 'entries')} of the last ${ACOUSTIC_DAYS} days, ` +
    `${counted(resonance_fields.length, 'pair', 'pairs')} with words in common.${wave} ` +
    `Day-to-day shape: ${shape}. Two weeks is too short to read much into it.`
  )
}
