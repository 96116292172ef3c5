import type { Page } from 'playwright'

const EVERY_MS = 30

/**
 * Scrolls down continuously with the wheel.
 * @param lasting ms
 * @param wheel px at each turn of the wheel
 * @returns ms between each frame and the next
 */
export async function scroll(page: Page, { lasting, wheel }: { lasting: number; wheel: number }): Promise<number[]> {
  await page.mouse.move(640, 500)
  const frames = page.evaluate((duration) => {
    const intervals: number[] = []
    return new Promise<number[]>((resolve) => {
      const begun = performance.now()
      let last = begun
      const next = (now: number) => {
        intervals.push(now - last)
        last = now
        if (now - begun > duration) resolve(intervals.slice(1))
        else requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
    })
  }, lasting)
  const until = performance.now() + lasting
  while (performance.now() < until) {
    await page.mouse.wheel(0, wheel)
    await page.waitForTimeout(EVERY_MS)
  }
  return frames
}
