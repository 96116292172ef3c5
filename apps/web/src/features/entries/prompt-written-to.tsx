import styles from './asked-above.module.css'
import textStyles from '#web/ui/text.module.css'

/** The person’s own prompt that an entry was written to. */
export function PromptWrittenTo({ prompt }: { prompt: string }) {
  return (
    <div className={styles.answered}>
      <p className={textStyles.water}>{prompt}</p>
      <span className={textStyles.meta}>Your own prompt</span>
    </div>
  )
}
