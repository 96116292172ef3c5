import { gaugeDepth, leadGauge, leadLine } from '@soundings/core/chart'
import { memo, useRef } from 'react'
import { Art } from './art.tsx'
import { Lettering } from './lettering.tsx'
import { useSize, type Size } from './use-size.ts'

/** A scale of words beside the editor, with a plumb that goes down as the text grows. It fills the element around it. */
export function LeadGauge({ words }: { words: number }) {
  const ref = useRef<SVGSVGElement>(null)
  const size = useSize(ref, 0)
  return (
    <Art ref={ref} width={size?.width ?? 0} height={size?.height ?? 0} className="sa-gauge" fit="stretch">
      {size && <Scale size={size} />}
      {size && <SinkingLead x={leadGauge(size.width, size.height).x} depth={gaugeDepth(words, size.height) + 6} />}
    </Art>
  )
}

const Scale = memo(function Scale({ size }: { size: Size }) {
  const { ticks, labels } = leadGauge(size.width, size.height)
  return (
    <>
      {ticks.map(({ d, className }) => (
        <path key={d} d={d} className={className} />
      ))}
      {labels.map((label) => (
        <Lettering key={label.text} lettering={label} />
      ))}
    </>
  )
})

/** Line and plumb are drawn once and moved by transforms, which the style sheet lets sink. */
function SinkingLead({ x, depth }: { x: number; depth: number }) {
  const { plumb } = leadLine(x, 0, 0)
  return (
    <g className="sa-lead">
      <path d={`M${x} 0V1`} style={{ transform: `scaleY(${depth - 9})` }} />
      <path className="sa-plumb" d={plumb} style={{ transform: `translateY(${depth}px)` }} />
    </g>
  )
}
