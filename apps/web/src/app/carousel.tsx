import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { pageRoutes, redirects } from './routes.ts'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import scalebarStyles from '#web/ui/scalebar.module.css'
import styles from './carousel.module.css'
import textStyles from '#web/ui/text.module.css'

/** The pages of the carousel, in order (docs/spec/rules.md#screens). */
const STATIONS = pageRoutes.filter(({ carousel }) => carousel === 'station').map(({ path }) => path)

/** Pages without a carousel. */
const OUTSIDE = [...pageRoutes, ...redirects].filter(({ carousel }) => carousel === 'outside').map(({ path }) => path)

/** The paths that the arrows open. From a page outside the carousel, previous is Insights and next is Journal. */
export function neighbors(pathname: string): { previous: string; next: string } {
  const at = STATIONS.indexOf(pathname)
  const next = STATIONS[(at + 1) % STATIONS.length] ?? paths.journal
  const previous = at > 0 ? STATIONS[at - 1] : paths.insights
  return { previous: previous ?? paths.insights, next }
}

/** True where arrow keys already have a use: in a field, a slider, a tab or a dialog. */
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
  // Starts from the current URL, so that a second press needn't wait until the first page is drawn.
  const go = (way: 'previous' | 'next') => void navigate(neighbors(window.location.pathname)[way])
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
      <div className={styles.transect} role="group" aria-label="Carousel controls">
        <button
          type="button"
          className={controlStyles.iconButton}
          aria-label="Previous (Left Arrow)"
          title="Previous (Left Arrow)"
          onClick={() => go('previous')}
        >
          <ArrowLeftIcon className={textStyles.icon} aria-hidden="true" />
        </button>
        <div className={classes(scalebarStyles.scalebar, styles.scalebar)} aria-hidden="true">
          {STATIONS.map((station) => (
            <i key={station} data-on={station === pathname || undefined} />
          ))}
        </div>
        <button
          type="button"
          className={controlStyles.iconButton}
          aria-label="Next (Right Arrow)"
          title="Next (Right Arrow)"
          onClick={() => go('next')}
        >
          <ArrowRightIcon className={textStyles.icon} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
