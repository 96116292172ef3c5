/** A photograph: a frame with hills and a sun. */
export function PhotographMark({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="2" y="3.5" width="16" height="13" rx="1" />
      <path d="m2 13 4.5-4.5 8 8m-3.5-3.5 3-3 4 4" />
      <circle cx="13" cy="7.2" r="1" />
    </svg>
  )
}
