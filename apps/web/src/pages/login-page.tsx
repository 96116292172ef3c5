import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { DevLoginForm } from '#web/features/auth/dev-login-form.tsx'
import { LinkSent } from '#web/features/auth/link-sent.tsx'
import { LoginForm } from '#web/features/auth/login-form.tsx'
import { PasskeySignIn } from '#web/features/auth/passkey-sign-in.tsx'
import { rememberedAddress } from '#web/lib/return-address.ts'
import { LoginScene } from '#web/chart/login-scene.tsx'
import { BrandMark } from '#web/ui/marks.tsx'
import brandStyles from '#web/ui/brand.module.css'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import frameStyles from '#web/ui/frame.module.css'
import styles from './login-page.module.css'

type View =
  | { name: 'ask' }
  | { name: 'sent'; email: string }
  | { name: 'development'; email: string; note: string | null }

/** Signing in by passkey, by mailed link, or with a development account. */
export function Page() {
  const navigate = useNavigate()
  const main = useRef<HTMLElement>(null)
  const [view, setView] = useState<View>({ name: 'ask' })
  /** The pressed button disappears with its view, so the focus moves to the top of the new one. */
  const turnTo = (next: View) => {
    setView(next)
    main.current?.focus()
  }
  const onSignedIn = () => void navigate(rememberedAddress() ?? paths.journal)
  return (
    <>
      <a className={frameStyles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.login}>
        <aside className={styles.loginArt} aria-hidden="true">
          <LoginScene />
        </aside>
        <main id="main" tabIndex={-1} ref={main}>
          <Link className={classes(brandStyles.brand, styles.brand)} to={paths.landing}>
            <BrandMark />
            <span>Soundings</span>
          </Link>
          <h1>Sign In</h1>
          {view.name === 'ask' && (
            <PasskeySignIn onSignedIn={onSignedIn}>
              {(leads) => (
                <LoginForm
                  leads={leads}
                  onSent={(email) => turnTo({ name: 'sent', email })}
                  onDevNote={(note, email) => turnTo({ name: 'development', email, note })}
                />
              )}
            </PasskeySignIn>
          )}
          {view.name === 'sent' && (
            <LinkSent email={view.email} onAgain={() => turnTo({ name: 'ask' })} onSignedIn={onSignedIn} />
          )}
          {view.name === 'development' && <DevLoginForm email={view.email} note={view.note} onSignedIn={onSignedIn} />}
          <div className={styles.moreWays}>
            {view.name === 'development' ? (
              <button type="button" className={controlStyles.linkButton} onClick={() => setView({ name: 'ask' })}>
                Back to Magic Link
              </button>
            ) : (
              <button
                type="button"
                className={controlStyles.linkButton}
                onClick={() => setView({ name: 'development', email: '', note: null })}
              >
                Use Development Login
              </button>
            )}
            <Link className={controlStyles.linkButton} to={paths.landing}>
              Back to Home
            </Link>
          </div>
        </main>
      </div>
    </>
  )
}
