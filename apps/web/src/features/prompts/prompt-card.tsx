import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { choosePrompt, type PromptSituation } from './choose-prompt.ts'

/** A new prompt shimmers this long before it shows (product-spec section 9). */
const SHIMMER_MS = 120

/** A question to begin from. */
export function PromptCard({
  situation,
  saves,
  onUse,
}: {
  /** Null while what the choice rests on is still loading. */
  situation: PromptSituation | null
  /** Entries saved since the page was opened: with the next one, a prompt that was used goes. */
  saves: number
  onUse: (text: string) => void
}) {
  const [round, setRound] = useState(0)
  const [usedBefore, setUsedBefore] = useState<number | null>(null)
  if (usedBefore !== null && saves > usedBefore) {
    setUsedBefore(null)
    setRound(round + 1)
  }
  const use = (prompt: string) => {
    setUsedBefore(saves)
    onUse(prompt)
  }
  const next = () => {
    setUsedBefore(null)
    setRound(round + 1)
  }
  const {
    data: text = null,
    isError,
    refetch,
  } = useQuery({
    // A prompt stays while one writes: only a new round, or a change of what fits, chooses again.
    queryKey: ['prompt', situation?.accountId, round, situation?.fitting],
    queryFn: situation ? () => shimmering(choosePrompt(situation, round)) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 className="caps" id="prompt-title">
        Prompt
      </h2>
      <div aria-live="polite">
        {isError ? (
          <p className="text">Couldn’t load a prompt right now.</p>
        ) : text === null ? (
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
        <Button disabled={text === null} onClick={() => text && use(text)}>
          Use this prompt
        </Button>
        <Button look="ghost" disabled={text === null && !isError} onClick={() => (isError ? void refetch() : next())}>
          <ArrowsClockwiseIcon className="icon" aria-hidden="true" />
          New prompt
        </Button>
      </div>
    </section>
  )
}

async function shimmering(prompt: Promise<string>): Promise<string> {
  const [text] = await Promise.all([prompt, new Promise((resolve) => setTimeout(resolve, SHIMMER_MS))])
  return text
}
