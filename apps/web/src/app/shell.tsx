import { ListIcon } from '@phosphor-icons/react/dist/csr/List'
import { Suspense, useEffect, useState } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router'
import { BrandMark } from '#web/ui/marks.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Carousel } from './carousel.tsx'
import { prefetchViews } from './prefetch.ts'
import { SessionBanner } from './session-banner.tsx'
import { paths } from '../lib/paths.ts'
import { linksFor } from './routes.ts'
import brandStyles from '#web/ui/brand.module.css'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import frameStyles from '#web/ui/frame.module.css'
import styles from './shell.module.css'
import textStyles from '#web/ui/text.module.css'

const NAVIGATION = linksFor('nav')
const FOOTER = linksFor('footer')

/** Decorates the menu, so no page waits for it, and the menu works without it. */
const MenuScene = lazyPart(
  () => import('#web/chart/quiet-scene.tsx').then((module) => module.QuietScene),
  () => null,
)

/** The header, carousel and footer around every page. */
export function Shell() {
  useEffect(prefetchViews, [])
  return (
    <>
      <SkipLink />
      <Header />
      <SessionBanner />
      <main id="main" tabIndex={-1}>
        <Carousel />
        <Outlet />
      </main>
      <Footer />
    </>
  )
}

export function SkipLink() {
  return (
    <a className={frameStyles.skip} href="#main">
      Skip to content
    </a>
  )
}

function Header() {
  const [menuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  const [openedAt, setOpenedAt] = useState(pathname)
  // Following a link of the menu closes it.
  if (openedAt !== pathname) {
    setOpenedAt(pathname)
    setMenuOpen(false)
  }
  return (
    <header className={frameStyles.top}>
      <div className="wrap">
        <Link className={brandStyles.brand} to={paths.dashboard}>
          <BrandMark />
          <span>Soundings</span>
        </Link>
        <nav className={frameStyles.nav} aria-label="Main">
          <NavigationLinks />
        </nav>
        <button
          type="button"
          className={classes(controlStyles.iconButton, frameStyles.menuButton)}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <ListIcon className={textStyles.icon} aria-hidden="true" />
          <span>Menu</span>
        </button>
      </div>
      {menuOpen && (
        <Modal title="Menu" look="drawer" closeLabel="Close menu" onClose={() => setMenuOpen(false)}>
          <nav aria-label="Menu">
            <NavigationLinks />
          </nav>
          <div className={styles.menuArt} aria-hidden="true">
            <Suspense>
              <MenuScene />
            </Suspense>
          </div>
        </Modal>
      )}
    </header>
  )
}

/** Links to the four main pages. The profile counts as part of the settings. */
function NavigationLinks() {
  const { pathname } = useLocation()
  const isProfile = pathname === paths.profile
  return NAVIGATION.map(({ to, label }) =>
    isProfile && to === paths.settings ? (
      <Link key={to} to={to} aria-current="page">
        {label}
      </Link>
    ) : (
      <NavLink key={to} to={to}>
        {label}
      </NavLink>
    ),
  )
}

export function Footer({ links = FOOTER }: { links?: readonly { to: string; label: string }[] }) {
  return (
    <footer className={frameStyles.foot}>
      <div className="wrap">
        <p className={textStyles.water}>Echoes are not advice. They are reflections of you, back to you.</p>
        <nav aria-label="Footer">
          {links.map(({ to, label }) => (
            <Link key={label} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <Link className={frameStyles.help} to={paths.support}>
          If things are hard
        </Link>
      </div>
    </footer>
  )
}
