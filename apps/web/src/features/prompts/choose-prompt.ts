import type { Ratings } from '@soundings/core/entries'
import type { FittingPrompts } from '@soundings/core/prompts'
import { localStamp } from '@soundings/core/time'
import type { Entry } from '@soundings/contract/entries'

/** What a prompt is chosen for. */
export type PromptSituation = {
  accountId: string
  ratings: Ratings
  /** The latest entries, newest first. */
  latest: readonly Entry[]
  /** The most used tags, most used first. */
  topTags: readonly string[]
  /** Echos received so far. */
  echoes: number
  /** Which prompts fit now, as the server answers it. */
  fitting: FittingPrompts
}

type ShownPrompt = { id: string; text: string; seed: string }

const RECENT_KEY = 'soundings.prompts.recent'

/**
 * The prompt for this account, day and round: the same until a new one is asked for or other prompts fit. Which prompts were shown lately is
 * remembered on the device, so that none returns soon. Library and rules are fetched when they are first needed.
 */
export async function choosePrompt(situation: PromptSituation, round: number): Promise<string> {
  const { day, hour } = localStamp(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
  const recent = readRecent()
  // A prompt picked while others fitted is not shown again when fewer do.
  const seed = `${situation.accountId}|${day}|${round}|${situation.fitting}`
  const [last] = recent
  // A reload shows today's prompt again instead of spending another.
  if (last?.seed === seed) return last.text
  const { pickFor, PROMPT_MEMORY } = await fetchPrompts()
  const prompt = pickFor(situation, { hour, seed, recent: recent.map(({ id }) => id) })
  writeRecent([{ id: prompt.id, text: prompt.text, seed }, ...recent].slice(0, PROMPT_MEMORY))
  return prompt.text
}

/** Library and rules. */
export function fetchPrompts() {
  return import('./pick-for.ts')
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
