import { useState, type ReactNode } from 'react'
import { refusalOr } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { useSaveMethod } from './onboarding.queries.ts'
import { OnboardingStep } from './onboarding-step.tsx'
import type { Chosen } from './steps.ts'

const METHODS = [
  { key: 'methodText', label: 'Text', description: 'Type or dictate, here' },
  { key: 'methodPhoto', label: 'Photo', description: 'Photograph pages of handwriting' },
  { key: 'methodImport', label: 'Import', description: 'Bring journals that you have already' },
] as const

/** The ways in that somebody means to use; what they have already can come in right away. */
export function MethodStep({
  chosen,
  notice,
  onUpload,
  onBack,
  onSaved,
}: {
  chosen: Chosen
  /** What became of an upload. */
  notice: ReactNode
  onUpload: () => void
  onBack: () => void
  onSaved: () => void
}) {
  const [method, setMethod] = useState({
    // Nobody has chosen yet: typing is what everybody can do.
    methodText: chosen ? chosen.method_text || !(chosen.method_photo || chosen.method_import) : true,
    methodPhoto: chosen?.method_photo ?? false,
    methodImport: chosen?.method_import ?? false,
  })
  const save = useSaveMethod()
  return (
    <OnboardingStep
      step={2}
      title="How will your words come in?"
      submit="Continue"
      busy={save.isPending}
      error={save.error && refusalOr(save.error, 'Failed to save. Please try again.')}
      onBack={onBack}
      onSubmit={() => save.mutate(method, { onSuccess: onSaved })}
    >
      <fieldset>
        <legend className="label">Any of these, whenever you like.</legend>
        <div className="g3">
          {METHODS.map(({ key, label, description }) => (
            <label key={key} className="opt many">
              <b>{label}</b>
              <span className="d">{description}</span>
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
        <div className="ob-upload">
          <p className="hint">
            You can bring documents (PDF, RTF, DOCX, TXT) and photos now, or later from the journal. Nothing is written
            before you have looked it over.
          </p>
          <Button onClick={onUpload}>Upload content</Button>
        </div>
      )}
    </OnboardingStep>
  )
}
