import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './asked-above.module.css'
import textStyles from '#web/ui/text.module.css'

/** The person's own prompt, shown above the text. It isn’t part of the text. */
export function PromptAbove({ prompt, onDrop }: { prompt: string; onDrop: () => void }) {
  const titleId = useId()
  return (
    <section className={styles.above} aria-labelledby={titleId}>
      <h2 className={textStyles.meta} id={titleId}>
        Your own prompt
      </h2>
      <p className={textStyles.water}>{prompt}</p>
      <Button look="ghost" onClick={onDrop}>
        Write without it
      </Button>
    </section>
  )
}
