import scalebarStyles from '#web/ui/scalebar.module.css'
import styles from './journal-imports.module.css'

const STEPS = 3

/** The step of the import, as words and as a scale. */
export function StepsHead({ step, title, sub }: { step: number | null; title: string; sub: string }) {
  return (
    <>
      {step !== null && (
        <div className={styles.steps}>
          <span>
            Step {step} of {STEPS}
          </span>
          <div
            className={scalebarStyles.scalebar}
            role="progressbar"
            aria-label="Import"
            aria-valuemin={0}
            aria-valuemax={STEPS}
            aria-valuenow={step}
            aria-valuetext={`Step ${step} of ${STEPS}`}
          >
            {Array.from({ length: STEPS }, (_, index) => (
              <i key={index} data-on={index < step ? '' : undefined} />
            ))}
          </div>
        </div>
      )}
      <h1 className={styles.title} tabIndex={-1} id="import-title">
        {title}
      </h1>
      <p className={styles.sub}>{sub}</p>
    </>
  )
}
