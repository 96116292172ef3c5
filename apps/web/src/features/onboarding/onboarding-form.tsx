import type { Frequency, Tone } from '@soundings/core/preferences'
import { useState } from 'react'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useCompleteOnboarding } from './onboarding.queries.ts'
import { PreferenceChoices } from './preference-choices.tsx'

const TONE_NEEDED = 'Please select a tone to continue.'

/** Frequency and tone; the tone is the voice in which Echos speak and must be chosen. */
export function OnboardingForm({ onCompleted }: { onCompleted: () => void }) {
  const [frequency, setFrequency] = useState<Frequency | null>(null)
  const [tone, setTone] = useState<Tone | null>(null)
  const complete = useCompleteOnboarding()
  return (
    <form
      className="ob-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (tone) complete.mutate({ tone, ...(frequency ? { frequency } : {}) }, { onSuccess: onCompleted })
      }}
    >
      <PreferenceChoices frequency={frequency} tone={tone} onFrequency={setFrequency} onTone={setTone} />
      {complete.isError && (
        <Message kind="err">{sentenceOf(complete.error, 'Failed to complete setup. Please try again.')}</Message>
      )}
      <div className="ob-foot">
        <span className="hint" id="tone-needed">
          {tone ? '' : TONE_NEEDED}
        </span>
        <Button
          type="submit"
          look="primary"
          size="large"
          disabled={!tone}
          busy={complete.isPending}
          aria-describedby="tone-needed"
        >
          Start journaling
        </Button>
      </div>
    </form>
  )
}
