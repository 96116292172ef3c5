import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDictation } from './dictation.ts'

/** A speech recognizer that returns the words a test gives it. */
class Recognizer extends EventTarget {
  static latest: Recognizer
  continuous = false
  interimResults = false
  lang = ''
  constructor() {
    super()
    Recognizer.latest = this
  }
  start() {}
  stop() {
    this.dispatchEvent(new Event('end'))
  }
  abort() {
    this.dispatchEvent(new Event('end'))
  }
  hears(...results: [words: string, final: boolean][]) {
    const list = results.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }))
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: list }))
  }
  fails(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.dispatchEvent(new Event('end'))
  }
}

const page = { text: '' }
const target = { read: () => page.text, write: (text: string) => void (page.text = text) }
const begin = (text = '') => {
  page.text = text
  const dictation = createDictation(target, 'en-GB')
  dictation.start()
  return dictation
}

beforeEach(() => vi.stubGlobal('SpeechRecognition', Recognizer))
afterEach(() => vi.unstubAllGlobals())

test('speech is appended to the text live, and final words replace interim ones', () => {
  begin('This morning.')
  const { latest } = Recognizer
  expect([latest.continuous, latest.interimResults, latest.lang]).toEqual([true, true, 'en-GB'])
  latest.hears(['the rain', false])
  expect(page.text).toBe('This morning. the rain')
  latest.hears(['the train', true], ['was', false])
  expect(page.text).toBe('This morning. the train was')
  latest.hears(['the train', true], [' was late', true])
  expect(page.text).toBe('This morning. the train was late')
})

test('after a line break no space is added', () => {
  begin('First line\n')
  Recognizer.latest.hears(['second line', true])
  expect(page.text).toBe('First line\nsecond line')
})

test('uncertain words stay in the text and are listed when the recognizer fails', () => {
  const dictation = begin('Before.')
  Recognizer.latest.hears(['certain words', true], ['and uncertain ones', false])
  Recognizer.latest.fails('network')
  expect(page.text).toBe('Before. certain words and uncertain ones')
  expect(dictation.state()).toEqual({
    listening: false,
    interim: '',
    unconfirmed: 'and uncertain ones',
    error: 'Unable to access microphone. Please check your browser settings.',
  })
})

test('text typed during speech stays, and no word is doubled', () => {
  begin('')
  Recognizer.latest.hears(['hello', false])
  page.text = 'hello, typed'
  Recognizer.latest.hears(['hello world', false])
  expect(page.text).toBe('hello world, typed')
  page.text = `A start. ${page.text}`
  Recognizer.latest.hears(['hello world', true])
  expect(page.text).toBe('A start. hello world, typed')
})

test('words that were rewritten, or saved with the page, are not inserted again', () => {
  begin('')
  Recognizer.latest.hears(['my whole sentence', false])
  page.text = ''
  Recognizer.latest.hears(['my whole sentence ended', true])
  expect(page.text).toBe('')
  Recognizer.latest.hears(['my whole sentence ended', true], ['another one', true])
  expect(page.text).toBe('another one')
})

test('a second recording is appended to the first, and its results are counted from zero', () => {
  const dictation = begin('')
  Recognizer.latest.hears(['first', true])
  dictation.stop()
  dictation.start()
  Recognizer.latest.hears(['second', true])
  expect(page.text).toBe('first second')
})

test.each([
  ['not-allowed', 'Microphone access denied. Please allow microphone access in your browser settings and try again.'],
  [
    'service-not-allowed',
    'Microphone access denied. Please allow microphone access in your browser settings and try again.',
  ],
  ['audio-capture', 'No microphone found. Please connect a microphone and try again.'],
  ['language-not-supported', 'Unable to access microphone. Please check your browser settings.'],
  ['no-speech', null],
  ['aborted', null],
])('the failure %s has its message', (failure, sentence) => {
  const dictation = begin('Kept.')
  Recognizer.latest.fails(failure)
  expect(dictation.state()).toEqual({ listening: false, interim: '', unconfirmed: '', error: sentence })
  expect(page.text).toBe('Kept.')
})

test('a recognizer that refuses to start shows the reason', () => {
  class Refusing extends Recognizer {
    override start() {
      throw new DOMException('', 'NotAllowedError')
    }
  }
  vi.stubGlobal('SpeechRecognition', Refusing)
  expect(begin().state().error).toMatch(/^Microphone access denied\./)
})

test('a browser without speech recognition says so', () => {
  vi.stubGlobal('SpeechRecognition', undefined)
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  expect(begin().state()).toMatchObject({
    listening: false,
    error: 'Voice recording not supported in this browser',
  })
})

test('leaving the page ends the recording and keeps what was heard', () => {
  const dictation = begin('')
  Recognizer.latest.hears(['half a thought', false])
  dictation.abandon()
  expect(page.text).toBe('half a thought')
  expect(dictation.state().listening).toBe(false)
})
