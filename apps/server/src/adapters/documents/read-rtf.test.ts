import { expect, test } from 'vitest'
import { readRtf } from './read-rtf.ts'

const read = (rtf: string) => readRtf(Buffer.from(rtf, 'latin1'), () => undefined)

test.each([
  [
    'letters by number, without their stand-ins',
    String.raw`{\rtf1\uc1 \u1055?\u1088\'3f\uc2\u26085\'93\'fa!}`,
    'Пр日!',
  ],
  ['characters in two halves', String.raw`{\rtf1\uc0 \u-10179 \u-8247 }`, '\u{1f7c9}'],
  ['the encoding of the font', String.raw`{\rtf1{\fonttbl{\f0 A;}{\f1\fcharset204 B;}}\f1\'cf\'f0\f0\'93}`, 'Пр“'],
  ['two bytes to a letter', String.raw`{\rtf1{\fonttbl{\f0\fcharset128 A;}}\f0\'93\'fa\'96\'7b}`, '日本'],
  ['the code page of the document', String.raw`{\rtf1\ansi\ansicpg1250 \'a3\'f3d\'9f}`, 'Łódź'],
  [
    'quotes, dashes, breaks and tabs',
    String.raw`{\rtf1 \ldblquote a\rdblquote\emdash b\line c\tab d\par e}`,
    '“a”—b\nc\td\ne',
  ],
  ['a backslash at a line’s end', '{\\rtf1 a\\\r\nb\\\nc}', 'a\nb\nc'],
  ['no line ends of the file itself', '{\\rtf1 a\r\nb}', 'ab'],
  ['braces and backslashes', String.raw`{\rtf1 \{a\}\\}`, '{a}\\'],
  ['no hidden, deleted or ignorable text', String.raw`{\rtf1 a{\v b}{\deleted c}{\*\x d}{\pict 00ff}e}`, 'ae'],
  ['no bytes of pictures', '{\\rtf1 a{\\pict\\bin4 {{}\\}b}', 'ab'],
  ['the better of two versions', String.raw`{\rtf1 {\upr{a}{\*\ud{b}}}c}`, 'bc'],
  ['rows of tables', String.raw`{\rtf1 a\cell b\cell\row c\cell\cell d\cell\row}`, 'a\tb\nc\t\td\n'],
  ['notes below the paragraph that cites them', String.raw`{\rtf1 a{\footnote \pard note} b\par c}`, 'a b\nnote\nc'],
])('keeps %s', (_what, rtf, text) => {
  expect(read(rtf)).toBe(text)
})
