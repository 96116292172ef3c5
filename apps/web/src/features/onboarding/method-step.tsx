import { useState, type ReactNode } from 'react'
import { refusalOr } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { useSaveMethod } from './onboarding.queries.ts'
import { OnboardingStep } from './onboarding-step.tsx'
import type { Chosen } from './steps.ts'
import { classes } from '#web/lib/classes.ts'
import fieldStyles from '#web/ui/fields.module.css'
import optionStyles from '#web/ui/option.module.css'
import styles from './onboarding.module.css'

const METHODS = [
  { key: 'methodText', label: 'Text', description: 'Type or dictate, here' },
  { key: 'methodPhoto', label: 'Photo', description: 'Photograph pages of handwriting' },
  { key: 'methodImport', label: 'Import', description: 'Import journals you already have' },
] as const

/** Asks how the person plans to add entries; existing journals can be uploaded right away. */
export function MethodStep({
  chosen,
  notice,
  bring,
  onUpload,
  onBack,
  onSaved,
}: {
  chosen: Chosen
  /** The result of an upload. */
  notice: ReactNode
  /** The link to the import from other apps. */
  bring: ReactNode
  onUpload: () => void
  onBack: () => void
  onSaved: () => void
}) {
  const [method, setMethod] = useState({
    // Nothing is chosen yet. Everyone can type.
    methodText: chosen ? chosen.method_text || !(chosen.method_photo || chosen.method_import) : true,
    methodPhoto: chosen?.method_photo ?? false,
    methodImport: chosen?.method_import ?? false,
  })
  const save = useSaveMethod()
  return (
    <OnboardingStep
      step={2}
      title="How do you want to add entries?"
      submit="Continue"
      busy={save.isPending}
      error={save.error && refusalOr(save.error, 'Failed to save. Please try again.')}
      onBack={onBack}
      onSubmit={() => save.mutate(method, { onSuccess: onSaved })}
    >
      <fieldset>
        <legend className={fieldStyles.label}>Choose any. You can use the others later too.</legend>
        <div className={optionStyles.threeColumns}>
          {METHODS.map(({ key, label, description }) => (
            <label key={key} className={classes(optionStyles.option, optionStyles.many)}>
              <b>{label}</b>
              <span className={optionStyles.description}>{description}</span>
              <input
                type="checkbox"
                checked={method[key]}
                onChange={(event) => setMethod({ ...method, [key]: event.target.checked })}
              />
            </label>
          ))}
        </div>
      </fieldset>
      {notice}
      {(method.methodPhoto || method.methodImport) && (
        <div className={styles.upload}>
          <p className={fieldStyles.hint}>
            Upload documents (PDF, RTF, DOCX, TXT) and photos now, or any time from the journal. Nothing is added until
            you’ve reviewed it.
          </p>
          <Button onClick={onUpload}>Upload content</Button>
          {method.methodImport && bring}
        </div>
      )}
    </OnboardingStep>
  )
}
