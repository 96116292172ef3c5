import { Message } from '#web/ui/message.tsx'
import type { Dictation } from './dictation.ts'
import { useDictationState } from './use-dictation.ts'
import controlStyles from '#web/ui/controls.module.css'
import messageStyles from '#web/ui/message.module.css'

/** Messages of dictation: that it is listening and who receives the audio, the latest words, and errors. */
export function DictationNotice({ dictation }: { dictation: Dictation }) {
  const { listening, interim, unconfirmed, error } = useDictationState(dictation)
  return (
    <>
      {listening && (
        <Message kind="note" className={messageStyles.inset}>
          Listening… Your browser turns speech into text. Some browsers send the audio to the company that makes them;
          Soundings never receives it.
          {interim !== '' && (
            <>
              {' '}
              Just heard: <mark className={controlStyles.unsure}>{interim}</mark>
            </>
          )}
        </Message>
      )}
      {!listening && error !== null && (
        <Message kind="err" className={messageStyles.inset}>
          {error}
        </Message>
      )}
      {!listening && unconfirmed !== '' && (
        <Message kind="warn" className={messageStyles.inset}>
          The recording stopped before these words were confirmed:{' '}
          <mark className={controlStyles.unsure}>{unconfirmed}</mark>. They’re in your entry, so please check them.{' '}
          <button type="button" className={controlStyles.inlineLink} onClick={() => dictation.dismiss()}>
            Got it
          </button>
        </Message>
      )}
    </>
  )
}
