import { MicrophoneIcon } from '@phosphor-icons/react/dist/csr/Microphone'
import type { Dictation } from './dictation.ts'
import { useDictationState } from './use-dictation.ts'
import { classes } from '#web/lib/classes.ts'
import controlStyles from '#web/ui/controls.module.css'
import styles from './microphone-button.module.css'
import textStyles from '#web/ui/text.module.css'

export function MicrophoneButton({ dictation }: { dictation: Dictation }) {
  const { listening } = useDictationState(dictation)
  return (
    <button
      type="button"
      className={classes(controlStyles.iconButton, styles.microphone)}
      aria-pressed={listening}
      onClick={() => (listening ? dictation.stop() : dictation.start())}
    >
      <MicrophoneIcon className={textStyles.icon} weight={listening ? 'fill' : 'regular'} aria-hidden="true" />
      Microphone
    </button>
  )
}
