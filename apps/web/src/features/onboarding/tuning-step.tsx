import type { Frequency, Tone } from '@soundings/core/preferences'
import { useState } from 'react'
import { refusalOr } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useSavePreferences } from './onboarding.queries.ts'
import { OnboardingStep } from './onboarding-step.tsx'
import { PreferenceChoices } from './preference-choices.tsx'
import type { Chosen } from './steps.ts'

const TONE_NEEDED = 'Please select a tone to continue.'
/** Remembered on this device: the explanation is shown until it was dismissed once. */
const CONTEXT_SEEN = 'onboarding-step3-context-seen'

/** Frequency and tone; the tone is the voice in which Echos speak and must be chosen. */
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
          <div className="pad explained">
            <p>
              <b>Frequency</b> is how often you’d like to write. It doesn’t change your Echos, but it sets what counts
              as consistent on the Insights page.
            </p>
            <p>
              <b>Tone</b> is the voice in which your Echo speaks. The finding is the same in every voice: only the words
              around your words change.
            </p>
            <p>Both can be changed in Settings at any time.</p>
            <div className="acts">
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
    // Closed storage only means that it is explained once more.
  }
}
