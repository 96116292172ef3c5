/** A dot and two rings. */
export function Spinner({ label = 'Loading…', full = false }: { label?: string; full?: boolean }) {
  return (
    <div className={full ? 'spinner spinner-full' : 'spinner'} role="status">
      <span className="ping" aria-hidden="true" />
      <p>{label}</p>
    </div>
  )
}
