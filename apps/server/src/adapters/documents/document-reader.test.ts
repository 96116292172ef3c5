import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { docxParagraph, makeDocx, makeDocxOf } from '#server/testing/make-docx.ts'
import { makePdf, pdfLines } from '#server/testing/make-pdf.ts'
import { makeZip } from '#server/testing/make-zip.ts'
import { startDocumentReader } from './start-document-reader.ts'

const reader = startDocumentReader()
afterAll(() => reader[Symbol.asyncDispose]())

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url))
const quiet = () => ({ signal: new AbortController().signal, onProgress: () => undefined })
const read = (bytes: Buffer, name = 'diary') => reader.read({ name, bytes }, quiet())
const problemOf = (bytes: Buffer, name?: string) =>
  read(bytes, name).then(
    () => 'none',
    (error: { problem?: string }) => error.problem,
  )
/** Processes that are reading documents for this one. */
const readingProcesses = () =>
  execFileSync('ps', ['-o', 'args', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('reading-process')).length

const ALPHABETS =
  '“Calm” — walked to Łódź. Привет, мир! 日本語と中文 — emoji 👩‍👩‍👧 and مرحبا بالعالم.\nA line break here.\n'
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
// Long enough to overlap, and short enough that a busy machine reads three of them within the time limit of each.
const LONG = makePdf(Array.from({ length: 500 }, (_, i) => pdfLines([`Page ${i}`, ...Array(40).fill('a b c d e f')])))

test.each(['docx', 'rtf', 'pdf'])('a diary is complete in a %s from a word processor', async (kind) => {
  const { text, ...rest } = await read(fixture(`word-processor.${kind}`))
  expect(rest).toEqual({ kind })
  expect(text.replace(/\n+/g, '\n')).toContain(`9 March 2025\n${ALPHABETS}10 March 2025\nSecond day, it’s`)
  expect(text).toContain('On the 9th of June we went out.')
  expect(text).toMatch(/Mood[\t ]Good\nSleep[\t ]7 h/)
})

test('a diary is complete in a PDF from a browser, with empty lines between paragraphs', async () => {
  const { text } = await read(fixture('browser.pdf'))
  expect(text).toContain(`9 March 2025\n\n${ALPHABETS}\n10 March 2025\n\nSecond day`)
  expect(text).toContain('the page at least once, and\nonce more perhaps.')
})

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['white space', Buffer.from('\ufeff \r\n\t\n'), 'empty'],
  ['invisible characters', Buffer.from('\u200b \u2060\n'), 'empty'],
  ['a page without letters', makePdf(['0 0 100 100 re f']), 'without-text'],
  ['a DOCX without letters', makeDocx('<w:p/>'), 'without-text'],
  [
    'an image',
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), randomBytes(500)]),
    'unsupported',
  ],
  ['a program', readFileSync(process.execPath).subarray(0, 9_000), 'unsupported'],
  ['a page of the web', Buffer.from('<!DOCTYPE html><html><p>Dear diary</p></html>'), 'unsupported'],
  ['another archive', makeZip([{ name: 'a.txt', bytes: Buffer.from('Dear diary') }]), 'unsupported'],
  ['another program’s document', fixture('other-program.odt'), 'unsupported'],
  ['a document older than DOCX', fixture('before-docx.doc'), 'unsupported'],
  ['a password on a PDF', fixture('password.pdf'), 'encrypted'],
  [
    'a password on a DOCX',
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(1_024),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]),
    'encrypted',
  ],
  ['a PDF that is cut off', fixture('browser.pdf').subarray(0, 20_000), 'unreadable'],
  ['a DOCX that is cut off', fixture('word-processor.docx').subarray(0, 4_000), 'unreadable'],
  ['an RTF that is cut off', fixture('word-processor.rtf').subarray(0, 4_000), 'unreadable'],
  [
    'a PDF of noise',
    Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5_000), Buffer.from('%%EOF')]),
    'unreadable',
  ],
])('a file without a readable document is refused for what it is: %s', async (_what, bytes, problem) => {
  expect(await problemOf(bytes, 'diary.docx')).toBe(problem)
})

test('a document is recognized by its bytes, whatever its name', async () => {
  expect(await read(fixture('word-processor.rtf'), '../../etc/diary.pdf')).toMatchObject({ kind: 'rtf' })
})

test('a PDF that only forbids changes is read', async () => {
  expect(await read(fixture('owner-password.pdf'))).toEqual({ kind: 'pdf', text: 'A quiet day.' })
})

test.each([
  ['a bomb in a ZIP', () => makeDocxOf(Buffer.alloc(150_000_000, '<w:p/>'))],
  ['one that is larger than it says', () => makeDocxOf(Buffer.alloc(40_000_000, ' '), [], 1_000), 'unreadable'],
  ['elements 100,000 deep', () => makeDocx('<w:p>'.repeat(100_000))],
  [
    'entities of entities',
    () => makeDocxOf(`<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document ${WORD}>&b;</w:document>`),
  ],
  ['200,000 braces', () => Buffer.from(`{\\rtf1 ${'{'.repeat(200_000)}`)],
  ['a page of a gigabyte', () => makePdf([Buffer.alloc(900_000_000, 'BT /F 11 Tf (a) Tj ET\n')])],
  ['2,001 pages', () => makePdf(Array.from({ length: 2_001 }, () => pdfLines(['a'])))],
])(
  'a hostile file is refused: %s',
  async (_what, make, problem = 'too-complex') => {
    expect(await problemOf(make())).toBe(problem)
    expect((await read(Buffer.from('Dear diary'))).text).toBe('Dear diary')
  },
  60_000,
)

test('a DOCX with a way out of its folder in a name is refused', async () => {
  const outside = { name: '../../outside.xml', bytes: Buffer.from('x') }
  expect(await problemOf(makeDocx(docxParagraph('Dear diary'), [outside]))).toBe('unreadable')
})

test('reading reports its progress', async () => {
  const told: number[] = []
  await reader.read({ name: 'a', bytes: LONG }, { ...quiet(), onProgress: (fraction) => told.push(fraction) })
  expect(told.length).toBeGreaterThan(20)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect(told.at(-1)).toBeLessThanOrEqual(1)
})

test('reading ends with its process when it is canceled, and the next one starts', async () => {
  const cancel = new AbortController()
  const canceled = reader.read({ name: 'a', bytes: LONG }, { signal: cancel.signal, onProgress: () => cancel.abort() })
  await expect(canceled).rejects.toThrow('aborted')
  expect(readingProcesses()).toBe(0)
  expect((await read(Buffer.from('Dear diary'))).text).toBe('Dear diary')
})

test('the reader reads two at a time, queues the others, and drops one that is canceled while it waits', async () => {
  const cancel = new AbortController()
  let most = 0
  const onProgress = () => (most = Math.max(most, readingProcesses()))
  const reads = [1, 2, 3].map(() => reader.read({ name: 'a', bytes: LONG }, { ...quiet(), onProgress }))
  const waiting = reader.read({ name: 'a', bytes: LONG }, { signal: cancel.signal, onProgress: () => undefined })
  cancel.abort()
  await expect(waiting).rejects.toThrow('aborted')
  await Promise.all(reads)
  expect(most).toBe(2)
  expect(readingProcesses()).toBe(0)
})

test('reading ends when the reader is disposed of', async () => {
  const own = startDocumentReader()
  const under = own.read({ name: 'a', bytes: LONG }, quiet())
  const ended = expect(under).rejects.toThrow()
  await own[Symbol.asyncDispose]()
  await ended
  expect(readingProcesses()).toBe(0)
})
