import { INTENTIONS } from '@soundings/core/account'
import { useState } from 'react'
import { refusalOr } from '#web/lib/api-error.ts'
import { useSaveIntentions } from './onboarding.queries.ts'
import { OnboardingStep } from './onboarding-step.tsx'
import type { Chosen } from './steps.ts'
import { classes } from '#web/lib/classes.ts'
import fieldStyles from '#web/ui/fields.module.css'
import optionStyles from '#web/ui/option.module.css'

const NONE_CHOSEN = 'Please select at least one intention to continue.'

export function IntentionsStep({ chosen, onSaved }: { chosen: Chosen; onSaved: () => void }) {
  const [intentions, setIntentions] = useState<ReadonlySet<string>>(new Set(chosen?.intentions))
  const [missing, setMissing] = useState(false)
  const save = useSaveIntentions()
  const toggle = (intention: string) => {
    const next = new Set(intentions)
    if (!next.delete(intention)) next.add(intention)
    setIntentions(next)
    setMissing(false)
  }
  return (
    <OnboardingStep
      step={1}
      title="What brings you here?"
      submit="Continue"
      busy={save.isPending}
      error={missing ? NONE_CHOSEN : save.error && refusalOr(save.error, 'Failed to save. Please try again.')}
      onBack={null}
      onSubmit={() => {
        if (intentions.size === 0) return setMissing(true)
        save.mutate(
          INTENTIONS.filter((intention) => intentions.has(intention)),
          { onSuccess: onSaved },
        )
      }}
    >
      <fieldset>
        <legend className={fieldStyles.label}>What do you want from your journal? Choose all that apply.</legend>
        <div className={optionStyles.twoColumns}>
          {INTENTIONS.map((intention) => (
            <label key={intention} className={classes(optionStyles.option, optionStyles.many)}>
              <b>{intention}</b>
              <input
                type="checkbox"
                checked={intentions.has(intention)}
                onChange={() => toggle(intention)}
                aria-describedby={missing ? 'onboarding-hint' : undefined}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </OnboardingStep>
  )
}
