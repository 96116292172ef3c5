import { useQuery } from '@tanstack/react-query'
import { authStatusQuery, useSignOut } from '#web/features/auth/auth.queries.ts'
import { PreferencesForm } from '#web/features/onboarding/preferences-form.tsx'
import { useApi } from '#web/lib/api-context.ts'
import { Button } from '#web/ui/button.tsx'
import { ThemePicker } from '#web/ui/theme/theme-picker.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

const SIGN_OUT_QUESTION = 'Sign out to protect your privacy? You can always sign back in with a magic link.'

/** Account, display and the tone of Echos. Export, privacy and billing come with later versions. */
export function SettingsPage() {
  usePageTitle('Settings')
  const { data: status } = useQuery(authStatusQuery(useApi()))
  const signOut = useSignOut()
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <h1>Settings</h1>
        </div>
      </div>
      <section className="group" aria-labelledby="settings-account">
        <h2 id="settings-account">Account</h2>
        <div className="rowline">
          <div>
            <b>{status?.user?.display_name ?? status?.user?.email}</b>
            {status?.user?.display_name && <span className="meta">{status.user.email}</span>}
          </div>
          <div className="acts">
            <Button
              look="ghost"
              busy={signOut.isPending}
              onClick={() => {
                if (window.confirm(SIGN_OUT_QUESTION)) signOut.mutate()
              }}
            >
              Sign Out
            </Button>
          </div>
        </div>
      </section>
      <section className="group" aria-labelledby="settings-display">
        <h2 id="settings-display">Display</h2>
        <ThemePicker name="theme" />
      </section>
      <section className="group" aria-labelledby="settings-echo">
        <h2 id="settings-echo">Your Echo</h2>
        <PreferencesForm />
      </section>
      <section className="group" aria-labelledby="settings-later">
        <h2 id="settings-later">Not here yet</h2>
        <p className="empty water">
          Data Export, Privacy &amp; Trust, Integrations and Billing come with later versions.
        </p>
      </section>
    </div>
  )
}
