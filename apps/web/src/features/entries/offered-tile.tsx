import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useEffect, useRef } from 'react'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import textStyles from '#web/ui/text.module.css'
import styles from './photograph-tray.module.css'

/** A photograph that is being uploaded, or that the server has refused. */
export function OfferedTile({
  file,
  fraction,
  problem = null,
  onRetry,
  onRemove,
}: {
  file: File
  fraction: number
  problem?: string | null
  onRetry?: () => void
  onRemove: () => void
}) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <li className={classes(styles.tile, styles.sending)}>
      <span className={styles.photograph}>
        {/* A format that this browser can’t draw leaves the frame empty. */}
        <img ref={image} alt="" onError={(event) => (event.currentTarget.hidden = true)} />
        {problem === null && (
          <span
            className={styles.state}
            role="progressbar"
            aria-label={`Uploading ${file.name}`}
            aria-valuenow={Math.round(fraction * 100)}
          >
            <span className={styles.ping} aria-hidden="true" />
            {Math.round(fraction * 100)}%
          </span>
        )}
      </span>
      {problem === null ? (
        <p className={styles.caption}>{file.name}</p>
      ) : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <span className={styles.actions}>
        {onRetry && (
          <button type="button" className={controlStyles.iconButton} onClick={onRetry}>
            Try again
          </button>
        )}
        <button
          type="button"
          className={controlStyles.iconButton}
          aria-label={`Remove ${file.name}`}
          onClick={onRemove}
        >
          <XIcon className={textStyles.icon} aria-hidden="true" />
        </button>
      </span>
    </li>
  )
}
