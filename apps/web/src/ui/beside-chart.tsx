import type { ReactNode } from 'react'
import { QuietScene } from '#web/chart/quiet-scene.tsx'
import { classes } from '#web/lib/classes.ts'
import neatlineStyles from './neatline.module.css'
import styles from './beside-chart.module.css'

/** A narrow column, with a quiet chart next to it when the window is wide enough. */
export function BesideChart({ children }: { children: ReactNode }) {
  return (
    <div className={styles.beside}>
      {children}
      <div className={classes(styles.besideArt, neatlineStyles.neatline)} aria-hidden="true">
        <div className={styles.inner}>
          <QuietScene />
        </div>
      </div>
    </div>
  )
}
