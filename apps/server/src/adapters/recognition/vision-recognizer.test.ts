import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { json } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { markedText, visionRecognizer } from './vision-recognizer.ts'

type Asked = { model: string; messages: [{ content: [unknown, { image_url: { url: string } }] }] }

/** An endpoint that answers as a test defines and records the requests. */
async function endpoint(answer: () => { status: number; body: unknown }) {
  const asked: { headers: IncomingMessage['headers']; body: Asked }[] = []
  const server = createServer((request, response) => {
    void json(request).then((asking) => {
      asked.push({ headers: request.headers, body: asking as Asked })
      const { status, body } = answer()
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`
  return { url, asked, [Symbol.asyncDispose]: async () => void server.close() }
}

const chat = (content: string) => ({ status: 200, body: { choices: [{ message: { role: 'assistant', content } }] } })
const page = { cleaned: Buffer.from('grey'), display: Buffer.from('colour') }
const options = { signal: new AbortController().signal, onProgress: () => {} }

test('the page goes to the endpoint as an image in a chat, with the key, and its answer is the text', async () => {
  await using remote = await endpoint(() => chat('Dear ⟦diary⟧,\n\nit rained.'))
  const recognizer = visionRecognizer({ endpoint: remote.url, model: 'reader', apiKey: 'secret' })
  expect(recognizer.sentTo).toBe(new URL(remote.url).host)
  const { text, words } = await recognizer.recognize(page, options)
  expect(text).toBe('Dear diary ,\n\nit rained.')
  expect(words.map(({ confidence }) => confidence)).toEqual([95, 40, 95, 95, 95])
  const [{ headers, body }] = remote.asked as [(typeof remote.asked)[number]]
  expect(headers.authorization).toBe('Bearer secret')
  expect(body.model).toBe('reader')
  expect(body.messages[0].content[1].image_url.url).toBe(`data:image/jpeg;base64,${page.display.toString('base64')}`)
})

test.each([
  ['that refuses', () => ({ status: 500, body: {} })],
  ['that answers something else', () => ({ status: 200, body: { hello: 1 } })],
])('an endpoint %s counts as away', async (_, answer) => {
  await using remote = await endpoint(answer)
  const recognizer = visionRecognizer({ endpoint: remote.url, model: 'm', apiKey: null })
  await expect(recognizer.recognize(page, options)).rejects.toMatchObject({ code: 'RECOGNITION_UNAVAILABLE' })
})

test('an endpoint that refuses connections counts as unavailable', async () => {
  const recognizer = visionRecognizer({ endpoint: 'http://127.0.0.1:9/', model: 'm', apiKey: null })
  await expect(recognizer.recognize(page, options)).rejects.toMatchObject({ code: 'RECOGNITION_UNAVAILABLE' })
})

test('words between marks are unsure, also over several lines', () => {
  const { text, words } = markedText('one ⟦two three⟧\nfour')
  expect(text).toBe('one two three\nfour')
  expect(words.map(({ confidence }) => confidence)).toEqual([95, 40, 40, 95])
})
