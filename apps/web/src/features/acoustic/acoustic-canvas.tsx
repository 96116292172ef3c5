import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pictureDrawer } from './picture/draw-picture.ts'
import { frameFor, isNarrowScreen } from './picture/frame.ts'
import { readPalette } from './picture/palette.ts'
import type { Scene } from './picture/scene.ts'
import { stageAt, type StageId, type StageTimes } from './picture/stages.ts'

/** The highest pixel ratio; a higher one would cost frames without a visible gain. */
const MAX_DENSITY = 2

/** The animated picture; its final frame when reduced motion is on. */
export function AcousticCanvas({
  scene,
  times,
  onStage,
}: {
  scene: Scene
  times: StageTimes
  onStage: (stage: StageId) => void
}) {
  const ref = useRef<HTMLCanvasElement>(null)
  const [frame] = useState(() => frameFor(isNarrowScreen()))
  const report = useEffectEvent(onStage)
  const density = Math.min(MAX_DENSITY, Math.max(1, Math.round(window.devicePixelRatio)))

  useEffect(() => {
    const canvas = ref.current
    const context = canvas?.getContext('2d')
    if (!canvas || !context) return
    const draw = pictureDrawer(context, scene, frame, readPalette(canvas), times)
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      draw(Number.MAX_SAFE_INTEGER)
      report('complete')
      return
    }
    let handle = 0
    let stage: StageId | null = null
    const started = performance.now()
    const next = () => {
      const elapsed = performance.now() - started
      draw(elapsed)
      const now = stageAt(times, elapsed)
      if (now !== stage) {
        stage = now
        report(now)
      }
      handle = requestAnimationFrame(next)
    }
    next()
    return () => cancelAnimationFrame(handle)
  }, [scene, times, frame])

  return <canvas ref={ref} width={frame.width * density} height={frame.height * density} aria-hidden="true" />
}
