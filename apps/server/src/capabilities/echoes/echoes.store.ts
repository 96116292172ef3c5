import type { Echo, PatternType, Receipt, Teaser } from '@soundings/core/echo'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'

/** A stored Echo: its text and receipt are sealed, its times are in cleartext. */
export type StoredEcho = {
  id: string
  generatedAt: Date
  day: number
  text: string
  patternType: PatternType
  patternLabel: string
  basedOnEntries: number
  timeframeDays: number
  resonance: number
  receipt: Receipt
  /** The pattern that the tier held back when this Echo was made. */
  teaser: Teaser | null
  /** The time when an audit last found that the Echo follows from the entries. */
  checkedAt: Date
}

/** An Echo whose stored text is damaged. */
export type DamagedEcho = Pick<StoredEcho, 'id' | 'generatedAt' | 'day'>

const COLUMNS = `echo_id, generated_at, day, body_sealed, pattern_type, based_on_entries, timeframe_days,
  resonance_score, checked_at`

/** The Echos of one account; every statement is bound to it. */
export function echoesStore(db: Queryable, vault: AccountVault) {
  const accountId = vault.accountId

  function rows(): Promise<EchoRow[]> {
    return db.query<EchoRow>(
      `select ${COLUMNS} from echoes where account_id = $1 order by generated_at desc, echo_id`,
      [accountId],
    )
  }

  return {
    /** @returns false when this day already has an Echo */
    async insert(
      id: string,
      echo: Echo & { teaser: Teaser | null },
      generated: { at: Date; day: number },
    ): Promise<boolean> {
      const rows = await db.query(
        `insert into echoes (account_id, echo_id, generated_at, day, body_sealed, checked_at)
         values ($1, $2, $3, $4, $5, $3)
         on conflict (account_id, day) do nothing returning echo_id`,
        [accountId, id, generated.at, generated.day, sealEchoBody(vault, id, bodyOf(echo))],
      )
      return rows.length > 0
    },
    /** The Echos, newest first, without damaged ones. */
    async list(): Promise<StoredEcho[]> {
      return (await rows()).flatMap((row) => toStoredEcho(row, vault) ?? [])
    },
    /** Echos whose text cannot be decrypted, newest first, with their remaining data. */
    async damaged(): Promise<DamagedEcho[]> {
      return (await rows()).flatMap((row) =>
        toStoredEcho(row, vault) ? [] : [{ id: row.echo_id, generatedAt: row.generated_at, day: row.day }],
      )
    },
    async ids(): Promise<ReadonlySet<string>> {
      const rows = await db.query<{ echo_id: string }>('select echo_id from echoes where account_id = $1', [accountId])
      return new Set(rows.map((row) => row.echo_id))
    },
    async count(): Promise<number> {
      const [row] = await db.query<{ count: number }>('select count(*) as count from echoes where account_id = $1', [
        accountId,
      ])
      return row?.count ?? 0
    },
    /** Withdraws Echos that are no longer true. */
    async remove(ids: readonly string[]): Promise<void> {
      await db.query('delete from echoes where account_id = $1 and echo_id = any($2::uuid[])', [accountId, ids])
    },
    /** Restores an Echo unchanged. @returns false when it, or another Echo of its day, already exists */
    async putBack(echo: StoredEcho): Promise<boolean> {
      const rows = await db.query(
        `insert into echoes (account_id, echo_id, generated_at, day, body_sealed, checked_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict do nothing returning echo_id`,
        [accountId, echo.id, echo.generatedAt, echo.day, sealEchoBody(vault, echo.id, bodyOf(echo)), echo.checkedAt],
      )
      return rows.length > 0
    },
    /** Removes the Echos that `putBack` has written. */
    async takeBack(ids: readonly string[]): Promise<void> {
      await db.query('delete from echoes where account_id = $1 and echo_id = any($2::uuid[])', [accountId, ids])
    },
    /** Has every Echo audited before it is shown again, after a change that may affect all of them. */
    async doubtAll(): Promise<void> {
      await db.query('update echoes set checked_at = to_timestamp(0) where account_id = $1', [accountId])
    },
    async markChecked(ids: readonly string[], at: Date): Promise<void> {
      await db.query('update echoes set checked_at = $3 where account_id = $1 and echo_id = any($2::uuid[])', [
        accountId,
        ids,
        at,
      ])
    },
  }
}

/** The stored data of an Echo besides its text. */
type EchoMeasures = { patternType: PatternType; basedOnEntries: number; timeframeDays: number; resonance: number }

/**
 * The sealed part of an Echo. Bodies sealed before teasers existed have no teaser; those sealed before migration 0011
 * have no measures.
 */
type EchoBody = {
  text: string
  patternLabel: string
  receipt: Receipt
  teaser?: Teaser | null
  measures?: EchoMeasures
}

type WholeBody = EchoBody & { measures: EchoMeasures }

function bodyOf({
  text,
  patternLabel,
  receipt,
  teaser,
  ...echo
}: Omit<EchoBody, 'measures'> & EchoMeasures): WholeBody {
  const { patternType, basedOnEntries, timeframeDays, resonance } = echo
  const measures = { patternType, basedOnEntries, timeframeDays, resonance }
  return { text, patternLabel, receipt, measures, ...(teaser ? { teaser } : {}) }
}

/** An Echo's row from the database, still sealed. */
export type EchoRow = {
  echo_id: string
  generated_at: Date
  day: number
  body_sealed: Buffer
  checked_at: Date
} & ClearMeasures

/** Cleartext columns of rows from before migration 0011, until they are sealed; null in all other rows. */
type ClearMeasures =
  | { pattern_type: PatternType; based_on_entries: number; timeframe_days: number; resonance_score: number }
  | { pattern_type: null }

/** The column in which an Echo's text is sealed. */
export const echoBodyPlace = (id: string) => `echoes.body/${id}`

export function sealEchoBody(vault: AccountVault, id: string, body: WholeBody): Buffer {
  return vault.seal(echoBodyPlace(id), JSON.stringify(body))
}

/** @returns null when it cannot be decrypted */
export function openEchoBody(
  row: { echo_id: string; body_sealed: Buffer } & ClearMeasures,
  vault: AccountVault,
): WholeBody | null {
  const opened = unlessBroken(() => vault.open(echoBodyPlace(row.echo_id), row.body_sealed))
  if (opened === null) return null
  const body = JSON.parse(opened) as EchoBody
  const measures = body.measures ?? clearMeasures(row)
  return measures && { ...body, measures }
}

function clearMeasures(row: ClearMeasures): EchoMeasures | null {
  if (row.pattern_type === null) return null
  return {
    patternType: row.pattern_type,
    basedOnEntries: row.based_on_entries,
    timeframeDays: row.timeframe_days,
    resonance: row.resonance_score,
  }
}

/** @returns null when its text cannot be decrypted */
function toStoredEcho(row: EchoRow, vault: AccountVault): StoredEcho | null {
  const opened = openEchoBody(row, vault)
  if (opened === null) return null
  const { measures, ...body } = opened
  return {
    ...body,
    ...measures,
    teaser: body.teaser ?? null,
    id: row.echo_id,
    generatedAt: row.generated_at,
    day: row.day,
    checkedAt: row.checked_at,
  }
}
