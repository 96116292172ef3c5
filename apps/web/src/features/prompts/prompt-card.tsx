import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { choosePrompt, type PromptSituation } from './choose-prompt.ts'

/** A new prompt shimmers this long before it shows (product-spec section 9). */
const SHIMMER_MS = 120

/** A question to begin from. */
export function PromptCard({
  situation,
  onUse,
}: {
  /** Null while what the choice rests on is still loading. */
  situation: PromptSituation | null
  onUse: (text: string) => void
}) {
  const [text, setText] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const ready = situation !== null

  useEffect(() => {
    if (!situation) return
    let gone = false
    const shimmer = new Promise((resolve) => setTimeout(resolve, SHIMMER_MS))
    void Promise.all([choosePrompt(situation, round), shimmer]).then(([prompt]) => {
      if (!gone) setText(prompt)
    })
    return () => {
      gone = true
    }
    // A prompt stays while one writes: only being ready and asking for a new one choose again.
  }, [ready, round])

  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 className="caps" id="prompt-title">
        Prompt
      </h2>
      <div aria-live="polite">
        {text === null ? (
          <div className="shimmer" aria-label="Loading prompt">
            <i />
            <i />
            <i />
          </div>
        ) : (
          <p className="text">{text}</p>
        )}
      </div>
      <div className="row">
        <Button disabled={text === null} onClick={() => text && onUse(text)}>
          Use this prompt
        </Button>
        <Button
          look="ghost"
          disabled={text === null}
          onClick={() => {
            setText(null)
            setRound(round + 1)
          }}
        >
          <ArrowsClockwiseIcon className="icon" aria-hidden="true" />
          New prompt
        </Button>
      </div>
    </section>
  )
}
