import type { Lettering as LetteringData } from '#web/chart/geometry/index.ts'
import styles from './chart.module.css'

export function Lettering({ lettering }: { lettering: LetteringData }) {
  const { x, y, text, sub, role, anchor, centered = false, turn } = lettering
  return (
    <text
      x={x}
      y={y}
      className={styles[role]}
      {...(anchor && { textAnchor: anchor })}
      {...(centered && { dy: '.34em' })}
      {...(turn !== undefined && { transform: `rotate(${turn} ${x} ${y})` })}
    >
      {text}
      {sub !== undefined && (
        <tspan className={styles.subdigit} dy=".28em" dx=".06em">
          {sub}
        </tspan>
      )}
    </text>
  )
}
