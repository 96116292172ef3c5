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

/** Hour, mood, energy, focus, sentiment and typing speed of fourteen days. The third and the tenth share a text. */
const FORTNIGHT = [
  [8, 2, 3, 2, -0.3, 41],
  [22, 3, 2, 2, 0.1, 38],
  [9, 3, 4, 3, 0.2, 44],
  [21, 2, 2, 1, -0.4, 35],
  [7, 4, 3, 3, 0.3, 47],
  [20, 4, 5, 4, 0.5, 52],
  [23, 3, 3, 2, 0, 40],
  [8, 2, 3, 3, -0.2, 43],
  [19, 5, 4, 4, 0.6, 55],
  [10, 4, 4, 3, 0.4, 49],
  [22, 3, 2, 3, -0.1, 39],
  [9, 4, 3, 5, 0.3, 50],
  [21, 5, 5, 4, 0.7, 57],
  [8, 3, 4, 4, 0.2, 46],
] as const
const fortnight = FORTNIGHT.map(([hour, mood, energy, focus, sentiment, typingSpeed], i) => {
  const day = TODAY - 13 + i
  const shared = i === 2 || i === 9
  const content = shared
    ? 'The harbour was quiet before the ferry left and the bakery opened.'
    : 'A page. '.repeat(2 * i + 1)
  return aWave(day, { mood, energy, focus, sentiment, typingSpeed, content, time: (day * 24 + hour) * 3_600_000 })
})
/** Within half a hundredth, so that the last bits of a platform's sines and logarithms don't matter. */
const near = (...numbers: number[]) => numbers.map((number) => expect.closeTo(number, 2))

test('the picture of a fortnight never changes', () => {
  const { visualization_data: picture } = analysis(fortnight, { deviceTier: 'low' })
  expect(
    picture.wave_layers.map((wave) => [
      wave.period_days,
      wave.amplitude,
      wave.phase,
      wave.hue,
      wave.opacity,
      wave.speed,
    ]),
  ).toEqual([
    near(13.627, 0.198, 4.755, 139, 0.513, 0.621),
    near(3.931, 0.213, 2.18, 126, 0.538, 0.621),
    near(3.528, 0.314, 3.363, 113, 0.706, 0.621),
  ])
  expect(picture.echo_chambers.map(({ x, y, r, hue, glow, blur, age }) => [x, y, r, hue, glow, blur, age])).toEqual([
    near(417.27, 438.816, 10.825, 198, 0.52, 4.5, 0.929),
    near(695.94, 559.728, 12.271, 145, 0.36, 4.5, 0.857),
    near(787.29, 300.544, 14.068, 145, 0.68, 3, 0.786),
    near(369.11, 624.992, 14.593, 198, 0.36, 6, 0.714),
    near(998.48, 384.784, 15.556, 93, 0.52, 3, 0.643),
    near(1032.85, 163.328, 16.422, 93, 0.84, 1.5, 0.571),
    near(684.46, 479.856, 17.21, 145, 0.52, 4.5, 0.5),
    near(401.87, 396.256, 17.932, 198, 0.52, 3, 0.429),
    near(1241.24, 264.848, 18.598, 40, 0.68, 1.5, 0.357),
    near(1039.85, 291.328, 14.068, 93, 0.68, 3, 0.286),
    near(696.5, 489.712, 19.794, 145, 0.36, 3, 0.214),
    near(990.15, 294.048, 20.335, 93, 0.52, 0, 0.143),
    near(1269.52, 145.04, 20.844, 40, 0.84, 1.5, 0.071),
    near(769.37, 227.456, 21.325, 145, 0.68, 1.5, 0),
  ])
  expect(picture.resonance_fields).toEqual([{ from: 'e20089', to: 'e20096', strength: 1, shared: 5 }])
  const [path] = picture.flow_paths
  expect(path?.points).toEqual(picture.echo_chambers.map(({ x, y }) => [x, y]))
  expect([path?.tension, path?.width, path?.hue]).toEqual(near(0.5, 2.679, 126))
  expect(picture.animation_keyframes.map(({ at_ms }) => at_ms)).toEqual([0, 880, 3080, 6160, 8800])
})

test('what the analysis finds in a fortnight never changes', () => {
  const { pca, chaos } = analysis(fortnight).mathematical_analysis
  expect(pca.variance_retained).toBeCloseTo(0.718, 2)
  expect(pca.features).toEqual(['mood', 'energy', 'focus', 'sentiment', 'length', 'tempo'])
  expect(pca.components.map(({ loadings }) => Object.values(loadings))).toEqual([
    near(0.431, 0.388, 0.414, 0.45, 0.283, 0.459),
    near(-0.115, -0.365, 0.294, -0.205, 0.836, -0.162),
  ])
  // Exact, as only they depend on the shuffles: another sequence of random numbers changes them a little.
  expect(pca.expected_by_chance).toBe(0.509)
  expect(chaos).toMatchObject({ attractor_type: 'irregular', days_used: 14, p_drift: 0.032, p_cycle: 0.264 })
  expect([chaos.kendall_tau, chaos.cycle_period_days, chaos.recurrence_rate]).toEqual(near(0.451, 3.459, 0.209))
  expect([chaos.lag1, chaos.permutation_entropy]).toEqual(near(0.164, 0.863))
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
