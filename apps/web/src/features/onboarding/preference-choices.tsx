import { FREQUENCIES, TONE_DESCRIPTIONS, TONES, type Frequency, type Tone } from '@soundings/core/account'
import { FrequencyTrace } from '#web/chart/frequency-trace.tsx'
import { ToneFieldScene } from '#web/chart/tone-field-scene.tsx'
import { ToneTrace } from '#web/chart/tone-trace.tsx'
import { classes } from '#web/lib/classes.ts'
import fieldStyles from '#web/ui/fields.module.css'
import optionStyles from '#web/ui/option.module.css'

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
        <legend className={fieldStyles.label}>Journaling frequency</legend>
        <div className={classes(optionStyles.threeColumns, optionStyles.threeAlways)}>
          {FREQUENCIES.map((option) => (
            <label key={option} className={classes(optionStyles.option, optionStyles.frequency)}>
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
        <legend className={fieldStyles.label}>Echo Tone</legend>
        <div className={optionStyles.twoColumns}>
          {TONES.map((option) => (
            <label key={option} className={optionStyles.option}>
              <span aria-hidden="true">
                <ToneTrace tone={option} />
              </span>
              <b>{option}</b>
              <span className={optionStyles.description}>{TONE_DESCRIPTIONS[option]}</span>
              <input
                type="radio"
                name="tone"
                value={option}
                checked={tone === option}
                onChange={() => onTone(option)}
              />
            </label>
          ))}
          <div className={classes(optionStyles.option, optionStyles.art)} aria-hidden="true">
            <span>
              <ToneFieldScene />
            </span>
          </div>
        </div>
      </fieldset>
    </>
  )
}
