import '#web/ui/base/index.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FeatureScene } from './feature-scene.tsx'

const lines = (container: Element) => container.querySelectorAll('path').length

const farBelow = (
  <>
    <div style={{ height: '400vh' }} />
    <div style={{ width: 280, height: 150 }}>
      <FeatureScene kind="unlock" />
    </div>
  </>
)

/** The test decides when the browser is idle: otherwise it could be idle before the test looks. */
const busyBrowser = () => vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0)

// The scroll position of the other test can outlast its page.
beforeEach(() => window.scrollTo(0, 0))
afterEach(() => void vi.restoreAllMocks())

test('a drawing far below the window is made when the browser is idle', async () => {
  const busy = busyBrowser()
  const { container } = await render(farBelow)
  await expect.poll(() => busy.mock.calls).toHaveLength(1)
  expect(lines(container)).toBe(0)
  busy.mock.lastCall?.[0]({ didTimeout: false, timeRemaining: () => 1 })
  await expect.poll(() => lines(container)).toBeGreaterThan(10)
  expect(window.scrollY).toBe(0)
})

test('a drawing that comes near the window is made however busy the browser is', async () => {
  busyBrowser()
  const { container } = await render(farBelow)
  container.querySelector('svg')?.scrollIntoView()
  await expect.poll(() => lines(container)).toBeGreaterThan(10)
})
