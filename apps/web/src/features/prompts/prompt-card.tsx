import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import type { OwnPrompt } from '@soundings/contract/writing'
import type { Ratings } from '@soundings/core/entries'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { keys } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { choosePrompt } from './choose-prompt.ts'
import { ownPromptsQuery } from './own-prompts.queries.ts'
import { promptsQuery, type PromptWish } from './prompts.queries.ts'
import styles from './prompt-card.module.css'
import textStyles from '#web/ui/text.module.css'

/** The number of milliseconds for which a new prompt shimmers before it is shown (docs/spec/numbers.md#screens). */
const SHIMMER_MS = 120

/** One prompt in this many is one of the person’s own (docs/spec/numbers.md#writing). */
const OWN_EACH = 3

/** A question to start writing from. */
export function PromptCard({
  accountId,
  ratings,
  saves,
  onUse,
  onPrompt,
}: {
  accountId: string
  /** The current ratings, which decide the next prompt. */
  ratings: Ratings
  /** The number of entries saved since the page was opened; each one replaces a prompt that was used. */
  saves: number
  /** Called with a text to copy into the entry. */
  onUse: (text: string) => void
  /** Called with the person’s own prompt, which isn’t copied into the text. */
  onPrompt: (text: string) => void
}) {
  const [wish, setWish] = useState<PromptWish>({ ratings, round: 0 })
  const [usedBefore, setUsedBefore] = useState<number | null>(null)
  const next = () => {
    setUsedBefore(null)
    setWish({ ratings, round: wish.round + 1 })
  }
  if (usedBefore !== null && saves > usedBefore) next()
  const api = useApi()
  // The first prompts of a day are the library’s, so own prompts are fetched only when another one is requested.
  const { data: own } = useQuery({ ...ownPromptsQuery(api), enabled: wish.round > 0 })
  const ownText = ownPromptOf(own ?? [], wish.round)
  const use = (prompt: string) => {
    setUsedBefore(saves)
    if (ownText === null) onUse(prompt)
    else onPrompt(prompt)
  }
  const { data: fitting, isError, refetch } = useQuery(promptsQuery(api, wish))
  const { data: fittingText = null } = useQuery({
    // A prompt stays while the person writes: only a new round, or a change of the candidates, chooses again.
    queryKey: keys.chosenPrompt(accountId, wish.round, fitting?.fitting),
    queryFn:
      fitting && ownText === null
        ? () => shimmering(choosePrompt(fitting, { accountId, round: wish.round }))
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const text = ownText ?? fittingText

  return (
    <section className={styles.prompt} aria-labelledby="prompt-title">
      <h2 className={textStyles.caps} id="prompt-title">
        {ownText === null ? 'Prompt' : 'Your own prompt'}
      </h2>
      <div aria-live="polite">
        {isError && text === null ? (
          <p className={styles.text}>Couldn’t load a prompt right now.</p>
        ) : text === null ? (
          <div className={styles.shimmer} role="img" aria-label="Loading prompt">
            <i />
            <i />
            <i />
          </div>
        ) : (
          <p className={styles.text}>{text}</p>
        )}
      </div>
      <div className={styles.row}>
        <Button disabled={text === null} onClick={() => text && use(text)}>
          Use this prompt
        </Button>
        <Button look="ghost" disabled={text === null && !isError} onClick={() => (isError ? void refetch() : next())}>
          <ArrowsClockwiseIcon className={textStyles.icon} aria-hidden="true" />
          New prompt
        </Button>
      </div>
    </section>
  )
}

/** Each third prompt is one of the person’s own, in turn. */
function ownPromptOf(own: readonly OwnPrompt[], round: number): string | null {
  const texts = own.flatMap(({ text }) => text ?? [])
  if (round % OWN_EACH !== OWN_EACH - 1) return null
  return texts[Math.floor(round / OWN_EACH) % texts.length] ?? null
}

async function shimmering(prompt: string): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, SHIMMER_MS))
  return prompt
}
