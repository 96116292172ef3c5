import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { STEPS } from './steps.ts'
import { classes } from '#web/lib/classes.ts'
import fieldStyles from '#web/ui/fields.module.css'
import scalebarStyles from '#web/ui/scalebar.module.css'
import styles from './onboarding.module.css'
import textStyles from '#web/ui/text.module.css'

/** The frame of every step: progress, heading, fields, and the buttons back and forward. */
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
  /** A hint next to the button about what is still missing. */
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
    <div className={styles.step}>
      <div className={styles.steps}>
        <span className={textStyles.meta} id="onboarding-step">
          Step {step} of {STEPS}
        </span>
        <div
          className={classes(scalebarStyles.scalebar, styles.scalebar)}
          role="progressbar"
          aria-labelledby="onboarding-step"
          aria-valuemin={1}
          aria-valuemax={STEPS}
          aria-valuenow={step}
        >
          {Array.from({ length: STEPS }, (_, index) => (
            <i key={index} data-on={index < step || undefined} />
          ))}
        </div>
      </div>
      <h1>{title}</h1>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSubmit()
        }}
      >
        {children}
        {error !== null && <Message kind="err">{error}</Message>}
        <div className={styles.foot}>
          {onBack ? (
            <Button look="ghost" size="large" className={styles.back} onClick={onBack}>
              Back
            </Button>
          ) : (
            <span />
          )}
          <span className={styles.onward}>
            <span className={fieldStyles.hint} id="onboarding-hint">
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
