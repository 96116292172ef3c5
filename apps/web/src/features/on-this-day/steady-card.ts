import type { OnThisDayCard } from '@soundings/contract/on-this-day'

type Card = OnThisDayCard | null

/**
 * The card to show once the server has answered. While the person is writing, the card stays as it is, because a change
 * would shift the text on screen.
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
