import type { ReactNode } from 'react'
import { QuietScene } from './chart/quiet-scene.tsx'

/** A narrow column of a page, with a quiet chart beside it where the window has room for both. */
export function BesideChart({ children }: { children: ReactNode }) {
  return (
    <div className="beside">
      {children}
      <div className="beside-art neat" aria-hidden="true">
        <div className="inner">
          <QuietScene />
        </div>
      </div>
    </div>
  )
}
