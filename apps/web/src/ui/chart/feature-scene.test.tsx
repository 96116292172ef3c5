import '#web/ui/styles/index.css'
import { expect, test, vi } from 'vitest'
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

test('a drawing far below the window is made when there is time', async () => {
  const { container } = await render(farBelow)
  expect(lines(container)).toBe(0)
  await expect.poll(() => lines(container)).toBeGreaterThan(10)
  expect(window.scrollY).toBe(0)
})

test('a drawing that comes near the window is made however busy the browser is', async () => {
  const busy = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0)
  const { container } = await render(farBelow)
  container.querySelector('svg')?.scrollIntoView()
  await expect.poll(() => lines(container)).toBeGreaterThan(10)
  busy.mockRestore()
})
