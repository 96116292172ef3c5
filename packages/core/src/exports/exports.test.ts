import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  csvRow,
  documentWriter,
  echoBlocks,
  entryBlocks,
  entryMarkdown,
  EXPORT_FORMATS,
  jpegSize,
  wordImagePath,
  wordRelationships,
  type Block,
  type ExportFormat,
} from './index.ts'

const ENTRY = {
  time: Date.UTC(2026, 10, 20, 21, 52),
  utcOffset: 60,
  day: Date.UTC(2026, 10, 20) / 86_400_000,
  undated: false,
  content: 'Walked to the lamp.\n\nAnd back.',
  mood: 4,
  energy: 3,
  focus: null,
  tags: ['walks', 'home'],
}

function written(format: ExportFormat, blocks: readonly Block[]): string {
  const writer = documentWriter(format, 'Journal')
  return writer.head + blocks.flatMap((block) => [...writer.block(block)]).join('') + writer.tail
}

const text = (format: ExportFormat, content: string) => written(format, [{ kind: 'text', text: content }])

test('an exported entry has its day, local time, ratings, tags and text', () => {
  expect(entryBlocks(ENTRY)).toEqual([
    { kind: 'heading', text: 'Friday, November 20, 2026, 10:52 PM' },
    { kind: 'note', text: 'Mood 4 of 5 · Energy 3 of 5 · Focus not rated' },
    { kind: 'note', text: 'Tags: walks, home' },
    { kind: 'text', text: ENTRY.content },
  ])
})

test.each([
  [0, '12:00 AM'],
  [59, '12:59 AM'],
  [12 * 60, '12:00 PM'],
  [23 * 60 + 5, '11:05 PM'],
])('minute %i of a day is written %s', (minute, clock) => {
  const [heading] = entryBlocks({ ...ENTRY, time: minute * 60_000, utcOffset: 0, day: 0 })
  expect(heading!.text).toBe(`Thursday, January 1, 1970, ${clock}`)
})

test('an entry without a day or ratings is exported as undated and not rated', () => {
  const [heading, note] = entryBlocks({ ...ENTRY, undated: true, mood: null, energy: null, tags: [] })
  expect([heading!.text, note!.text]).toEqual(['Undated', 'Not rated'])
})

test('an exported Echo has its day and the number of entries it is based on', () => {
  const echo = { day: 0, text: 'A line.', patternLabel: 'A line of yours', basedOnEntries: 1, timeframeDays: 9 }
  expect(echoBlocks({ ...echo, resonance: 0.824 })).toEqual([
    { kind: 'heading', text: 'Thursday, January 1, 1970' },
    { kind: 'note', text: 'A line of yours · Based on 1 entry over 9 days · Resonance 82%' },
    { kind: 'text', text: 'A line.' },
  ])
})

test('plain text and Markdown preserve every character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (content) => {
      expect(text('txt', content)).toContain(content)
      expect(entryMarkdown({ ...ENTRY, content })).toContain(content)
    }),
  )
})

test('RTF is ASCII; each other code unit is written as a signed 16-bit number', () => {
  expect(text('rtf', 'é — 😀 {a\\b}\tc')).toContain(' \\u233? \\u8212? \\u-10179?\\u-8704? \\{a\\\\b\\}\\tab c\\par\n')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (content) => {
      expect(text('rtf', content)).toMatch(/^[ -~\n]*$/)
    }),
  )
})

test('RTF braces are balanced whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (content) => {
      const bare = text('rtf', content).replaceAll(/\\[\\{}]/g, '')
      let depth = 0
      for (const brace of bare.match(/[{}]/g) ?? []) {
        depth += brace === '{' ? 1 : -1
        expect(depth).toBeGreaterThanOrEqual(0)
      }
      expect(depth).toBe(0)
    }),
  )
})

test('XML contains no forbidden character and no markup from the text', () => {
  expect(text('docx', '<w:p>&amp; "x"')).toContain('&lt;w:p&gt;&amp;amp; "x"')
  expect(text('docx', 'a\u0001b\uFFFEc\uD83Dd')).toContain('>abcd<')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (content) => {
      const inside = text('docx', `${content}\uD800\u0002`)
      expect(inside.isWellFormed()).toBe(true)
      expect(inside).not.toMatch(/(?![\t\n\r\u0080-\u009F])\p{Cc}|[\uFFFE\uFFFF]/u)
    }),
  )
})

test.each(['rtf', 'docx'] as const)(
  'in %s each line is a paragraph, and a soft break starts a line within it',
  (format) => {
    const paragraphs = (content: string) =>
      text(format, content).split(format === 'rtf' ? '\\par\n' : '</w:p>').length - 1
    expect(paragraphs('one\r\ntwo\rthree\n\nfive\u2029six')).toBe(6)
    expect(text(format, 'a\u2028b')).toContain(format === 'rtf' ? 'a\\line b' : '</w:t><w:br/><w:t')
  },
)

test.each(['rtf', 'docx'] as const)(
  "in %s a line of Hebrew or Arabic runs right to left, other lines don't",
  (format) => {
    const mark = format === 'rtf' ? '\\rtlpar' : '<w:bidi/>'
    expect(text(format, 'שלום, world')).toContain(mark)
    expect(text(format, '“مرحبا”')).toContain(mark)
    expect(text(format, 'World, שלום')).not.toContain(mark)
    expect(text(format, '2026 — 😀')).not.toContain(mark)
  },
)

test.each(EXPORT_FORMATS)('in %s a document is complete even without a block', (format) => {
  expect(written(format, [])).toMatch(
    format === 'rtf' ? /^\{\\rtf1.*\}\n$/s : format === 'docx' ? /<\/w:document>$/ : /^\uFEFF$/,
  )
})

test('a record has commas between its fields and quotes around every text', () => {
  expect(csvRow(['plain', 'a,b', 'say "so"', 'two\nlines', 3, -0.5, true, null, 'abc;=1+1'])).toBe(
    '"plain","a,b","say ""so""","two\nlines",3,-0.5,true,,"abc;=1+1"\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '=1+1\nsecond line', '=HYPERLINK("x")'])(
  'a text starting with %j is not a formula in a spreadsheet',
  (cell) => {
    expect(csvRow([cell])).toMatch(/^"'/)
  },
)

/** The start of a JPEG of 4 by 3 pixels: a JFIF header, then a frame. */
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc0, 0, 11, 8, 0, 3, 0, 4, 1, 0x11, 0, 0, 0])
const aPicture = (description: string, size = jpegSize(JPEG)) =>
  ({ kind: 'picture', description, image: size && { number: 1, ...size, bytes: JPEG } }) as const

test('the size of a JPEG is in its frame, and a file without one has none', () => {
  expect(jpegSize(JPEG)).toEqual({ width: 4, height: 3 })
  expect(jpegSize(JPEG.subarray(0, 10))).toBeNull()
  expect(jpegSize(Uint8Array.from({ length: 64 }, () => 0xff))).toBeNull()
  expect(jpegSize(new Uint8Array(64))).toBeNull()
})

test('a picture is in RTF with its description as alternative text and as its caption', () => {
  const rtf = written('rtf', [aPicture('The {cradle}\n\u00e9')])
  expect(rtf).toContain(String.raw`{\sn wzDescription}{\sv The \{cradle\} \u233?}`)
  expect(rtf).toContain(String.raw`\jpegblip\picw4\pich3\picwgoal60\pichgoal45`)
  expect(rtf).toContain(Buffer.from(JPEG).toString('hex'))
  expect(rtf).toContain(String.raw` The \{cradle\} \u233?\par`)
  expect(written('rtf', [aPicture('')]).match(/\\par\n/g)).toHaveLength(1)
})

test('a picture is in Word by its relationship, no wider than the page', () => {
  const xml = written('docx', [aPicture('A "quoted" <cradle>', { width: 2_000, height: 1_000 })])
  expect(xml).toContain('descr="A &quot;quoted&quot; &lt;cradle&gt;"')
  expect(xml).toContain('r:embed="rId2"')
  expect(xml).toContain(`cx="${9_026 * 635}" cy="${4_513 * 635}"`)
  expect(wordRelationships(1).text).toContain('Id="rId2"')
  expect(wordRelationships(1).text).toContain('Target="media/photograph-1.jpg"')
  expect(wordImagePath(1)).toBe('word/media/photograph-1.jpg')
})

test('a picture that has no place in a document, or can’t be read, is named in its text', () => {
  expect(written('txt', [aPicture('The quay')])).toContain('[Photo: The quay]')
  expect(written('txt', [aPicture('')])).toContain('[Photo]')
  expect(written('rtf', [aPicture('The quay', null)])).toContain('Photo: The quay')
  expect(written('docx', [aPicture('', null)])).toContain('>Photo<')
})

test('an archived entry links to its pictures', () => {
  const pictures = [{ path: '../../photographs/a.jpg', description: 'The [old]\nquay' }]
  expect(entryMarkdown({ ...ENTRY, pictures })).toContain(String.raw`![The \[old\] quay](../../photographs/a.jpg)`)
})
