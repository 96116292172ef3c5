import type { Ratings } from '@soundings/core/entries'
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
}

type ShownPrompt = { id: string; text: string; seed: string }

const RECENT_KEY = 'soundings.prompts.recent'

/**
 * The prompt for this account, day and round: the same until a new one is asked for. Which prompts were shown lately is
 * remembered on the device, so that none returns soon. Library and rules are fetched when they are first needed.
 */
export async function choosePrompt(situation: PromptSituation, round: number): Promise<string> {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { day, hour } = localStamp(Date.now(), timeZone)
  const recent = readRecent()
  const seed = `${situation.accountId}|${day}|${round}`
  const [last] = recent
  // A reload shows today's prompt again instead of spending another.
  if (last?.seed === seed) return last.text
  const { pickFor, PROMPT_MEMORY } = await fetchPrompts()
  const prompt = pickFor(situation, { day, hour, seed, timeZone, recent: recent.map(({ id }) => id) })
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
