import { PLAN_LEAD_SIZE, planLead } from '#web/chart/geometry/index.ts'
import { Art } from './art.tsx'
import { customProperties } from './custom-properties.ts'
import { Lead } from './lead.tsx'
import styles from './chart.module.css'

/** @param depth of the plan: 1, 2 or 3 */
export function PlanLead({ depth }: { depth: number }) {
  const { strata, rings, lead } = planLead(depth)
  return (
    <Art {...PLAN_LEAD_SIZE}>
      {strata.map(({ fill, crest }) => (
        <g key={fill.role}>
          <path d={fill.d} className={styles[fill.role]} />
          <path d={crest.d} className={styles[crest.role]} />
        </g>
      ))}
      <Lead lead={lead} />
      {rings.map((d, index) => (
        <path key={d} d={d} className={styles.ring} style={customProperties({ '--i': index + 1, '--n': 4 })} />
      ))}
    </Art>
  )
}
