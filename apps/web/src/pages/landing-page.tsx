import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { useMailboxes } from '#web/features/auth/use-mailboxes.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Edge } from '#web/chart/edge.tsx'
import { FeatureScene } from '#web/chart/feature-scene.tsx'
import { HeroScene } from '#web/chart/hero-scene.tsx'
import { sampleJournal } from '#web/chart/sample-journal.ts'
import { LeadDown, RingsBack, WayOn } from '#web/ui/landing-steps.tsx'
import { BrandMark } from '#web/ui/marks.tsx'
import { ThemePicker } from '#web/ui/theme/theme-picker.tsx'
import actionStyles from '#web/ui/actions.module.css'
import brandStyles from '#web/ui/brand.module.css'
import { classes } from '#web/lib/classes.ts'
import frameStyles from '#web/ui/frame.module.css'
import landingStepsStyles from '#web/ui/landing-steps.module.css'
import neatlineStyles from '#web/ui/neatline.module.css'
import styles from './landing-page.module.css'
import textStyles from '#web/ui/text.module.css'

const FEATURES = [
  {
    kind: 'shadow',
    name: 'Shadow Reflections',
    line: 'Questions for the things you tend to skip over. You can always ask for another one.',
  },
  {
    kind: 'intel',
    name: 'Reflective Intelligence',
    line: 'Looks across days, not just at today, and shows what your entries have in common.',
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
    line: 'See what’s rising, steady or dipping, and decide your next step from there.',
  },
]

/** Introduces Soundings to visitors. The chart shows a sample journal. */
export function Page() {
  return (
    <>
      <a className={frameStyles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.landing}>
        <LandingHeader />
        <main id="main" tabIndex={-1}>
          <Hero />
          <Features />
          <Path />
          <Light />
          <section id="about" className={classes(styles.deep, styles.depthD)}>
            <div className={classes('wrap', styles.about)}>
              <p className={textStyles.water}>Echoes are not advice. They are reflections of you, back to you.</p>
              <div className={actionStyles.actions}>
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
    <header className={classes(frameStyles.top, styles.landingTop)}>
      <div className="wrap">
        <Link className={brandStyles.brand} to={paths.landing}>
          <BrandMark />
          <span>Soundings</span>
        </Link>
        <nav className={frameStyles.nav} aria-label="Main">
          <a href="#features">Features</a>
          <a href="#how-it-works">How it works</a>
          <a href="#about">About</a>
        </nav>
        <Link className={buttonClass({ look: 'ghost' }, styles.signIn)} to={paths.login}>
          Sign In
        </Link>
      </div>
    </header>
  )
}

function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.art} aria-hidden="true">
        <HeroScene entries={sampleJournal} />
      </div>
      <div className={styles.edge} aria-hidden="true">
        <Edge seed={9} />
      </div>
      <div className="wrap">
        <div className={styles.heroCopy}>
          <h1>
            You send your words down; <em>they echo back.</em>
          </h1>
          <p>
            A private journal that notices what keeps coming back. Write a little, rate your day, and read it back in
            your own words.
          </p>
          <div className={actionStyles.actions}>
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
    <section id="features" className={classes(styles.deep, styles.depthA)}>
      <div className="wrap">
        <header className={styles.sectionHead}>
          <h2>Four instruments for one question: what keeps coming back?</h2>
        </header>
        <div className={styles.features}>
          {FEATURES.map(({ kind, name, line }) => (
            <article key={kind}>
              <figure className={neatlineStyles.neatline}>
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
    <section id="how-it-works" className={classes(styles.deep, styles.depthB)}>
      <div className={styles.edge} aria-hidden="true">
        <Edge seed={4} />
      </div>
      <div className="wrap">
        <header className={styles.sectionHead}>
          <h2>Down, back, onward.</h2>
        </header>
        <div className={landingStepsStyles.path}>
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
    <section className={classes(styles.deep, styles.depthC)}>
      <div className={classes(styles.edge, styles.edgeOverLand)} aria-hidden="true">
        <Edge seed={15} />
      </div>
      <div className="wrap">
        <header className={styles.sectionHead}>
          <h2>Choose your theme.</h2>
        </header>
        <ThemePicker name="landing-theme" />
      </div>
    </section>
  )
}

function LandingFooter() {
  const mailboxes = useMailboxes()
  return (
    <footer className={frameStyles.foot}>
      <div className="wrap">
        <span className={textStyles.meta}>Soundings. For adults, 18 or older.</span>
        <nav aria-label="Footer">
          <Link to={paths.privacy}>Privacy</Link>
          <Link to={paths.terms}>Terms</Link>
          {mailboxes ? <a href={`mailto:${mailboxes.support}`}>Support</a> : <Link to={paths.support}>Support</Link>}
        </nav>
      </div>
    </footer>
  )
}
