import type { EchoReceipt } from '@soundings/contract/echoes'
import { explainEcho, marksOf, neverChoices } from '@soundings/core/echo'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import { AppError } from '#server/errors.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { pastEchoes, type EchoesDeps } from './echoes.service.ts'

/** Why an Echo was shown. Only a valid Echo can be explained; the tier does not matter. */
export async function echoReceipt(deps: EchoesDeps, vault: AccountVault, id: string, now: Date): Promise<EchoReceipt> {
  const echo = (await pastEchoes(deps, vault, now)).find((past) => past.id === id)
  const explanation = echo && explainEcho(echo.receipt)
  if (!echo || !explanation) throw new AppError('ECHO_NOT_FOUND', 'This Echo no longer exists.')
  const cited = await entriesStore(deps.db, vault).findMany(explanation.entries)
  return {
    echo_id: echo.id,
    text: echo.text,
    pattern_label: echo.patternLabel,
    looks_for: explanation.looksFor,
    claim: explanation.claim,
    choice: explanation.choice,
    never_choices: neverChoices(echo.receipt),
    figures: explanation.figures,
    based_on_entries: echo.basedOnEntries,
    timeframe_days: echo.timeframeDays,
    cited_entries: cited.map((entry) => ({
      id: entry.id,
      title: entry.title,
      created_at: entry.createdAt.toISOString(),
      marks: entry.damaged ? [] : marksOf(echo.receipt, entry.id, entry.content),
    })),
  }
}
