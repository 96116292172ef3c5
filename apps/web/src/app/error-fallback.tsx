import { Component, type ReactNode } from 'react'
import { buttonClass } from '#web/ui/button.tsx'
import { paths } from './paths.ts'

/** What a page shows when drawing it failed: the person's text is safe in its draft, and a reload starts afresh. */
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
        <div className="nf">
          <h1>Unexpected Application Error!</h1>
          <p role="alert">{describe(error)}</p>
          <div className="acts">
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
