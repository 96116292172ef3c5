import { PLAN_LEAD_SIZE, planLead } from '@soundings/core/chart'
import { Art } from './art.tsx'
import { customProperties } from './custom-properties.ts'
import { Lead } from './lead.tsx'

/** How deep a plan sounds: 1, 2 or 3. */
export function PlanLead({ depth }: { depth: number }) {
  const { strata, rings, lead } = planLead(depth)
  return (
    <Art {...PLAN_LEAD_SIZE} className="sa-seabed">
      {strata.map(({ fill, crest }) => (
        <g key={fill.className}>
          <path d={fill.d} className={fill.className} />
          <path d={crest.d} className={crest.className} />
        </g>
      ))}
      <Lead lead={lead} />
      {rings.map((d, index) => (
        <path key={d} d={d} className="sa-ring" style={customProperties({ '--i': index + 1, '--n': 4 })} />
      ))}
    </Art>
  )
}
