import type { Method } from '@soundings/contract/onboarding'
import type { EchoPause, Frequency, Tone } from '@soundings/core/account'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'

/** A person's choices, in the parts that are saved and sealed separately. */
export type Choices = {
  intentions: string[]
  method: Method
  preferences: { frequency: Frequency | null; tone: Tone | null }
  /** The latest pause, even if it is over; null when there is none. */
  echo_pause: EchoPause | null
}
export type Choice = keyof Choices

/** The columns of an account’s row that contain choices; null if the person has chosen nothing. */
export type ChoicesRow = { [C in Choice as `${C}_sealed`]: Buffer | null } & ClearChoices

/** Cleartext columns of rows from before migration 0011, until they are sealed; null in all other rows. */
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

/** The columns that a query selects for a `ChoicesRow`. */
export const CHOICES_COLUMNS = `intentions_sealed, method_sealed, preferences_sealed, echo_pause_sealed, intentions,
  method_text, method_photo, method_import, frequency, tone, echoes_paused, echoes_paused_until`

/** The column in which a choice is sealed. */
export const choicePlace = (choice: Choice) => `accounts.${choice}`

export function sealChoice<C extends Choice>(vault: AccountVault, choice: C, chosen: Choices[C]): Buffer | null {
  return chosen === null ? null : vault.seal(choicePlace(choice), JSON.stringify(chosen))
}

/**
 * The choices of an account, from its sealed columns or from those of a row from before migration 0011. A choice that
 * cannot be decrypted counts as never made, except for the pause: a person who may have paused Echos gets none.
 * @returns the choices, and which of them cannot be decrypted
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
