import type { AcousticPicture } from '@soundings/contract/acoustic'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { AcousticCanvas } from './acoustic-canvas.tsx'
import { acousticQuery } from './acoustic.queries.ts'
import { AnalysisPanel, describePicture } from './analysis-panel.tsx'
import { fallbackMessage } from './fallback-message.ts'
import { isNarrowScreen } from './picture/frame.ts'
import { lightScene, sceneFor } from './picture/scene.ts'
import { FALLBACK_TIMES, STAGES, type StageId } from './picture/stages.ts'
import { classes } from '#web/lib/classes.ts'
import scalebarStyles from '#web/ui/scalebar.module.css'
import styles from './acoustic-overlay.module.css'
import textStyles from '#web/ui/text.module.css'

/** The number of milliseconds to wait for the server before the lighter picture starts. */
const PATIENCE_MS = 3000

/** The acoustic picture of an Echo, full screen. A tap anywhere or Escape closes it. */
export function AcousticOverlay({ echo, onClose }: { echo: { echo_id: string; text: string }; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { data, isPending } = useQuery(acousticQuery(useApi()))
  const late = useLate(isPending)
  const [stage, setStage] = useState<StageId>('loading')
  const picture = data?.acoustic_analysis ?? null
  const ready = picture !== null || !isPending || late
  const light = ready && picture === null

  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label="Acoustic visualization. Tap anywhere to close."
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <button type="button" className={styles.close} aria-label="Close the visualization" onClick={onClose} />
      {ready && <Picture echoId={echo.echo_id} picture={picture} onStage={setStage} />}
      <div className={styles.top}>
        <p className={styles.stages}>
          {STAGES.map(({ id, caption }) => (
            <span key={id} data-on={id === stage || undefined}>
              {caption}
            </span>
          ))}
        </p>
        <span className={textStyles.meta}>Tap anywhere to close</span>
      </div>
      <p className="sr" role="status">
        {STAGES.find(({ id }) => id === stage)?.caption}
        {stage === 'complete' && picture ? `. ${describePicture(picture)}` : ''}
      </p>
      {!ready && <LoadingProgress />}
      {stage === 'complete' && (
        <blockquote dir="auto" className={classes(styles.echo, textStyles.echoText)}>
          {echo.text}
        </blockquote>
      )}
      {light && (
        <p className={styles.warning} role="status">
          {fallbackMessage(data?.message ?? '')}
        </p>
      )}
      {picture && <AnalysisPanel picture={picture} narrow={isNarrowScreen()} />}
    </dialog>
  )
}

function Picture({
  echoId,
  picture,
  onStage,
}: {
  echoId: string
  picture: AcousticPicture | null
  onStage: (stage: StageId) => void
}) {
  const scene = useMemo(() => (picture ? sceneFor(picture, isNarrowScreen()) : lightScene(echoId)), [picture, echoId])
  const times = picture ? picture.visualization_data.animation_keyframes : FALLBACK_TIMES
  return <AcousticCanvas scene={scene} times={times} onStage={onStage} />
}

/** True when the server has taken too long. */
function useLate(isPending: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isPending])
  return late
}

function LoadingProgress() {
  return (
    <div className={styles.loading}>
      <div
        className={classes(scalebarStyles.scalebar, styles.scalebar)}
        role="progressbar"
        aria-label="Loading the visualization"
      >
        {STAGES.map(({ id }, index) => (
          <i key={id} data-on={index === 0 || undefined} />
        ))}
      </div>
    </div>
  )
}
