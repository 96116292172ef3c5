import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { STEPS } from './steps.ts'

/** The frame of every step: how far one is, its heading, its fields, and the way back and on. */
export function OnboardingStep({
  step,
  title,
  hint = '',
  error,
  submit,
  busy,
  disabled = false,
  onBack,
  onSubmit,
  children,
}: {
  step: number
  title: string
  /** What is still missing, beside the button. */
  hint?: string
  error: string | null
  submit: string
  busy: boolean
  disabled?: boolean
  onBack: (() => void) | null
  onSubmit: () => void
  children: ReactNode
}) {
  return (
    <div className="ob">
      <div className="steps">
        <span className="meta" id="onboarding-step">
          Step {step} of {STEPS}
        </span>
        <div
          className="scalebar"
          role="progressbar"
          aria-labelledby="onboarding-step"
          aria-valuemin={1}
          aria-valuemax={STEPS}
          aria-valuenow={step}
        >
          {Array.from({ length: STEPS }, (_, index) => (
            <i key={index} className={index < step ? 'on' : ''} />
          ))}
        </div>
      </div>
      <h1>{title}</h1>
      <form
        className="ob-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSubmit()
        }}
      >
        {children}
        {error !== null && <Message kind="err">{error}</Message>}
        <div className="ob-foot">
          {onBack ? (
            <Button look="ghost" size="large" className="ob-back" onClick={onBack}>
              Back
            </Button>
          ) : (
            <span />
          )}
          <span className="ob-on">
            <span className="hint" id="onboarding-hint">
              {hint}
            </span>
            <Button
              type="submit"
              look="primary"
              size="large"
              disabled={disabled}
              busy={busy}
              aria-describedby="onboarding-hint"
            >
              {submit}
            </Button>
          </span>
        </div>
      </form>
    </div>
  )
}
