import { useState, type ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './file-drop.module.css'

/** An area that accepts dropped files. Everything it does is also offered by a button. */
export function FileDrop({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [over, setOver] = useState(false)
  return (
    <div
      className={over ? classes(styles.fileDrop, styles.over) : styles.fileDrop}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        // A dialog over the page receives the files dropped on it.
        event.stopPropagation()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.stopPropagation()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      }}
    >
      {children}
    </div>
  )
}
