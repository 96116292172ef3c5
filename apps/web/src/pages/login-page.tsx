import '#web/ui/styles/login.css'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { DevLoginForm } from '#web/features/auth/dev-login-form.tsx'
import { LinkSent } from '#web/features/auth/link-sent.tsx'
import { LoginForm } from '#web/features/auth/login-form.tsx'
import { rememberedAddress } from '#web/lib/return-address.ts'
import { LoginScene } from '#web/ui/chart/login-scene.tsx'
import { BrandMark } from '#web/ui/marks.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

type View =
  | { name: 'ask' }
  | { name: 'sent'; email: string }
  | { name: 'development'; email: string; note: string | null }

/** Signing in by mailed link, or with a development account. */
export function LoginPage() {
  usePageTitle('Sign In')
  const navigate = useNavigate()
  const main = useRef<HTMLElement>(null)
  const [view, setView] = useState<View>({ name: 'ask' })
  /** The button that was pressed goes away with its view: the keyboard goes on from the top of the new one. */
  const turnTo = (next: View) => {
    setView(next)
    main.current?.focus()
  }
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="login">
        <aside className="login-art" aria-hidden="true">
          <LoginScene />
        </aside>
        <main id="main" tabIndex={-1} ref={main}>
          <Link className="brand" to={paths.landing}>
            <BrandMark />
            <span>Soundings</span>
          </Link>
          <h1>Sign In</h1>
          {view.name === 'ask' && (
            <LoginForm
              onSent={(email) => turnTo({ name: 'sent', email })}
              onDevNote={(note, email) => turnTo({ name: 'development', email, note })}
            />
          )}
          {view.name === 'sent' && (
            <LinkSent
              email={view.email}
              onAgain={() => turnTo({ name: 'ask' })}
              onSignedIn={() => void navigate(rememberedAddress() ?? paths.journal)}
            />
          )}
          {view.name === 'development' && (
            <DevLoginForm
              email={view.email}
              note={view.note}
              onSignedIn={() => void navigate(rememberedAddress() ?? paths.journal)}
            />
          )}
          <div className="lf-more">
            {view.name === 'development' ? (
              <button type="button" className="link-btn" onClick={() => setView({ name: 'ask' })}>
                Back to Magic Link
              </button>
            ) : (
              <button
                type="button"
                className="link-btn"
                onClick={() => setView({ name: 'development', email: '', note: null })}
              >
                Use Development Login
              </button>
            )}
            <Link className="link-btn" to={paths.landing}>
              Back to Home
            </Link>
          </div>
        </main>
      </div>
    </>
  )
}
