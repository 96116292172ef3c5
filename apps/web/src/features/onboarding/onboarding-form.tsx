import { FREQUENCIES, TONE_DESCRIPTIONS, TONES, type Frequency, type Tone } from '@soundings/core/preferences'
import { useState } from 'react'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { FrequencyTrace } from '#web/ui/chart/frequency-trace.tsx'
import { ToneFieldScene } from '#web/ui/chart/tone-field-scene.tsx'
import { ToneTrace } from '#web/ui/chart/tone-trace.tsx'
import { Message } from '#web/ui/message.tsx'
import { useCompleteOnboarding } from './onboarding.queries.ts'

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
      <fieldset>
        <legend className="label">Journaling frequency</legend>
        <div className="g3 keep">
          {FREQUENCIES.map((option) => (
            <label key={option} className="opt f">
              <span aria-hidden="true">
                <FrequencyTrace frequency={option} />
              </span>
              <b>{option}</b>
              <input
                type="radio"
                name="frequency"
                value={option}
                checked={frequency === option}
                onChange={() => setFrequency(option)}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="label">Echo Tone</legend>
        <div className="g2">
          {TONES.map((option) => (
            <label key={option} className="opt">
              <span aria-hidden="true">
                <ToneTrace tone={option} />
              </span>
              <b>{option}</b>
              <span className="d">{TONE_DESCRIPTIONS[option]}</span>
              <input
                type="radio"
                name="tone"
                value={option}
                checked={tone === option}
                onChange={() => setTone(option)}
              />
            </label>
          ))}
          <div className="opt art" aria-hidden="true">
            <span>
              <ToneFieldScene />
            </span>
          </div>
        </div>
      </fieldset>
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
