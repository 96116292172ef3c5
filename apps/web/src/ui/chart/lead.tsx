import type { LeadLine } from '@soundings/core/chart'

/** A lead line with its plumb. */
export function Lead({ lead }: { lead: LeadLine }) {
  return (
    <g className="sa-lead">
      <path d={lead.line} />
      <path className="sa-plumb" d={lead.plumb} />
    </g>
  )
}
