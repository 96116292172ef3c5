// Loads pages in a fresh profile of Chromium as Lighthouse's phone does, and prints one line of JSON for each.
// Argument: JSON of { chromePath, pages: [{ url, cookies: [{ name, value }] }] }.
import lighthouse from 'lighthouse'
import { launch } from 'puppeteer-core'

/** Chromium occasionally loses the beginning of a trace; Lighthouse then asks to be run again. */
const ATTEMPTS = 3
const FLAGS = {
  logLevel: 'error',
  onlyCategories: ['performance', 'accessibility', 'best-practices'],
  // Keeps the user signed in.
  disableStorageReset: true,
}

const { chromePath, pages } = JSON.parse(process.argv[2])
const browser = await launch({ executablePath: chromePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
for (const page of pages) process.stdout.write(`${JSON.stringify(seen(await report(page)))}\n`)
await browser.close()

async function report({ url, cookies }) {
  for (let attempt = 1; ; attempt++) {
    const context = await browser.createBrowserContext()
    if (cookies.length > 0) {
      await context.setCookie(...cookies.map((cookie) => ({ ...cookie, domain: new URL(url).hostname, path: '/' })))
    }
    const { lhr } = await lighthouse(url, FLAGS, undefined, await context.newPage())
    await context.close()
    if (!lhr.runtimeError) return lhr
    if (attempt === ATTEMPTS) throw new Error(lhr.runtimeError.message)
  }
}

function seen({ audits, categories, finalDisplayedUrl }) {
  const requests = audits['network-requests'].details.items
  const firstView = requests.filter(({ resourceType }) => resourceType === 'Script' || resourceType === 'Stylesheet')
  return {
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
  }
}
