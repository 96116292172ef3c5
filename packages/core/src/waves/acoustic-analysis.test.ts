import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analysis, aWave, outcome, simulatedJournal, TODAY } from './journals.fixture.ts'

const unavailable = (message: string) => ({
  success: false,
  fallback_required: true,
  message,
  acoustic_analysis: null,
})
const days = (count: number) => Array.from({ length: count }, (_, i) => aWave(TODAY - i))

test('fewer than three recent entries give no picture', () => {
  expect(outcome([])).toEqual(unavailable('Need at least 3 recent entries (found 0)'))
  expect(outcome(days(2))).toEqual(unavailable('Need at least 3 recent entries (found 2)'))
  expect(outcome([...days(2), aWave(TODAY - 14), aWave(TODAY - 3, { historic: true })])).toEqual(
    unavailable('Need at least 3 recent entries (found 2)'),
  )
  expect(outcome([...days(2), aWave(TODAY - 14)], { days: 15 }).success).toBe(true)
})

test('entries without ratings are never enough for a picture', () => {
  const unrated = days(5).map((entry) => ({ ...entry, mood: null, energy: null, focus: null }))
  expect(outcome(unrated)).toEqual(unavailable('Insufficient data'))
  expect(outcome([...unrated, aWave(TODAY - 6)])).toEqual(unavailable('Need at least 3 recent entries (found 1)'))
})

test('during a safety pause there is no picture', () => {
  expect(outcome(days(14), { safety: 'quiet' })).toEqual(unavailable('Your patterns are still forming'))
  expect(outcome(days(14), { safety: 'gentle' }).success).toBe(true)
})

test('three entries give a picture whose shape is forming', () => {
  const found = analysis([
    aWave(TODAY - 2, { mood: 2 }),
    aWave(TODAY - 1, { mood: 4, energy: 4 }),
    aWave(TODAY, { focus: 5, content: 'Much more was written on this day than on the others.' }),
  ])
  expect(found.visualization_data.wave_layers).toHaveLength(5)
  expect(found.visualization_data.echo_chambers).toHaveLength(3)
  expect(found.visualization_data.flow_paths).toHaveLength(1)
  expect(found.mathematical_analysis.chaos).toMatchObject({ attractor_type: 'forming', days_used: 3 })
  expect(found.performance_metrics).toEqual({ entries_used: 3, payload_layers: 5 })
})

test('fourteen identical entries are a fixed point in which no feature varies', () => {
  const { mathematical_analysis, visualization_data } = analysis(days(14))
  expect(mathematical_analysis.pca).toEqual({
    variance_retained: 1,
    expected_by_chance: 1,
    features: [],
    components: [],
  })
  expect(mathematical_analysis.chaos.attractor_type).toBe('fixed_point')
  expect(visualization_data.wave_layers.every(({ amplitude }) => amplitude === 0.04)).toBe(true)
})

test('the device decides the number of layers, and reduced motion the duration', () => {
  const layers = (['high', 'medium', 'low'] as const).map((deviceTier) => analysis(days(4), { deviceTier }))
  expect(layers.map(({ performance_metrics }) => performance_metrics.payload_layers)).toEqual([8, 5, 3])
  expect(layers.map(({ device_tier }) => device_tier)).toEqual(['high', 'medium', 'low'])
  const still = analysis(days(4), { reducedMotion: true }).visualization_data.animation_keyframes
  expect(still.every(({ at_ms }) => at_ms === 0)).toBe(true)
})

test('at most sixty entries are analyzed and twenty-four shown', () => {
  const entries = Array.from({ length: 70 }, (_, i) =>
    aWave(TODAY - (i % 14), { id: `e${i}`, time: i, mood: 1 + (i % 5) }),
  )
  const { visualization_data, performance_metrics } = analysis(entries)
  expect(performance_metrics.entries_used).toBe(60)
  expect(visualization_data.echo_chambers).toHaveLength(24)
})

const aRating = fc.integer({ min: 1, max: 5 })
const anEntry = fc
  .record({
    ago: fc.nat(16),
    minute: fc.nat(1439),
    mood: fc.option(aRating),
    energy: aRating,
    focus: aRating,
    sentiment: fc.option(fc.double({ min: -0.99, max: 0.99, noNaN: true })),
    lexicalDiversity: fc.option(fc.double({ min: 0.5, max: 1, noNaN: true })),
    typingSpeed: fc.option(fc.double({ min: 0, max: 300, noNaN: true })),
    words: fc.array(fc.constantFrom('harbour', 'boat', 'tide', 'bread', 'rope', 'letter', 'the', 'and'), {
      maxLength: 40,
    }),
    historic: fc.nat(9).map((n) => n === 0),
  })
  .map(({ ago, minute, words, ...given }) =>
    aWave(TODAY - ago, { ...given, content: words.join(' '), time: (TODAY - ago) * 86_400_000 + minute * 60_000 }),
  )
const aJournal = fc
  .array(anEntry, { maxLength: 30 })
  .map((entries) => entries.map((entry, i) => ({ ...entry, id: `e${i}` })))

test('repeating the analysis or reordering the entries changes no byte', () => {
  const reordered = aJournal.chain((entries) =>
    fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
  )
  fc.assert(
    fc.property(reordered, ([entries, shuffled]) => {
      expect(JSON.stringify(outcome(shuffled))).toBe(JSON.stringify(outcome(entries)))
    }),
  )
})

test('every number in every picture stays in its range', () => {
  const within = (value: number, low: number, high: number) => {
    expect(value).toBeGreaterThanOrEqual(low)
    expect(value).toBeLessThanOrEqual(high)
  }
  fc.assert(
    fc.property(aJournal, (entries) => {
      const found = outcome(entries).acoustic_analysis
      if (!found) return
      const { wave_layers, echo_chambers, resonance_fields, flow_paths, animation_keyframes } = found.visualization_data
      for (const layer of wave_layers) {
        within(layer.period_days, 2, 14)
        within(layer.cycles, 1, 7)
        within(layer.amplitude, 0.04, 0.36)
        within(layer.phase, 0, 6.284)
        within(layer.hue, 40, 250)
        within(layer.opacity, 0.25, 0.85)
        within(layer.speed, 0.15, 0.95)
      }
      for (const chamber of echo_chambers) {
        within(chamber.x, 105, 1295)
        within(chamber.y, 72, 728)
        within(chamber.r, 10, 100)
        within(chamber.hue, 40, 250)
        within(chamber.glow, 0.2, 0.84)
        within(chamber.blur, 0, 6)
        within(chamber.age, 0, 0.93)
      }
      const ids = new Set(echo_chambers.map(({ id }) => id))
      for (const field of resonance_fields) {
        within(field.strength, 0.16, 1)
        within(field.shared, 2, 6)
        expect(ids.has(field.from) && ids.has(field.to)).toBe(true)
      }
      for (const path of flow_paths) {
        within(path.width, 1.5, 3.5)
        within(path.hue, 40, 250)
        expect(path.points.length).toBeGreaterThan(1)
      }
      for (const { at_ms } of animation_keyframes) within(at_ms, 0, 12_000)
      const { pca, chaos } = found.mathematical_analysis
      within(pca.variance_retained, 0, 1)
      within(pca.expected_by_chance, 0, 1)
      for (const { loadings } of pca.components) for (const loading of Object.values(loadings)) within(loading, -1, 1)
      for (const share of [chaos.p_drift, chaos.p_cycle, chaos.recurrence_rate, chaos.permutation_entropy])
        if (share !== null) within(share, 0, 1)
      for (const signed of [chaos.kendall_tau, chaos.lag1]) if (signed !== null) within(signed, -1, 1)
      if (chaos.cycle_period_days !== null) within(chaos.cycle_period_days, 2, 7)
      expect(JSON.stringify(found)).not.toMatch(/NaN|harbour|tide/)
    }),
  )
})

test('another account changes only the results of shuffling', () => {
  const entries = simulatedJournal('one journal')
  const [mine, other] = [analysis(entries, { accountId: 'mara' }), analysis(entries, { accountId: 'ines' })]
  expect(other.visualization_data).toEqual(mine.visualization_data)
  const { expected_by_chance, ...pca } = mine.mathematical_analysis.pca
  expect(other.mathematical_analysis.pca).toMatchObject(pca)
  expect(Math.abs(other.mathematical_analysis.pca.expected_by_chance - expected_by_chance)).toBeLessThan(0.03)
})
