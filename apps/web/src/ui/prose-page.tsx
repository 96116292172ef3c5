import type { ReactNode } from 'react'
import { BesideChart } from './beside-chart.tsx'
import pageStyles from './page.module.css'
import styles from './prose-page.module.css'

/** A page of text: its title, a line below it, and sections. */
export function ProsePage({ title, sub, children }: { title: string; sub: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <div className={pageStyles.pageHead}>
        <div>
          <h1>{title}</h1>
          <p className={pageStyles.pageSub}>{sub}</p>
        </div>
      </div>
      <BesideChart>
        <div className={styles.prose}>{children}</div>
      </BesideChart>
    </div>
  )
}
