import '#web/ui/tokens/debug.css'
import styles from './debug-overlay.module.css'

/**
 * Shows uncaught errors over the page when the URL contains `?debug`. Everything shown is already known to the browser,
 * and it is set as text, so a message can't become markup.
 */
export function installDebugOverlay(): void {
  window.addEventListener('error', (event) => {
    show(event.message || 'Unknown error', event.error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    show(reason instanceof Error ? reason.message : 'Unhandled promise rejection', reason)
  })
}

function show(message: string, cause: unknown): void {
  document.getElementById('debug-overlay')?.remove()
  const overlay = document.createElement('div')
  overlay.id = 'debug-overlay'
  overlay.className = styles.debugOverlay ?? ''
  overlay.setAttribute('role', 'alertdialog')
  overlay.append(
    element('h1', 'Runtime error'),
    element('p', message),
    element('pre', cause instanceof Error ? (cause.stack ?? '') : ''),
    element('p', 'This view is temporary. It shows because the URL contains ?debug.'),
  )
  document.body.append(overlay)
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
