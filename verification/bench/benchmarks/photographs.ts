import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { startPhotographReader } from '../../../apps/server/src/adapters/photographs/start-photograph-reader.ts'
import { tesseractRecognizer } from '../../../apps/server/src/adapters/recognition/tesseract-recognizer.ts'
import { watchedOften } from '../process-watch.ts'
import { launchChromium } from '../rig/chromium.ts'
import type { Line } from '../table.ts'

const TEXT = `The harbour was quiet this morning and the light came slowly over the water. I walked to the lamp and \
back before anybody else was awake. Nothing had been decided, but I knew what I wanted to say to her when she came \
home from the hospital. Later it rained, and we sat in the kitchen without talking, which was better than talking.`

/** Limit for the share of misread words, for print and clear separate letters; cursive has no limit. */
const LIMITS = { print: 0.02, separate: 0.2 } as const
const BLOCK_MS = 50
const SECONDS = 10
const MEMORY_MIB = 1_000

type Hand = { name: string; font: string; file: string | null; limit: number | null }
const HANDS: readonly Hand[] = [
  { name: 'print', font: 'serif', file: null, limit: LIMITS.print },
  {
    name: 'separate letters (Caveat)',
    font: 'Hand',
    file: '@fontsource/caveat/files/caveat-latin-400-normal.woff2',
    limit: LIMITS.separate,
  },
  {
    name: 'joined letters (Homemade Apple)',
    font: 'Hand',
    file: '@fontsource/homemade-apple/files/homemade-apple-latin-400-normal.woff2',
    limit: null,
  },
]

/** @returns time, memory and event loop for a photo of 12 megapixels, and the share of misread words */
export async function measure(): Promise<Line[]> {
  await using reader = startPhotographReader(tesseractRecognizer(['eng']))
  const read = async (bytes: Buffer) =>
    reader.read({ name: 'page', bytes }, { signal: AbortSignal.timeout(120_000), onProgress: () => undefined })
  const pages = await drawPages()
  const lines: Line[] = []
  for (const { hand, page } of pages) {
    for (const [how, picture] of [
      ['clean', page],
      ['photographed', await photographed(page)],
    ] as const) {
      const { text, quality } = await read(picture)
      const figure = wordErrors(text)
      const told = quality.accept ? 'accepted' : 'refused'
      const measureName = `${hand.name}, ${how}: words wrong (confidence ${Math.round(quality.confidence)}, ${told})`
      // A rejected reading reaches no user, so the limit applies only to accepted ones.
      const limit = quality.accept ? (hand.limit ?? LIMITS.separate) : 2
      lines.push({ measure: measureName, figure, unit: 'of 1', limit })
    }
  }
  const [print] = pages
  if (!print) throw new Error('No page was drawn.')
  const large = await sharp(await photographed(print.page))
    .resize(4000, 3000, { fit: 'fill' })
    .jpeg()
    .toBuffer()
  const { seconds, peakMiB, blockedMs } = await watchedOften(() => read(large), 5)
  lines.push(
    { measure: '12 megapixels: until it is read', figure: seconds, unit: 's', limit: SECONDS },
    { measure: '12 megapixels: largest process', figure: peakMiB, unit: 'MiB', limit: MEMORY_MIB },
    { measure: '12 megapixels: longest hold of the event loop', figure: blockedMs, unit: 'ms', limit: BLOCK_MS },
  )
  return lines
}

async function drawPages(): Promise<{ hand: Hand; page: Buffer }[]> {
  await using browser = await launchChromium()
  const tab = await browser.newPage({ viewport: { width: 1200, height: 800 } })
  const pages: { hand: Hand; page: Buffer }[] = []
  for (const hand of HANDS) {
    const data = hand.file && readFileSync(createRequire(import.meta.url).resolve(hand.file)).toString('base64')
    const face = data ? `@font-face{font-family:Hand;src:url(data:font/woff2;base64,${data})}` : ''
    await tab.setContent(
      `<style>${face}body{margin:0;padding:70px;font:36px/1.7 ${hand.font};background:#fbf9f4;color:#26262a}</style><p>${TEXT}</p>`,
    )
    await tab.evaluate(() => document.fonts.ready)
    pages.push({ hand, page: await tab.screenshot() })
  }
  return pages
}

/** As taken by a phone at a desk: a shadow from one side, three degrees of rotation, grain, JPEG. */
async function photographed(page: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(page).metadata()
  const shadow = `<svg width="${width}" height="${height}"><defs><linearGradient id="s"><stop offset="0" stop-opacity="0.05"/><stop offset="1" stop-opacity="0.55"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`
  const shaded = await sharp(page)
    .composite([{ input: Buffer.from(shadow) }])
    .png()
    .toBuffer()
  const askew = await sharp(shaded)
    .rotate(3, { background: '#6b6258' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Grain from a fixed sequence, so that two runs read the same image.
  let seed = 1
  for (let index = 0; index < askew.data.length; index++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    askew.data[index] = Math.max(0, Math.min(255, (askew.data[index] ?? 0) + ((seed >> 16) % 25) - 12))
  }
  const { width: w, height: h, channels } = askew.info
  return sharp(askew.data, { raw: { width: w, height: h, channels } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** The number of words to insert, delete or change (Levenshtein distance). Case and punctuation count. */
function wordErrors(read: string): number {
  const [there, found] = [TEXT.split(/\s+/), read.split(/\s+/).filter(Boolean)]
  let row = found.map((_, index) => index + 1)
  row.unshift(0)
  for (const [index, word] of there.entries()) {
    const next = [index + 1]
    for (const [position, other] of found.entries()) {
      const changed = (row[position] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(changed, (row[position + 1] ?? 0) + 1, (next[position] ?? 0) + 1))
    }
    row = next
  }
  return (row.at(-1) ?? 0) / there.length
}
