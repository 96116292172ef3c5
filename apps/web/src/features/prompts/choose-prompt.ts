import { localStamp } from '@soundings/core/time'
import type { FittingPromptList } from '@soundings/contract/prompts'

type ShownPrompt = { id: string; text: string; seed: string }

const RECENT_KEY = 'soundings.prompts.recent'

/**
 * The prompt to show among those that fit. It stays the same for this account, day and round until other prompts fit.
 * The device remembers recent prompts, so that none returns soon.
 */
export function choosePrompt(
  { fitting, prompts }: FittingPromptList,
  { accountId, round }: { accountId: string; round: number },
): string {
  const { day } = localStamp(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
  const recent = readRecent()
  // A prompt chosen from other candidates is not shown again when fewer fit.
  const seed = `${accountId}|${day}|${round}|${fitting}`
  const [last] = recent
  // A reload shows today's prompt again instead of spending another.
  if (last?.seed === seed) return last.text
  const prompt = prompts.find(({ id }) => !recent.some((shown) => shown.id === id)) ?? prompts[0]
  if (!prompt) throw new RangeError('the server answered no prompt')
  // There is always one more prompt than the number that must not repeat.
  writeRecent([{ id: prompt.id, text: prompt.text, seed }, ...recent].slice(0, prompts.length - 1))
  return prompt.text
}

function readRecent(): ShownPrompt[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as ShownPrompt[]) : []
  } catch {
    return []
  }
}

function writeRecent(prompts: readonly ShownPrompt[]): void {
  try {
    localStorage.setItem(RECENT_KEY, JSON.stringify(prompts))
  } catch {
    // Without storage a prompt may return sooner.
  }
}
