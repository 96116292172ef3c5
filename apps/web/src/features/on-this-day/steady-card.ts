import type { OnThisDayCard } from '@soundings/contract/on-this-day'

type Card = OnThisDayCard | null

/**
 * The card to show after an answer of the server has arrived: while the person writes, nothing appears, changes or
 * leaves, because it would move the page under the words.
 * @param arrived undefined while it is being fetched
 */
export function steadyCard(
  shown: Card,
  arrived: Card | undefined,
  { isWriting, isInField }: { isWriting: boolean; isInField: boolean },
): Card {
  if (arrived === undefined || isWriting) return shown
  if (arrived === null) return null
  return shown === null && isInField ? null : arrived
}
