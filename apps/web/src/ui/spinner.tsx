const LOADING = 'Loading…'

/** A dot and two rings. Its usual word is drawn as paths (index.html), so that it doesn't wait for a font. */
export function Spinner({ label = LOADING, full = false }: { label?: string; full?: boolean }) {
  const isDrawn = label === LOADING
  return (
    <div className={full ? 'spinner spinner-full' : 'spinner'} role="status">
      <span className="ping" aria-hidden="true" />
      {isDrawn && (
        <svg className="loading-word" viewBox="0 0 416 100" aria-hidden="true">
          <use href="#loading-word" />
        </svg>
      )}
      <p className={isDrawn ? 'sr' : undefined}>{label}</p>
    </div>
  )
}
