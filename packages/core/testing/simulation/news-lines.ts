import type { Tier } from '../../src/account/index.ts'
import { median } from '../../src/statistics/index.ts'
import type { Line } from './line.ts'
import { LINKS } from './modern-journal/thread.ts'
import type { OpenedDaily } from './opened-daily.ts'
import { COPIES, type Copy, type Opened } from './opened.ts'

/** The share of days that should bring something new, and how much of that share a copy should keep. */
const NEW_DAYS: Record<Tier, number> = { premium: 0.5, pro: 0.35, free: 0.12 }
const KEPT: Record<Copy, number> = { 'as written': 1, 'lower case': 0.8, 'without tags': 0.7, unrated: 0.5 }
/** Entries by which the first pair or pattern should come, in this share of the journals. */
const FIRST = { entries: 10, share: 0.8 }
const RETOLD = 0.1
const LONGEST_WAIT_DAYS = 5
const PLANTED = 0.5
const TIERS: readonly Tier[] = ['premium', 'pro', 'free']

/** How often modern journals get something new in 90 days, if they are opened daily. */
export function newsLines(runs: readonly Opened[]): Line[] {
  const objections = sumOf(
    runs.map(({ told }) => told),
    (told) => told.objections.length,
  )
  const asRead = line('opened daily: false as read, by the second auditor', '0', String(objections), objections === 0)
  const news = [true, false].flatMap((isGenerated) => {
    const group = runs.filter((run) => run.isGenerated === isGenerated)
    if (group.length === 0) return []
    const name = isGenerated ? 'generated journals' : 'hand-written journals'
    const written = group.filter(({ copy }) => copy === 'as written')
    const premium = written.filter(({ tier }) => tier === 'premium').map(({ told }) => told)
    return [
      ...TIERS.flatMap((tier) => newDays(name, tier, toldOf(written, tier))),
      ...findings(name, premium),
      ...COPIES.filter((copy) => copy !== 'as written').flatMap((copy) =>
        kept(
          name,
          copy,
          shareOf(premium),
          toldOf(
            group.filter((run) => run.copy === copy),
            'premium',
          ),
        ),
      ),
      ...planted(name, premium),
    ]
  })
  return runs.length === 0 ? [] : [...news, { ...asRead, isRequired: true }]
}

function toldOf(runs: readonly Opened[], tier: Tier): OpenedDaily[] {
  return runs.filter((run) => run.tier === tier).map(({ told }) => told)
}

function sumOf(runs: readonly OpenedDaily[], count: (told: OpenedDaily) => number): number {
  return runs.reduce((sum, told) => sum + count(told), 0)
}

/** The share of all days that brought something new. */
function shareOf(runs: readonly OpenedDaily[]): number {
  return sumOf(runs, ({ echoes, retold }) => echoes - retold) / sumOf(runs, ({ days }) => days)
}

function newDays(name: string, tier: Tier, runs: readonly OpenedDaily[]): Line[] {
  if (runs.length === 0) return []
  const share = shareOf(runs)
  const target = NEW_DAYS[tier]
  return [
    line(`${name}, ${tier}: days that bring something new`, `≥ ${percent(target)}`, percent(share), share >= target),
  ]
}

function findings(name: string, runs: readonly OpenedDaily[]): Line[] {
  const early = runs.filter(({ firstFinding }) => (firstFinding ?? Number.POSITIVE_INFINITY) <= FIRST.entries).length
  const ever = runs.filter(({ firstFinding }) => firstFinding !== null).length
  const echoes = sumOf(runs, (told) => told.echoes)
  const retold = sumOf(runs, (told) => told.retold)
  const waits = runs.map(({ longestWait }) => longestWait)
  const careful = sumOf(runs, ({ carefulDays }) => carefulDays) / sumOf(runs, ({ days }) => days)
  const wait = median(waits)
  return [
    line(
      `${name}: a pair or a pattern by entry ${FIRST.entries} / ever`,
      `≥ ${percent(FIRST.share)}`,
      `${percent(early / runs.length)} / ${percent(ever / runs.length)}`,
      early >= FIRST.share * runs.length,
    ),
    line(
      `${name}: Echos that tell the same again`,
      `≤ ${percent(RETOLD)}`,
      `${retold} of ${echoes}`,
      retold <= RETOLD * echoes,
    ),
    line(
      `${name}: longest wait in days, median / longest`,
      `≤ ${LONGEST_WAIT_DAYS}`,
      `${wait} / ${Math.max(...waits)}`,
      wait <= LONGEST_WAIT_DAYS,
    ),
    { ...line(`${name}: days in quiet, or with a gentle Echo`, '-', percent(careful), true), isMet: null },
  ]
}

function kept(name: string, copy: Copy, written: number, runs: readonly OpenedDaily[]): Line[] {
  if (runs.length === 0) return []
  const share = written === 0 ? 0 : shareOf(runs) / written
  return [
    line(`${name}, ${copy}: new days / as written`, `≥ ${percent(KEPT[copy])}`, percent(share), share >= KEPT[copy]),
  ]
}

function planted(name: string, runs: readonly OpenedDaily[]): Line[] {
  const counts = LINKS.map((kind) => {
    const [told, all] = [0, 1].map((i) => sumOf(runs, (run) => run.planted[kind]?.[i] ?? 0))
    return { kind, told: told ?? 0, all: all ?? 0 }
  }).filter(({ all }) => all > 0)
  if (counts.length === 0) return []
  const [told, all] = [
    counts.reduce((sum, each) => sum + each.told, 0),
    counts.reduce((sum, each) => sum + each.all, 0),
  ]
  const shown = counts.map((each) => `${each.kind} ${each.told} of ${each.all}`).join(', ')
  return [line(`${name}: planted pairs told within 21 days`, `≥ ${percent(PLANTED)}`, shown, told >= PLANTED * all)]
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}

function line(measure: string, target: string, reached: string, isMet: boolean): Line {
  return { measure, target, reached, isMet, isRequired: false }
}
