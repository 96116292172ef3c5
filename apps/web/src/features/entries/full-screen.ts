/**
 * Expands an element to the whole window, or to the whole screen where the browser supports it. The rest of the page is
 * inert.
 * @param onEnd called when the person leaves full screen by Escape or by the browser
 * @returns a function that ends it
 */
export function beginFullScreen(element: HTMLElement, onEnd: () => void): () => void {
  const root = document.documentElement
  const outside = elementsOutside(element)
  for (const other of outside) other.inert = true
  root.dataset['writing'] = 'full'
  element.dataset['full'] = ''
  // On phones without this API, the element still fills the window.
  void root.requestFullscreen?.().catch(() => {})
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) onEnd()
  }
  const onChange = () => {
    if (!document.fullscreenElement) onEnd()
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('fullscreenchange', onChange)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('fullscreenchange', onChange)
    for (const other of outside) other.inert = false
    delete root.dataset['writing']
    delete element.dataset['full']
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
  }
}

/** Everything on the page around an element, except dialogs and live regions, which must still be announced. */
function elementsOutside(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let inside = element; inside.parentElement && inside !== document.body; inside = inside.parentElement) {
    for (const other of inside.parentElement.children) {
      const isKept = other === inside || other.matches('dialog, [role=status], :has([role=status], dialog)')
      if (other instanceof HTMLElement && !isKept && !other.inert) found.push(other)
    }
  }
  return found
}
