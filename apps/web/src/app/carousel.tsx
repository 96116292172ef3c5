import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from './paths.ts'

/** The stations of the carousel, in order (product-spec section 2). */
const STATIONS: readonly string[] = [paths.journal, paths.echos, paths.insights]

/** Pages that stand outside it. */
const OUTSIDE: readonly string[] = [
  paths.dashboard,
  paths.privacy,
  paths.about,
  paths.feedback,
  paths.support,
  paths.settings,
  paths.profile,
]

/** Where the arrows lead from a path. Previous from anywhere unknown is Insights, next is Journal. */
export function neighbours(pathname: string): { previous: string; next: string } {
  const at = STATIONS.indexOf(pathname)
  const next = STATIONS[(at + 1) % STATIONS.length] ?? paths.journal
  const previous = at > 0 ? STATIONS[at - 1] : paths.insights
  return { previous: previous ?? paths.insights, next }
}

/** True where an arrow key belongs to something else: a field, a slider, a tab, a dialog. */
function ownsArrows(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=tab], [role=listbox], dialog') !== null
  )
}

/** Moves between the main pages with two buttons or the arrow keys. */
export function Carousel() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const shown = !OUTSIDE.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  // From where the address is already: a second press must not wait for the first page to be drawn.
  const go = (way: 'previous' | 'next') => void navigate(neighbours(window.location.pathname)[way])
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
    if (ownsArrows(event.target) || document.querySelector('dialog[open]')) return
    if (event.key === 'ArrowLeft') go('previous')
    else if (event.key === 'ArrowRight') go('next')
  })

  useEffect(() => {
    if (!shown) return
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [shown])

  if (!shown) return null
  return (
    <div className="wrap">
      <div className="transect" role="group" aria-label="Carousel controls">
        <button
          type="button"
          className="icon-btn"
          aria-label="Previous (Left Arrow)"
          title="Previous (Left Arrow)"
          onClick={() => go('previous')}
        >
          <ArrowLeftIcon className="icon" aria-hidden="true" />
        </button>
        <div className="scalebar" aria-hidden="true">
          {STATIONS.map((station) => (
            <i key={station} className={station === pathname ? 'on' : ''} />
          ))}
        </div>
        <button
          type="button"
          className="icon-btn"
          aria-label="Next (Right Arrow)"
          title="Next (Right Arrow)"
          onClick={() => go('next')}
        >
          <ArrowRightIcon className="icon" aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
