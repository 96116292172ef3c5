/**
 * With `?debug` in the address, uncaught errors are shown over the page: only what the browser itself knows. Text is
 * set as text, so nothing in a message can become markup.
 */
export function installDebugOverlay(): void {
  if (!new URLSearchParams(window.location.search).has('debug')) return
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
  overlay.className = 'debug-overlay'
  overlay.setAttribute('role', 'alertdialog')
  overlay.append(
    element('h1', 'Runtime error'),
    element('p', message),
    element('pre', cause instanceof Error ? (cause.stack ?? '') : ''),
    element('p', 'This view is temporary: it shows because the address asks for debug.'),
  )
  document.body.append(overlay)
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
