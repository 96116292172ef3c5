import { OnboardingForm } from '#web/features/onboarding/onboarding-form.tsx'
import { paths } from '#web/app/paths.ts'
import { BrandMark } from '#web/ui/marks.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'

/** Tuning the Echo before the first entry. Completing it loads the journal afresh, as the specification has it. */
export function OnboardingPage() {
  usePageTitle('Tune your Echo')
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="top">
        <div className="wrap">
          <span className="brand">
            <BrandMark />
            <span>Soundings</span>
          </span>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          <div className="ob">
            <h1>Tune your Echo</h1>
            <OnboardingForm onCompleted={() => window.location.assign(paths.journal)} />
          </div>
        </div>
      </main>
    </>
  )
}
