import { useRef, type Ref } from 'react'
import { Art } from './art.tsx'
import { Chart } from './chart.tsx'
import { ClarityDial } from './clarity-dial.tsx'
import { customProperties } from './custom-properties.ts'
import { drawingCache } from './drawing-cache.ts'
import { Lead } from './lead.tsx'
import { Rings } from './rings.tsx'
import type { SceneDrawing } from './scene-drawing.ts'
import { useSize, type Size } from './use-size.ts'
import { useWorthDrawing } from './use-worth-drawing.ts'
import styles from './chart.module.css'

/** Cached drawings: about as many as one person opens in one theme and window size. */
const remember = drawingCache<SceneDrawing>(12)

type SceneProps = {
  /** Identifies the drawing and its data: one key must always mean the same drawing. */
  drawingKey: string
  draw: (size: Size) => SceneDrawing
}

/** A scene that fills its parent element, drawn after the first paint and again when that element changes size. */
export function Scene({ drawingKey, draw }: SceneProps) {
  const ref = useRef<SVGSVGElement>(null)
  const size = useSize(ref)
  const drawing = size && remember(`${drawingKey} ${size.width} ${size.height}`, () => draw(size))
  return <SceneArt ref={ref} drawing={drawing} />
}

/** A scene of a fixed size, scaled by its element. It is drawn when it comes near the window or the browser is idle. */
export function FixedScene({ drawingKey, draw, size }: SceneProps & { size: Size }) {
  const ref = useRef<SVGSVGElement>(null)
  const drawing = useWorthDrawing(ref) ? remember(drawingKey, () => draw(size)) : null
  return <SceneArt ref={ref} drawing={drawing} size={size} />
}

const NOT_MEASURED: Size = { width: 0, height: 0 }

function SceneArt(props: { drawing: SceneDrawing | null; size?: Size; ref?: Ref<SVGSVGElement> }) {
  const { drawing, size = NOT_MEASURED, ref = null } = props
  const { width, height } = drawing?.chart ?? size
  return (
    <Art width={width} height={height} ref={ref}>
      {drawing && <Chart drawing={drawing.chart} />}
      {drawing?.track && (
        <path d={drawing.track} className={styles.ring} style={customProperties({ '--i': 0, '--n': 4 })} />
      )}
      {drawing?.dial && (
        <g transform={`translate(${drawing.dial.x} ${drawing.dial.y}) scale(${drawing.dial.scale})`}>
          <ClarityDial ring={drawing.dial.ring} />
        </g>
      )}
      {drawing?.rings && <Rings drawing={drawing.rings} />}
      {drawing?.lead && <Lead lead={drawing.lead} />}
    </Art>
  )
}
