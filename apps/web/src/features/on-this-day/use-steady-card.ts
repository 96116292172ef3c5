import type { OnThisDayCard } from '@soundings/contract/on-this-day'
import { useState } from 'react'
import { steadyCard } from './steady-card.ts'
import { useIsInField } from './use-is-in-field.ts'

type Card = OnThisDayCard | null

/**
 * The card that is shown, and a function that removes it. An answer is considered only once, when it arrives or when
 * the person has stopped writing: leaving the text field must not make a card appear under the finger.
 */
export function useSteadyCard(arrived: Card | undefined, isWriting: boolean): readonly [Card, () => void] {
  const [shown, setShown] = useState<Card>(null)
  const [seen, setSeen] = useState<{ arrived: Card | undefined; isWriting: boolean }>()
  const isInField = useIsInField()
  if (!seen || seen.arrived !== arrived || seen.isWriting !== isWriting) {
    setSeen({ arrived, isWriting })
    setShown(steadyCard(shown, arrived, { isWriting, isInField }))
  }
  return [shown, () => setShown(null)]
}
