import { median } from '../../src/statistics/index.ts'
import type { DailyEchoes } from './daily-echoes.ts'
import type { Line } from './line.ts'
import { newsLines } from './news-lines.ts'
import type { Differences } from './sameness.ts'
import { severalLines } from './several-lines.ts'
import type { Speed } from './speed.ts'
import type { Result } from './tasks.ts'

type Of<Kind extends Result['kind']> = Extract<Result, { kind: Kind }>

/** Target shares (docs/evaluation.md), and limits for repetition and time. */
const TARGETS = {
  now: 0.05,
  perLook: 0.02,
  ever: 0.1,
  power: 0.8,
  overlap: 0.6,
  typeShare: 0.35,
  echoes: 3000,
  /** Echos that quote a line in a changed style, relative to the same entries as written. */
  quotedShare: 0.8,
  types: 6,
  milliseconds: 300,
  ease: 65,
}
/** Number of entries for which the time of an Echo has a target. */
const TIMED_SIZE = 1000
/** Cells with a target of 80% (docs/evaluation.md): rule, effect, entries. */
const POWER_TARGETS = [
  'tag_mood 1.6 42',
  'tag_mood 1.2 85',
  'tag_mood 0.8 172',
  'time_of_day 1.6 42',
  'time_of_day 1.2 85',
  'time_of_day 0.8 172',
  'weekday_rhythm 1.2 121',
]

/** The table of a run, in the order of docs/evaluation.md. */
export function linesOf(results: readonly Result[], speeds: readonly Speed[], names: readonly string[]): Line[] {
  const of = <Kind extends Result['kind']>(kind: Kind) =>
    results.filter((result): result is Of<Kind> => result.kind === kind)
  return [
    ...nullLines(of('null')),
    ...powerLines(of('power')),
    ...severalLines(of('several').map(({ told }) => told)),
    ...dailyLines(of('daily')),
    ...newsLines(of('opened')),
    ...easeLines(of('daily')),
    ...orderLines(of('order'), names),
    ...safetyLines(of('safety')),
    ...sameLines(of('same')),
    ...speeds.map(({ size, first, next }) => {
      const isTimed = size === TIMED_SIZE
      return {
        measure: `ms per Echo at ${size} entries: all read again / one new entry`,
        target: isTimed ? `one new ≤ ${TARGETS.milliseconds}` : '-',
        reached: `${Math.round(first)} / ${Math.round(next)}`,
        isMet: isTimed ? next <= TARGETS.milliseconds : null,
        isRequired: false,
      }
    }),
  ]
}

function nullLines(all: readonly Of<'null'>[]): Line[] {
  const telling = all.filter(({ now }) => now.length > 0)
  const lives = all.map(({ looks, carryOver }) => ({ ...looks, carryOver }))
  const perLook = (['standing', 'shift'] as const).map((family) => {
    const taken = lives.reduce((sum, life) => sum + life[family][0], 0)
    const told = lives.reduce((sum, life) => sum + life[family][1], 0)
    return atMost(`per look, ${family} (${taken} looks)`, told, taken, TARGETS.perLook)
  })
  const ever = lives.filter((life) => life.ever.length > 0)
  const byCarryOver = [...new Set(lives.map(({ carryOver }) => carryOver))]
    .toSorted((a, b) => a - b)
    .map(
      (phi) =>
        `${phi}: ${percent(ever.filter((l) => l.carryOver === phi).length, lives.filter((l) => l.carryOver === phi).length)}`,
    )
  return [
    atMost(`journals without a pattern that get one now (${all.length})`, telling.length, all.length, TARGETS.now),
    ...perLook,
    atMost(`ever told in a life of up to 244 entries (${lives.length})`, ever.length, lives.length, TARGETS.ever),
    plain('ever told, by carry-over φ', byCarryOver.join(', ')),
    plain('false claims by rule, now', tally(telling.flatMap(({ now }) => now))),
    plain('false claims by rule, ever', tally(ever.flatMap((life) => [...new Set(life.ever)]))),
  ]
}

function powerLines(all: readonly Of<'power'>[]): Line[] {
  const cells = Map.groupBy(all, ({ rule, effect, size }) => `${rule} ${effect} ${size}`)
  const share = (cell: readonly Of<'power'>[] | undefined) =>
    (cell ?? []).filter(({ isFound }) => isFound).length / Math.max(1, cell?.length ?? 0)
  const rules = Map.groupBy(all, ({ rule, effect }) => `${rule} ${effect}`)
  const tables = [...rules].map(([name, cell]) => {
    const sizes: number[] = [...new Set(cell.map(({ size }) => size))]
    const found = sizes.map((size) => `${size}: ${Math.round(100 * share(cells.get(`${name} ${size}`)))}%`)
    return plain(`power ${name} (${cell.length / sizes.length} a cell)`, found.join('  '))
  })
  const targets = POWER_TARGETS.filter((name) => cells.has(name)).map((name): Line => {
    const reached = share(cells.get(name))
    const isMet = reached >= TARGETS.power
    const target = `≥ ${100 * TARGETS.power}%`
    return { measure: `power ${name}`, target, reached: `${Math.round(100 * reached)}%`, isMet, isRequired: false }
  })
  return [...targets, ...tables]
}

function dailyLines(all: readonly Of<'daily'>[]): Line[] {
  const told = all.map((daily) => daily.told)
  const total = (count: (one: DailyEchoes) => number) => told.reduce((sum, one) => sum + count(one), 0)
  const echoes = total((one) => one.echoes)
  const faults = ['asRead', 'audit', 'wording', 'quotes', 'length', 'safety', 'playful'] as const
  const NAMES = {
    asRead: 'false as read, by the second auditor',
    audit: 'audit failures',
    wording: 'forbidden wording',
    quotes: 'quotes not verbatim',
    length: 'longer than 280 characters',
    safety: 'told within 10 days of an entry of level hold',
    playful: 'Playful beside a dark entry',
  }
  const full = told.filter((one) => one.echoes >= 60)
  const fewestTypes = Math.min(...full.map(({ types }) => Object.keys(types).length))
  const largestShare = Math.max(
    ...full.map(({ types, echoes }) => {
      const { mirror: _mirror, look_back: _lookBack, ...figures } = types
      return Math.max(0, ...Object.values(figures)) / echoes
    }),
  )
  const overlap = Math.max(0, ...told.map((one) => one.largestOverlap))
  const repeats = total((one) => one.skeletonRepeats)
  return [
    {
      measure: `daily Echos told (journals × styles × tones, up to 90 each, ${told.length} runs)`,
      target: `≥ ${TARGETS.echoes}`,
      reached: String(echoes),
      isMet: echoes >= TARGETS.echoes,
      isRequired: false,
    },
    ...styleLines(all),
    ...faults.map((fault): Line => {
      const count = total((one) => one.faults[fault])
      return { measure: NAMES[fault], target: '0', reached: String(count), isMet: count === 0, isRequired: true }
    }),
    {
      measure: 'skeleton again within 21 Echos',
      target: '0',
      reached: `${repeats} of ${echoes}`,
      isMet: repeats === 0,
      isRequired: true,
    },
    {
      measure: 'largest 4-word overlap with the last 21',
      target: `≤ ${TARGETS.overlap}`,
      reached: overlap.toFixed(2),
      isMet: overlap <= TARGETS.overlap,
      isRequired: true,
    },
    ...(full.length === 0
      ? []
      : [
          {
            measure: `fewest types in a run of 60 or more (${full.length} runs)`,
            target: `≥ ${TARGETS.types}`,
            reached: String(fewestTypes),
            isMet: fewestTypes >= TARGETS.types,
            isRequired: false,
          },
          {
            measure: 'largest share of one type but own lines in such a run',
            target: `≤ ${100 * TARGETS.typeShare}%`,
            reached: `${Math.round(100 * largestShare)}%`,
            isMet: largestShare <= TARGETS.typeShare,
            isRequired: false,
          },
        ]),
    plain(
      'types told, all runs',
      tally(
        told.flatMap((one) =>
          Object.entries(one.types).flatMap(([type, count]) => Array.from({ length: count }, () => type)),
        ),
      ),
    ),
  ]
}

/** How often each style is quoted, compared with the same entries as written. */
function styleLines(all: readonly Of<'daily'>[]): Line[] {
  const quoting = (style: string) =>
    all.filter((run) => run.style === style).reduce((sum, { told }) => sum + told.quoting, 0)
  const usual = quoting('as written')
  return ['wrapped', 'verse', 'lower case', 'unrated'].map((style) => {
    const share = usual === 0 ? 1 : quoting(style) / usual
    const isAsked = style === 'wrapped' || style === 'lower case'
    return {
      measure: `Echos with a line quoted, ${style} / as written`,
      target: isAsked ? `≥ ${100 * TARGETS.quotedShare}%` : '-',
      reached: `${Math.round(100 * share)}% (${quoting(style)} / ${usual})`,
      isMet: isAsked ? share >= TARGETS.quotedShare : null,
      isRequired: false,
    }
  })
}

function orderLines(all: readonly Of<'order'>[], names: readonly string[]): Line[] {
  return names.flatMap((name, i) => {
    const own = all.filter(({ diary }) => diary === i)
    if (own.length === 0) return []
    const real = own.find(({ isShuffled }) => !isShuffled)?.keys ?? []
    const mixed = own.filter(({ isShuffled }) => isShuffled).map(({ keys }) => keys.length)
    return [
      plain(`${name}: word patterns in its order / shuffled`, `${real.join(' ') || 'none'} / ${mixed.join(', ')}`),
    ]
  })
}

function safetyLines(all: readonly Of<'safety'>[]): Line[] {
  const [asked, told] = [all.reduce((sum, one) => sum + one.asked, 0), all.reduce((sum, one) => sum + one.told, 0)]
  if (asked === 0) return [plain('days after dated entries about suicide', 'none in these diaries')]
  const measure = `told in the 10 days from dated entries about suicide (${asked} days)`
  return [{ measure, target: '0', reached: String(told), isMet: told === 0, isRequired: true }]
}

/**
 * Checks for identical results: two processes run the same input, and one repeats it with each change that must not
 * matter.
 */
function sameLines(all: readonly Of<'same'>[]): Line[] {
  const bySeed = [...Map.groupBy(all, ({ seed }) => seed).values()]
  const twice = bySeed.filter((asked) => asked.length > 1)
  const apart = twice.filter((asked) => new Set(asked.map(({ digest }) => digest)).size > 1).length
  const changed = (what: keyof Differences) => all.filter((one) => one.differences?.[what]).length
  const none = (measure: string, count: number): Line => {
    return { measure, target: '0', reached: String(count), isMet: count === 0, isRequired: true }
  }
  const asked = all.filter(({ differences }) => differences !== null).length
  return [
    none(`journals whose Echos differ between two processes (${twice.length})`, apart),
    none(`journals whose Echos differ with the entries shuffled (${asked})`, changed('order')),
    none('all dates moved: Echos in which more than a date differs', changed('dates')),
    none('a tag renamed: Echos in which more than its name differs', changed('tag')),
    none('another account: Echos in which a claim or a number differs', changed('account')),
  ]
}

/** Flesch reading ease of all Echos in a tone, including quotes. */
function easeLines(all: readonly Of<'daily'>[]): Line[] {
  return [...Map.groupBy(all, ({ tone }) => tone)].map(([tone, runs]) => {
    const ease = median(runs.flatMap(({ told }) => told.ease))
    return {
      measure: `median reading ease, ${tone}`,
      target: `≥ ${TARGETS.ease}`,
      reached: ease.toFixed(0),
      isMet: ease >= TARGETS.ease,
      isRequired: true,
    }
  })
}

function atMost(measure: string, count: number, of: number, limit: number): Line {
  const isMet = of === 0 ? null : count / of <= limit
  return { measure, target: `≤ ${100 * limit}%`, reached: `${percent(count, of)} (${count})`, isMet, isRequired: true }
}

function plain(measure: string, reached: string): Line {
  return { measure, target: '-', reached, isMet: null, isRequired: false }
}

function percent(count: number, of: number): string {
  return of === 0 ? '-' : `${((100 * count) / of).toFixed(1)}%`
}

function tally(names: readonly string[]): string {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length] as const)
  return counts.length === 0
    ? 'none'
    : counts
        .toSorted((a, b) => b[1] - a[1])
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')
}
