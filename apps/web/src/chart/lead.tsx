import type { LeadLine } from '#web/chart/geometry/index.ts'
import styles from './chart.module.css'

export function Lead({ lead }: { lead: LeadLine }) {
  return (
    <g className={styles.lead}>
      <path d={lead.line} />
      <path className={styles.plumb} d={lead.plumb} />
    </g>
  )
}
