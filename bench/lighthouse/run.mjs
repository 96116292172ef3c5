// Loads pages in a fresh profile of Chromium as Lighthouse's phone does, and prints one line of JSON for each.
// Argument: JSON of { chromePath, pages: [{ url, cookies: [{ name, value }] }] }.
import lighthouse from 'lighthouse'
import { launch } from 'puppeteer-core'

const { chromePath, pages } = JSON.parse(process.argv[2])
const browser = await launch({ executablePath: chromePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
for (const { url, cookies } of pages) {
  const context = await browser.createBrowserContext()
  if (cookies.length > 0) {
    await context.setCookie(...cookies.map((cookie) => ({ ...cookie, domain: new URL(url).hostname, path: '/' })))
  }
  const page = await context.newPage()
  const flags = {
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    // Somebody stays signed in.
    disableStorageReset: true,
  }
  const result = await lighthouse(url, flags, undefined, page)
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr
  if (runtimeError) throw new Error(runtimeError.message)
  const requests = audits['network-requests'].details.items
  const firstView = requests.filter(({ resourceType }) => resourceType === 'Script' || resourceType === 'Stylesheet')
  process.stdout.write(
    `${JSON.stringify({
      url: finalDisplayedUrl,
      performance: categories.performance.score * 100,
      accessibility: categories.accessibility.score * 100,
      bestPractices: categories['best-practices'].score * 100,
      failed: Object.values(audits).flatMap(({ id, score, scoreDisplayMode }) =>
        scoreDisplayMode === 'binary' && score === 0 ? [id] : [],
      ),
      lcpMs: audits['largest-contentful-paint'].numericValue,
      blockedMs: audits['total-blocking-time'].numericValue,
      paths: firstView.map((item) => new URL(item.url).pathname),
    })}\n`,
  )
  await context.close()
}
await browser.close()
