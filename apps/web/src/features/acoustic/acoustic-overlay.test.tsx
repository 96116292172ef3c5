import { acoustic } from '@soundings/contract/endpoints'
import type { AcousticPicture } from '@soundings/contract/acoustic'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { AcousticOverlay } from './acoustic-overlay.tsx'

const ECHO = { echo_id: 'e1', text: '“breakwater”: 6 of your last 9 entries.' }
const PICTURE: AcousticPicture = {
  visualization_data: {
    wave_layers: [1, 2, 3].map((cycles) => ({
      id: `w${cycles}`,
      source: 'spectrum' as const,
      band: [2, 14] as [number, number],
      period_days: 14 / cycles,
      cycles,
      amplitude: 0.1 * cycles,
      phase: 0,
      hue: 120,
      opacity: 0.5,
      speed: 0.3,
    })),
    echo_chambers: ['a', 'b', 'c'].map((id, index) => ({
      id,
      x: 300 * (index + 1),
      y: 400,
      r: 20,
      hue: 100,
      glow: 0.5,
      blur: 3,
      age: index / 3,
    })),
    resonance_fields: [{ from: 'a', to: 'b', strength: 0.4, shared: 3 }],
    flow_paths: [
      {
        id: 'f0',
        points: [
          [300, 400],
          [600, 400],
          [900, 400],
        ],
        tension: 0.5,
        width: 2,
        hue: 100,
        dash: [4, 6],
        from: 'a',
        to: 'c',
      },
    ],
    animation_keyframes: (['loading', 'acoustic_space', 'wave_flow', 'echo_reflections', 'complete'] as const).map(
      (stage, index) => ({ stage, at_ms: index * 40, easing: 'cubic-out' }),
    ),
  },
  mathematical_analysis: {
    pca: { variance_retained: 0.634, expected_by_chance: 0.525, features: ['mood'], components: [] },
    chaos: {
      attractor_type: 'limit_cycle',
      days_used: 9,
      kendall_tau: null,
      p_drift: null,
      cycle_period_days: 4,
      p_cycle: 0.01,
      recurrence_rate: null,
      lag1: null,
      permutation_entropy: null,
    },
  },
  performance_metrics: { entries_used: 3, payload_layers: 3, compute_ms: 5, cache_hit: false },
  device_tier: 'high',
}
const DEVICE: Answers = { [callOf(acoustic.deviceCheck)]: { device_tier: 'high' } }

const overlay = (answers: Answers, onClose = () => {}) =>
  renderOver({ ...DEVICE, ...answers }, <AcousticOverlay echo={ECHO} onClose={onClose} />).screen

test('the picture ends with the Echo, its analysis and a description in words', async () => {
  const screen = await overlay({
    [callOf(acoustic.analysis)]: {
      success: true,
      fallback_required: false,
      message: 'ok',
      acoustic_analysis: PICTURE,
    },
  })
  await expect.element(screen.getByText(ECHO.text)).toBeVisible()
  await expect.element(screen.getByText('Limit cycle', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('63% (53% by chance)')).toBeVisible()
  await expect
    .element(screen.getByText(/3 entries of the last 14 days, 1 pair with words in common/))
    .toBeInTheDocument()
})

test.each([
  ['Need at least 3 recent entries (found 2)', /^Your patterns are still forming/],
  ['analysis unavailable', /^Lightweight mode active/],
])('"%s" shows the lighter picture with its warning, and the Echo all the same', async (message, warning) => {
  const screen = await overlay({
    [callOf(acoustic.analysis)]: { success: false, fallback_required: true, message, acoustic_analysis: null },
  })
  await expect.element(screen.getByText(warning)).toBeVisible()
  await expect.element(screen.getByText(ECHO.text)).toBeVisible()
})

test('a refusal of the server shows the lighter picture with its warning, and the Echo all the same', async () => {
  const screen = await overlay({ [callOf(acoustic.analysis)]: refusal(503, 'NOT_READY', 'Please try again.') })
  await expect.element(screen.getByText(/^Lightweight mode active/)).toBeVisible()
  await expect.element(screen.getByText(ECHO.text)).toBeVisible()
})

test('after a while the picture starts without the server’s answer', async () => {
  const screen = await overlay({ [callOf(acoustic.analysis)]: PENDING })
  await expect.element(screen.getByRole('progressbar', { name: 'Loading the visualization' })).toBeInTheDocument()
  await expect.element(screen.getByText(/^Lightweight mode active/)).toBeVisible()
})

test('a tap anywhere closes it', async () => {
  let closed = 0
  const screen = await overlay({ [callOf(acoustic.analysis)]: PENDING }, () => closed++)
  await screen.getByRole('button', { name: 'Close the visualization' }).click()
  expect(closed).toBe(1)
})
