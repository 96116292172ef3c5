import { expect, test } from 'vitest'
import { readPlainText } from './read-plain-text.ts'

/** Encodes text with one byte per character. */
function encoded(text: string, encoding: string): Buffer {
  const letters = Array.from(new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, i) => i)))
  return Buffer.from(Array.from(text, (letter) => letters.indexOf(letter)))
}

const RUSSIAN = '9 марта 2025\n\nСегодня я гулял по парку и думал о том, как быстро идёт время.\n'
const POLISH = '9 marca 2025\n\nByłem dziś w Łodzi. Świeciło słońce, żółte liście leżały na ścieżce.\n'
const GERMAN = '9. März 2025\n\nHeute war ein schöner Tag. Die Straße war naß, aber ich hörte Vögel.\n'

test.each([
  ['windows-1251', RUSSIAN],
  ['koi8-r', RUSSIAN],
  ['windows-1250', POLISH],
  ['iso-8859-2', POLISH],
  ['windows-1252', GERMAN],
  ['macintosh', GERMAN],
  ['windows-1252', 'It’s been a long day — “calm”, said the café owner…\r\n'],
  ['windows-1253', '9 Μαρτίου 2025\n\nΣήμερα ήταν μια όμορφη μέρα. Περπάτησα στο πάρκο.\n'],
])('a diary in %s is read', (encoding, text) => {
  expect(readPlainText(encoded(text, encoding))).toBe(text)
})

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
  ['UTF-16 with a mark', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, the other way round', (text: string) => Buffer.from(text, 'utf16le').swap16()],
])('a diary in %s is read with its line ends', (_name, bytes) => {
  const text = '9 March\r\n“Calm” in Łódź.\rПривет\n日本語 👩‍👩‍👧 한국어\n'
  expect(readPlainText(bytes(text))).toBe(text)
})

test('bytes that are not text are refused', () => {
  const noise = Buffer.from(Array.from({ length: 2_000 }, (_, i) => (i * i * 31 + i * 7) % 256))
  expect(readPlainText(noise)).toBeNull()
  expect(readPlainText(Buffer.from('Dear \0diary'))).toBeNull()
})
