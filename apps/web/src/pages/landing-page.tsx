import '#web/ui/styles/landing.css'
import { Link } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { useMailboxes } from '#web/features/auth/use-mailboxes.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Edge } from '#web/ui/chart/edge.tsx'
import { FeatureScene } from '#web/ui/chart/feature-scene.tsx'
import { HeroScene } from '#web/ui/chart/hero-scene.tsx'
import { sampleJournal } from '#web/ui/chart/sample-journal.ts'
import { LeadDown, RingsBack, WayOn } from '#web/ui/landing-steps.tsx'
import { BrandMark } from '#web/ui/marks.tsx'
import { ThemePicker } from '#web/ui/theme/theme-picker.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

const FEATURES = [
  {
    kind: 'shadow',
    name: 'Shadow Reflections',
    line: 'Questions for the things you tend to skip over. You can always ask for another one.',
  },
  {
    kind: 'intel',
    name: 'Reflective Intelligence',
    line: 'Reads across days, not sentences, and traces the line your entries make together.',
  },
  {
    kind: 'clarity',
    name: 'Clarity Engine',
    line: 'Consistency, stability, trajectory and balance, worked out from when you write and how you rate your days.',
  },
  {
    kind: 'unlock',
    name: 'Unlockable Echos',
    line: 'From the seventh entry on, your words start coming back as short Echos.',
  },
] as const

const STEPS = [
  {
    Drawing: LeadDown,
    name: 'Show Up',
    line: 'A few lines and three ratings. Type it, say it, or photograph the page.',
  },
  {
    Drawing: RingsBack,
    name: 'Get the Echo',
    line: 'Your recent entries return as one short reflection, in the tone you chose.',
  },
  {
    Drawing: WayOn,
    name: 'Clear the Path',
    line: 'See what is rising, steady or dipping, and take the next step with that in hand.',
  },
]

/** What Soundings is, for who has not signed in. The chart is that of a sample journal. */
export function LandingPage() {
  usePageTitle('You send your words down; they echo back')
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="land">
        <LandingHeader />
        <main id="main" tabIndex={-1}>
          <Hero />
          <Features />
          <Path />
          <Light />
          <section id="about" className="deep d-d">
            <div className="wrap about">
              <p className="water">Echoes are not advice. They are reflections of you, back to you.</p>
              <div className="acts">
                <StartLink />
              </div>
            </div>
          </section>
        </main>
        <LandingFooter />
      </div>
    </>
  )
}

function StartLink() {
  return (
    <Link className={buttonClass({ look: 'primary', size: 'large' })} to={paths.login}>
      Start Your Journey
    </Link>
  )
}

function LandingHeader() {
  return (
    <header className="top land-top">
      <div className="wrap">
        <Link className="brand" to={paths.landing}>
          <BrandMark />
          <span>Soundings</span>
        </Link>
        <nav className="nav" aria-label="Main">
          <a href="#features">Features</a>
          <a href="#how-it-works">How it works</a>
          <a href="#about">About</a>
        </nav>
        <Link className={buttonClass({ look: 'ghost' }, 'land-in')} to={paths.login}>
          Sign In
        </Link>
      </div>
    </header>
  )
}

function Hero() {
  return (
    <section className="hero">
      <div className="art" aria-hidden="true">
        <HeroScene entries={sampleJournal} />
      </div>
      <div className="edge" aria-hidden="true">
        <Edge seed={9} />
      </div>
      <div className="wrap">
        <div className="hero-copy">
          <h1>
            You send your words down; <em>they echo back.</em>
          </h1>
          <p>
            A private journal that listens for the pattern. Write, rate the day, and read what your own words return.
          </p>
          <div className="acts">
            <StartLink />
            <a className={buttonClass({ size: 'large' })} href="#how-it-works">
              How it works
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}

function Features() {
  return (
    <section id="features" className="deep d-a">
      <div className="wrap">
        <header className="sec">
          <h2>Four instruments for one question: what keeps coming back?</h2>
        </header>
        <div className="feats">
          {FEATURES.map(({ kind, name, line }) => (
            <article key={kind}>
              <figure className="neat">
                <div>
                  <FeatureScene kind={kind} />
                </div>
              </figure>
              <h3>{name}</h3>
              <p>{line}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}

function Path() {
  return (
    <section id="how-it-works" className="deep d-b">
      <div className="edge" aria-hidden="true">
        <Edge seed={4} />
      </div>
      <div className="wrap">
        <header className="sec">
          <h2>Down, back, onward.</h2>
        </header>
        <div className="path">
          <ol>
            {STEPS.map(({ Drawing, name, line }) => (
              <li key={name}>
                <Drawing />
                <h3>{name}</h3>
                <p>{line}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

function Light() {
  return (
    <section className="deep d-c">
      <div className="edge edge-c" aria-hidden="true">
        <Edge seed={15} />
      </div>
      <div className="wrap">
        <header className="sec">
          <h2>Choose your light.</h2>
        </header>
        <ThemePicker name="landing-theme" />
      </div>
    </section>
  )
}

function LandingFooter() {
  const mailboxes = useMailboxes()
  return (
    <footer className="foot land-foot">
      <div className="wrap">
        <span className="meta">Soundings. For adults, 18 or older.</span>
        <nav aria-label="Footer">
          <Link to={paths.privacy}>Privacy</Link>
          <Link to={paths.terms}>Terms</Link>
          {mailboxes ? <a href={`mailto:${mailboxes.support}`}>Support</a> : <Link to={paths.support}>Support</Link>}
        </nav>
      </div>
    </footer>
  )
}
