import { FREQUENCIES, TONE_DESCRIPTIONS, TONES, type Frequency, type Tone } from '@soundings/core/preferences'
import { FrequencyTrace } from '#web/ui/chart/frequency-trace.tsx'
import { ToneFieldScene } from '#web/ui/chart/tone-field-scene.tsx'
import { ToneTrace } from '#web/ui/chart/tone-trace.tsx'

/** How often somebody means to write, and the voice in which Echos speak. */
export function PreferenceChoices({
  frequency,
  tone,
  onFrequency,
  onTone,
}: {
  frequency: Frequency | null
  tone: Tone | null
  onFrequency: (frequency: Frequency) => void
  onTone: (tone: Tone) => void
}) {
  return (
    <>
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
                onChange={() => onFrequency(option)}
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
                onChange={() => onTone(option)}
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
    </>
  )
}
