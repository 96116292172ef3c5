/**
 * Shows uncaught errors over the page, for who asks for it with `?debug` in the address: only what the browser itself
 * knows. Text is set as text, so nothing in a message can become markup.
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
