import type { Frequency, Tone } from '@soundings/core/account'
import { useState } from 'react'
import { refusalOr } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useSavePreferences } from './onboarding.queries.ts'
import { OnboardingStep } from './onboarding-step.tsx'
import { PreferenceChoices } from './preference-choices.tsx'
import type { Chosen } from './steps.ts'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import modalStyles from '#web/ui/modal.module.css'
import styles from './onboarding.module.css'

const TONE_NEEDED = 'Please select a tone to continue.'
/** The key under which this device stores that the explanation was dismissed. */
const CONTEXT_SEEN = 'onboarding-step3-context-seen'

/** Frequency and tone; a tone must be chosen. */
export function TuningStep({ chosen, onBack, onSaved }: { chosen: Chosen; onBack: () => void; onSaved: () => void }) {
  const [frequency, setFrequency] = useState<Frequency | null>(chosen?.frequency ?? null)
  const [tone, setTone] = useState<Tone | null>(chosen?.tone ?? null)
  const [explaining, setExplaining] = useState(() => !wasSeen())
  const save = useSavePreferences()
  const dismiss = () => {
    rememberSeen()
    setExplaining(false)
  }
  return (
    <>
      <OnboardingStep
        step={3}
        title="Tune your Echo"
        hint={tone ? '' : TONE_NEEDED}
        submit="Save & Continue"
        busy={save.isPending}
        disabled={!tone}
        error={save.error && refusalOr(save.error, 'Failed to save. Please try again.')}
        onBack={onBack}
        onSubmit={() => {
          if (tone) save.mutate({ tone, ...(frequency ? { frequency } : {}) }, { onSuccess: onSaved })
        }}
      >
        <PreferenceChoices frequency={frequency} tone={tone} onFrequency={setFrequency} onTone={setTone} />
      </OnboardingStep>
      {explaining && (
        <Modal title="How These Choices Shape Your Echo" onClose={dismiss}>
          <div className={classes(modalStyles.body, styles.explained)}>
            <p>
              <b>Frequency</b> is how often you’d like to write. It doesn’t change your Echos, but it sets what counts
              as consistent on the Insights page.
            </p>
            <p>
              <b>Tone</b> is the voice your Echo uses. What it finds is the same in every tone.
            </p>
            <p>You can change both in Settings at any time.</p>
            <div className={actionStyles.actions}>
              <Button look="primary" onClick={dismiss}>
                Got it!
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </>
  )
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem(CONTEXT_SEEN) !== null
  } catch {
    return false
  }
}

function rememberSeen(): void {
  try {
    localStorage.setItem(CONTEXT_SEEN, 'true')
  } catch {
    // Without storage, the explanation is shown again.
  }
}
