import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tesseractRecognizer } from './tesseract-recognizer.ts'
import type { Page, TextRecognizer } from './text-recognizer.ts'
import { visionRecognizer } from './vision-recognizer.ts'

type Setup = AsyncDisposable & { recognizer: TextRecognizer }

const LINES = ['Walked to the harbor', 'before breakfast today']

const SETUPS: Record<string, () => Promise<Setup>> = {
  async tesseract() {
    const recognizer = tesseractRecognizer(['eng'])
    return { recognizer, [Symbol.asyncDispose]: () => recognizer[Symbol.asyncDispose]() }
  },
  async vision() {
    const message = { role: 'assistant', content: LINES.join('\n') }
    const server = createServer((request, response) => {
      request.resume().on('end', () => response.end(JSON.stringify({ choices: [{ message }] })))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`
    const recognizer = visionRecognizer({ endpoint, model: 'reader', apiKey: null })
    return {
      recognizer,
      async [Symbol.asyncDispose]() {
        await recognizer[Symbol.asyncDispose]()
        server.closeAllConnections()
        server.close()
      },
    }
  },
}

/** A page with two printed lines. */
async function aPage(): Promise<Page> {
  const text = LINES.map((line, index) => `<text x="60" y="${120 + index * 90}" font-size="48">${line}</text>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="360"><rect width="100%" height="100%" fill="#fff"/>${text.join('')}</svg>`
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#fff' })
  return {
    cleaned: await picture.clone().greyscale().png().toBuffer(),
    display: await picture.clone().jpeg().toBuffer(),
  }
}

const quiet = () => ({ signal: new AbortController().signal, onProgress: () => undefined })

test.each(Object.entries(SETUPS))('%s: the text of a page is read line by line', async (_, open) => {
  await using setup = await open()
  const { text } = await setup.recognizer.recognize(await aPage(), quiet())
  expect(text.split(/\n+/)).toEqual(LINES)
})

test.each(Object.entries(SETUPS))('%s: every word has its place in the text and a confidence', async (_, open) => {
  await using setup = await open()
  const { text, words } = await setup.recognizer.recognize(await aPage(), quiet())
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(text.split(/\s+/))
  for (const { confidence } of words) {
    expect(confidence).toBeGreaterThanOrEqual(0)
    expect(confidence).toBeLessThanOrEqual(100)
  }
})

test.each(Object.entries(SETUPS))('%s: reported progress is between 0 and 1', async (_, open) => {
  await using setup = await open()
  const reported: number[] = []
  const onProgress = (fraction: number) => void reported.push(fraction)
  await setup.recognizer.recognize(await aPage(), { ...quiet(), onProgress })
  expect(reported.filter((fraction) => !(fraction >= 0 && fraction <= 1))).toEqual([])
})

test.each(Object.entries(SETUPS))('%s: an aborted page fails with the reason of its signal', async (_, open) => {
  await using setup = await open()
  const reason = new Error('The upload was canceled.')
  const page = await aPage()
  await expect(setup.recognizer.recognize(page, { ...quiet(), signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  expect((await setup.recognizer.recognize(page, quiet())).words).not.toEqual([])
})

test.each(Object.entries(SETUPS))('%s: pages sent at the same time are all read', async (_, open) => {
  await using setup = await open()
  const page = await aPage()
  const read = await Promise.all([1, 2].map(() => setup.recognizer.recognize(page, quiet())))
  expect(read.map(({ words }) => words.length)).toEqual([7, 7])
})
