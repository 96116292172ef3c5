import type { ReactNode } from 'react'
import { BesideChart } from './beside-chart.tsx'
import { usePageTitle } from './use-page-title.ts'

/** A page of text: its title, a line below it, and sections. */
export function ProsePage({ title, sub, children }: { title: string; sub: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          <p className="page-sub">{sub}</p>
        </div>
      </div>
      <BesideChart>
        <div className="prose">{children}</div>
      </BesideChart>
    </div>
  )
}
