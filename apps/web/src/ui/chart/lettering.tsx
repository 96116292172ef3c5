import type { Lettering as LetteringData } from '@soundings/core/chart'

/** One label or sounding of a chart. */
export function Lettering({ lettering }: { lettering: LetteringData }) {
  const { x, y, text, sub, className, anchor, centred = false, turn } = lettering
  return (
    <text
      x={x}
      y={y}
      className={className}
      {...(anchor && { textAnchor: anchor })}
      {...(centred && { dy: '.34em' })}
      {...(turn !== undefined && { transform: `rotate(${turn} ${x} ${y})` })}
    >
      {text}
      {sub !== undefined && (
        <tspan className="sa-sub" dy=".28em" dx=".06em">
          {sub}
        </tspan>
      )}
    </text>
  )
}
