import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EchoEntry } from '../echo/index.ts'
import { seededRandom } from '../random/index.ts'
import { anEntry, normal, rating } from '../../testing/journals.ts'
import { LEXICON } from '../../testing/lexicon.ts'
import { areMovesShown, MOVES_SPANS, movesOf } from './index.ts'

const TODAY = 2000
const TAGS = ['harbor', 'veneer', 'train', 'guests', 'radio', 'market', 'orchard', 'canteen'] as const

type Plan = { days: number; lift?: (tags: readonly string[]) => number; every?: (i: number) => Partial<EchoEntry> }

/** A journal of one entry a day that ends today, with tags at random and ratings of noise plus a lift of the mood. */
function journal(seed: string, { days, lift = () => 0, every = () => ({}) }: Plan): EchoEntry[] {
  const random = seededRandom(seed)
  let carried = 0
  return Array.from({ length: days }, (_, i) => {
    const tags = TAGS.filter(() => random() < 0.3)
    carried = 0.3 * carried + normal(random)
    return anEntry(TODAY - days + 1 + i, {
      content: 'It was a day and this is what I have of it.',
      tags: tags.map((tag) => ({ tag, source: 'hash' })),
      mood: rating(3 + 0.7 * carried + lift(tags)),
      energy: rating(3 + 0.8 * normal(random)),
      focus: rating(3 + 0.8 * normal(random)),
      ...every(i),
    })
  })
}

const moves = (entries: readonly EchoEntry[]) => movesOf({ entries, today: TODAY, lexicon: LEXICON })
const pairs = (entries: readonly EchoEntry[]) => moves(entries).all.moves.map(({ name, metric }) => `${name} ${metric}`)

test('a planted tag is found with its days, its difference and an interval around it', () => {
  const entries = journal('planted', { days: 90, lift: (tags) => (tags.includes('veneer') ? 1.4 : 0) })
  const { all } = moves(entries)
  expect(all).toMatchObject({ days: 90, tried: TAGS.length * 3 })
  expect(all.moves.map(({ name, metric }) => [name, metric])).toEqual([['veneer', 'mood']])
  const has = (entry: EchoEntry) => entry.tags.some(({ tag }) => tag === 'veneer')
  const mean = (list: readonly EchoEntry[]) => list.reduce((sum, { mood }) => sum + mood!, 0) / list.length
  const [inside, outside] = [entries.filter(has), entries.filter((entry) => !has(entry))]
  const [move] = all.moves
  expect(move).toMatchObject({ kind: 'tag', look: { q: '', tag: 'veneer' }, daysWith: inside.length })
  expect(move!.daysWithout).toBe(outside.length)
  expect(move!.difference).toBe(Number((mean(inside) - mean(outside)).toFixed(1)))
  expect(move!.low).toBeGreaterThan(0)
  expect(move!.high).toBeGreaterThan(move!.difference)
})

test('of journals in which nothing moves with anything, at most one in twenty shows a pair', () => {
  const runs = 200
  let shown = 0
  for (let run = 0; run < runs; run++) if (pairs(journal(`null ${run}`, { days: 60 })).length > 0) shown++
  expect(shown / runs).toBeLessThan(0.05 + 0.031)
})

test('what is higher comes before what is lower', () => {
  const lift = (tags: readonly string[]) => (tags.includes('train') ? -1.5 : 0) + (tags.includes('harbor') ? 1.3 : 0)
  expect(pairs(journal('order', { days: 200, lift }))).toEqual(['harbor mood', 'train mood'])
})

test('seven days with a subject, or without it, are waiting and not tried', () => {
  const tagged = (count: number) =>
    moves(
      journal('few', {
        days: 40,
        every: (i) => ({ tags: i < count ? [{ tag: 'harbor', source: 'hash' }] : [], mood: i < count ? 5 : 2 }),
      }),
    ).all
  expect(tagged(7)).toMatchObject({ tried: 0, moves: [], waiting: [{ name: 'harbor', daysWith: 7, daysWithout: 33 }] })
  expect(tagged(33)).toMatchObject({ tried: 0, waiting: [{ daysWith: 33, daysWithout: 7 }] })
  expect(tagged(8)).toMatchObject({ tried: 3, waiting: [] })
  expect(tagged(2).waiting).toEqual([])
})

test('a day counts once, with the mean of its entries and the subjects of any of them', () => {
  const twice = Array.from({ length: 40 }, (_, i) => [
    anEntry(TODAY - i, {
      hour: 8,
      mood: i % 2 === 0 ? 5 : 3,
      tags: i % 2 === 0 ? [{ tag: 'harbor', source: 'hash' }] : [],
    }),
    anEntry(TODAY - i, { hour: 20, mood: 3 }),
  ]).flat()
  expect(moves(twice).all).toMatchObject({ days: 40, moves: [{ daysWith: 20, daysWithout: 20, difference: 1 }] })
})

test('a span has only its own days', () => {
  const entries = journal('spans', { days: 500 })
  expect(MOVES_SPANS.map((span) => moves(entries)[span].days)).toEqual([30, 365, 500])
})

test('ratings of historic entries and entries of tomorrow are not used', () => {
  const entries = journal('historic', { days: 60, every: (i) => ({ historic: i < 30 }) })
  expect(moves(entries).all.days).toBe(30)
  expect(moves([...entries, anEntry(TODAY + 1)]).all.days).toBe(30)
})

test('at most twenty subjects are tried, fewer in a short journal', () => {
  const random = seededRandom('many')
  const many = (days: number) =>
    journal('many', {
      days,
      every: () => ({
        tags: Array.from({ length: 30 }, (_, t) => ({
          tag: `${String.fromCodePoint(97 + (t % 26))}olk${t}`,
          source: 'hash' as const,
        })).filter(() => random() < 0.4),
      }),
    })
  expect(moves(many(41)).all.tried).toBe(30)
  expect(moves(many(84)).all.tried).toBe(42)
  expect(moves(many(120)).all.tried).toBe(60)
})

test('the answer depends neither on the order of the entries nor on the names of the tags', () => {
  const lift = (tags: readonly string[]) => (tags.includes('veneer') ? 1.2 : 0)
  fc.assert(
    fc.property(fc.nat(1000), fc.infiniteStream(fc.nat()), (seed, keys) => {
      const entries = journal(`order ${seed}`, { days: 50, lift })
      const mixed = entries
        .map((entry) => ({ entry, key: keys.next().value as number }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ entry }) => entry)
      expect(moves(mixed)).toEqual(moves(entries))
      const renamed = entries.map((entry) => ({
        ...entry,
        tags: entry.tags.map(({ tag }) => ({ tag: `w${tag}`, source: 'hash' as const })),
      }))
      const figures = (list: readonly EchoEntry[]) =>
        moves(list).all.moves.map(({ name: _name, look: _look, ...rest }) => rest)
      expect(figures(renamed)).toEqual(figures(entries))
    }),
    { numRuns: 12 },
  )
})

test('whatever a journal holds, a shown pair has eight days on both sides and an interval on one side of zero', () => {
  const entry = fc.record({
    mood: fc.option(fc.integer({ min: 1, max: 5 })),
    energy: fc.integer({ min: 1, max: 5 }),
    focus: fc.integer({ min: 1, max: 5 }),
    tags: fc.subarray([...TAGS]).map((tags) => tags.map((tag) => ({ tag, source: 'hash' as const }))),
    historic: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(fc.tuple(entry, fc.nat(80)), { maxLength: 120 }), (drawn) => {
      const entries = drawn.map(([given, ago], i) => anEntry(TODAY - ago, { ...given, id: `e${i}` }))
      for (const { moves: shown, days } of Object.values(moves(entries))) {
        for (const { daysWith, daysWithout, low, high, difference } of shown) {
          expect(daysWith + daysWithout).toBe(days)
          expect(Math.min(daysWith, daysWithout)).toBeGreaterThanOrEqual(8)
          expect(low > 0 || high < 0).toBe(true)
          expect(difference).toBeGreaterThanOrEqual(low)
          expect(difference).toBeLessThanOrEqual(high)
        }
      }
    }),
    { numRuns: 30 },
  )
})

test('nothing is shown in gentle and quiet times', () => {
  expect((['open', 'gentle', 'quiet'] as const).map(areMovesShown)).toEqual([true, false, false])
})
