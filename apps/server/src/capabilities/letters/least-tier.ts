import type { Tier } from '@soundings/core/account'
import type { LetterKind } from '@soundings/core/letters'

/** The lowest tier that includes every letter of a kind (docs/spec/rules.md#letters). */
export const LEAST_TIER: Readonly<Record<LetterKind, Tier>> = { week: 'premium', month: 'pro', year: 'pro' }
