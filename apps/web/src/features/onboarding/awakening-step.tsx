import { Link } from 'react-router'
import { refusalOr } from '#web/lib/api-error.ts'
import { ToneFieldScene } from '#web/chart/tone-field-scene.tsx'
import { useCompleteOnboarding } from './onboarding.queries.ts'
import { OnboardingStep } from './onboarding-step.tsx'
import { classes } from '#web/lib/classes.ts'
import optionStyles from '#web/ui/option.module.css'
import styles from './onboarding.module.css'

/** The last step: explains what happens next, and opens the journal. */
export function AwakeningStep({ onBack, onCompleted }: { onBack: () => void; onCompleted: () => void }) {
  const complete = useCompleteOnboarding()
  return (
    <OnboardingStep
      step={4}
      title="Your Echo awakens as you return to it"
      submit="Start journaling"
      busy={complete.isPending}
      error={complete.error && refusalOr(complete.error, 'Failed to complete setup. Please try again.')}
      onBack={onBack}
      onSubmit={() => complete.mutate(undefined, { onSuccess: onCompleted })}
    >
      <div className={classes(optionStyles.option, optionStyles.art, optionStyles.awakening)} aria-hidden="true">
        <span>
          <ToneFieldScene />
        </span>
      </div>
      <p className={styles.awakeningWords}>
        Every entry is a sounding. From the seventh entry on, your words start coming back as short Echos: a sentence or
        two made of your own words, with links to the entries behind it. Soundings shows them to no one but you. The{' '}
        <Link to="/privacy">privacy page</Link> says who could read what is stored.
      </p>
    </OnboardingStep>
  )
}
