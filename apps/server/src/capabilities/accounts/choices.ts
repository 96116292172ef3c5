import type { Method } from '@soundings/contract/onboarding'
import type { EchoPause, Frequency, Tone } from '@soundings/core/preferences'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { unlessBroken } from '#server/vault/sealed-box.ts'

/** What a person has chosen, in the pieces in which it is saved and sealed. */
export type Choices = {
  intentions: string[]
  method: Method
  preferences: { frequency: Frequency | null; tone: Tone | null }
  /** The pause that was asked for last, though it may be over; null when there is none. */
  echo_pause: EchoPause | null
}
export type Choice = keyof Choices

/** An account's row as far as it holds choices: null where nothing was chosen. */
export type ChoicesRow = { [C in Choice as `${C}_sealed`]: Buffer | null } & ClearChoices

/** What rows from before the migration 0011 hold in clear until they are sealed; null in all others. */
type ClearChoices = {
  intentions: string[] | null
  method_text: boolean | null
  method_photo: boolean | null
  method_import: boolean | null
  frequency: Frequency | null
  tone: Tone | null
  echoes_paused: boolean | null
  echoes_paused_until: number | null
}

/** What a query selects for a `ChoicesRow`. */
export const CHOICES_COLUMNS = `intentions_sealed, method_sealed, preferences_sealed, echo_pause_sealed, intentions,
  method_text, method_photo, method_import, frequency, tone, echoes_paused, echoes_paused_until`

/** Where a choice is sealed. */
export const choicePlace = (choice: Choice) => `accounts.${choice}`

export function sealChoice<C extends Choice>(vault: AccountVault, choice: C, chosen: Choices[C]): Buffer | null {
  return chosen === null ? null : vault.seal(choicePlace(choice), JSON.stringify(chosen))
}

/**
 * The choices of an account, wherever its row holds them. What does not open is as if it had never been chosen, but for
 * the pause: whoever may have asked for no Echos gets none.
 * @returns the choices, and which of them do not open
 */
export function openChoices(row: ChoicesRow, vault: AccountVault): { choices: Choices; damaged: Choice[] } {
  const clear = clearChoices(row)
  const damaged: Choice[] = []
  function opened<C extends Choice>(choice: C): Choices[C] {
    const sealed: Buffer | null = row[`${choice}_sealed`]
    if (sealed === null) return clear[choice]
    const text = unlessBroken(() => vault.open(choicePlace(choice), sealed))
    if (text !== null) return JSON.parse(text) as Choices[C]
    damaged.push(choice)
    return DAMAGED[choice]
  }
  const choices: Choices = {
    intentions: opened('intentions'),
    method: opened('method'),
    preferences: opened('preferences'),
    echo_pause: opened('echo_pause'),
  }
  return { choices, damaged }
}

const DAMAGED: Choices = {
  intentions: [],
  method: { methodText: false, methodPhoto: false, methodImport: false },
  preferences: { frequency: null, tone: null },
  echo_pause: { until: null },
}

function clearChoices(row: ClearChoices): Choices {
  return {
    intentions: row.intentions ?? [],
    method: {
      methodText: row.method_text ?? false,
      methodPhoto: row.method_photo ?? false,
      methodImport: row.method_import ?? false,
    },
    preferences: { frequency: row.frequency, tone: row.tone },
    echo_pause: row.echoes_paused ? { until: row.echoes_paused_until } : null,
  }
}
