import { useState, type ReactNode } from 'react'

/** A part of the page that files can be dropped on. Whatever it does is offered by a button too. */
export function FileDrop({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [over, setOver] = useState(false)
  return (
    <div
      className={over ? 'file-drop over' : 'file-drop'}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        // A sheet that lies on the page takes what is meant for it.
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
