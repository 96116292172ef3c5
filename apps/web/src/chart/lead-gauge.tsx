import { gaugeDepth, leadGauge, leadLine } from '#web/chart/geometry/index.ts'
import { memo, useRef } from 'react'
import { Art } from './art.tsx'
import { Lettering } from './lettering.tsx'
import { useSize, type Size } from './use-size.ts'
import styles from './chart.module.css'

/** A word scale next to the editor, with a plumb that goes down as the text grows. It fills its parent element. */
export function LeadGauge({ words }: { words: number }) {
  const ref = useRef<SVGSVGElement>(null)
  const size = useSize(ref, 0)
  return (
    <Art ref={ref} width={size?.width ?? 0} height={size?.height ?? 0} className={styles.gauge} fit="stretch">
      {size && <Scale size={size} />}
      {size && <SinkingLead x={leadGauge(size.width, size.height).x} depth={gaugeDepth(words, size.height) + 6} />}
    </Art>
  )
}

const Scale = memo(function Scale({ size }: { size: Size }) {
  const { ticks, labels } = leadGauge(size.width, size.height)
  return (
    <>
      {ticks.map(({ d, role }) => (
        <path key={d} d={d} className={styles[role]} />
      ))}
      {labels.map((label) => (
        <Lettering key={label.text} lettering={label} />
      ))}
    </>
  )
})

/** The line and the plumb are drawn once and moved by transforms, which the style sheet animates. */
function SinkingLead({ x, depth }: { x: number; depth: number }) {
  const { plumb } = leadLine(x, 0, 0)
  return (
    <g className={styles.lead}>
      <path d={`M${x} 0V1`} style={{ transform: `scaleY(${depth - 9})` }} />
      <path className={styles.plumb} d={plumb} style={{ transform: `translateY(${depth}px)` }} />
    </g>
  )
}
