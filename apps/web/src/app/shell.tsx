import { ListIcon } from '@phosphor-icons/react/dist/csr/List'
import { useEffect, useState } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router'
import { QuietScene } from '#web/ui/chart/quiet-scene.tsx'
import { BrandMark } from '#web/ui/marks.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Carousel } from './carousel.tsx'
import { prefetchViews } from './prefetch.ts'
import { SessionBanner } from './session-banner.tsx'
import { paths } from './paths.ts'

const NAVIGATION = [
  { to: paths.journal, label: 'Journal' },
  { to: paths.echos, label: 'Echos' },
  { to: paths.insights, label: 'Insights' },
  { to: paths.settings, label: 'Settings' },
]

const FOOTER = [
  { to: paths.journal, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.settings, label: 'Settings' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.feedback, label: 'Feedback' },
]

/** Header, carousel, screen and footer: what the app shows around every page. */
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
    <a className="skip" href="#main">
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
    <header className="top">
      <div className="wrap">
        <Link className="brand" to={paths.dashboard}>
          <BrandMark />
          <span>Soundings</span>
        </Link>
        <nav className="nav" aria-label="Main">
          <NavigationLinks />
        </nav>
        <button
          type="button"
          className="icon-btn menu-btn"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <ListIcon className="icon" aria-hidden="true" />
          <span>Menu</span>
        </button>
      </div>
      {menuOpen && (
        <Modal title="Menu" look="drawer" closeLabel="Close menu" onClose={() => setMenuOpen(false)}>
          <nav aria-label="Menu">
            <NavigationLinks />
          </nav>
          <div className="art" aria-hidden="true">
            <QuietScene />
          </div>
        </Modal>
      )}
    </header>
  )
}

/** Links to the four parts; the profile is a page of the settings. */
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
    <footer className="foot">
      <div className="wrap">
        <p className="water">Echoes are not advice. They are reflections of you, back to you.</p>
        <nav aria-label="Footer">
          {links.map(({ to, label }) => (
            <Link key={label} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <Link className="hard" to={paths.support}>
          If things are hard
        </Link>
      </div>
    </footer>
  )
}
