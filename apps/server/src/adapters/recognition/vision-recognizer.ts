import { z } from 'zod'
import { ReadingError } from '#server/adapters/documents/reading-error.ts'
import { AppError } from '#server/errors.ts'
import { textBuilder, type RecognizedText, type TextRecognizer } from './text-recognizer.ts'

const PAGE_MS = 120_000
/** A vision endpoint reports no confidence: words that it marks count as unsure, all others as sure. */
const SURE = 95
const UNSURE = 40
const ANSWER_TOKENS = 4_000

const INSTRUCTION = `Transcribe the writing on this page exactly as it stands, line by line, in its own language and \
spelling. Leave a blank line between paragraphs. Put ⟦ and ⟧ around each word you are not certain of. Add nothing: no \
heading, no comment, no translation. If there is no writing, answer with nothing.`

const Answer = z.looseObject({
  choices: z.array(z.looseObject({ message: z.looseObject({ content: z.string().nullable() }) })).min(1),
})

/** Text recognition by an endpoint that the operator chose, with the OpenAI chat API for images. */
export function visionRecognizer({
  endpoint,
  model,
  apiKey,
}: {
  endpoint: string
  model: string
  apiKey: string | null
}): TextRecognizer {
  return {
    sentTo: new URL(endpoint).host,
    async recognize({ display }, { signal }) {
      const image = `data:image/jpeg;base64,${display.toString('base64')}`
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
        body: JSON.stringify({
          model,
          max_tokens: ANSWER_TOKENS,
          temperature: 0,
          messages: [
            {
              role: 'user',
              content: [
                { type: 'text', text: INSTRUCTION },
                { type: 'image_url', image_url: { url: image } },
              ],
            },
          ],
        }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(PAGE_MS)]),
      }).catch((cause: unknown) => {
        signal.throwIfAborted()
        throw unavailable(cause)
      })
      if (!response.ok) throw unavailable(new Error(`status ${response.status}`))
      const answer = Answer.safeParse(await response.json().catch(() => null))
      if (!answer.success) throw unavailable(new Error('not a chat answer'))
      return markedText(answer.data.choices[0]?.message.content ?? '')
    },
    async [Symbol.asyncDispose]() {},
  }
}

/**
 * Parses the ⟦ ⟧ marks around unsure words.
 * @throws ReadingError when the answer is longer than any page
 */
export function markedText(answer: string): RecognizedText {
  if (answer.length > 100_000) throw new ReadingError('unreadable')
  const text = textBuilder()
  let unsure = false
  for (const line of answer.replaceAll('\0', '').toWellFormed().split(/\r?\n/)) {
    if (line.trim() === '') text.paragraph()
    for (const part of line.split(/(?=[⟦⟧])|\s+|(?<=[⟦⟧])/u)) {
      if (part === '⟦') unsure = true
      else if (part === '⟧') unsure = false
      else if (part !== undefined && part !== '') text.word(part.replace(/^[⟦⟧]/u, ''), unsure ? UNSURE : SURE)
    }
    text.line()
  }
  return text.build()
}

function unavailable(cause: unknown): AppError {
  return new AppError('RECOGNITION_UNAVAILABLE', 'Couldn’t reach the text recognition service. Please try again.', {
    cause,
    retryAfter: 30,
  })
}
