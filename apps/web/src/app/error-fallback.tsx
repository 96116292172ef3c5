import { Component, type ReactNode } from 'react'
import { buttonClass } from '#web/ui/button.tsx'
import { paths } from '../lib/paths.ts'
import actionStyles from '#web/ui/actions.module.css'
import barePageStyles from '#web/ui/bare-page.module.css'

/** Shown when a page fails to render. The person's text is safe in its draft, and a reload starts over. */
export class ErrorFallback extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <main className="wrap" id="main">
        <div className={barePageStyles.barePage}>
          <h1>Unexpected Application Error!</h1>
          <p role="alert">{describe(error)}</p>
          <div className={actionStyles.actions}>
            <a className={buttonClass({ look: 'primary', size: 'large' })} href={paths.journal}>
              Home
            </a>
          </div>
        </div>
      </main>
    )
  }
}

function describe(error: unknown): string {
  if (error instanceof Error) {
    const status = 'status' in error && typeof error.status === 'number' ? `${error.status} ` : ''
    return `${status}${error.message}`
  }
  return 'Unknown error'
}
