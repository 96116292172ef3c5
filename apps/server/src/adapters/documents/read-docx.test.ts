import { expect, test } from 'vitest'
import { docxParagraph as p, makeDocx, makeDocxOf } from '#server/testing/make-docx.ts'
import { readDocx } from './read-docx.ts'

const read = (bytes: Buffer) => readDocx(bytes, () => undefined)
const run = (xml: string) => `<w:r>${xml}</w:r>`
const t = (text: string) => run(`<w:t>${text}</w:t>`)
const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`

test.each([
  ['paragraphs, empty ones too', p('a') + '<w:p/>' + p('b'), 'a\n\nb'],
  [
    'breaks and tabs',
    `<w:p>${run('<w:t>a</w:t><w:br/><w:t>b</w:t><w:tab/><w:t>c</w:t><w:cr/><w:t>d</w:t>')}</w:p>`,
    'a\nb\tc\nd',
  ],
  ['no tab stops', `<w:p><w:pPr><w:tabs><w:tab w:pos="7"/></w:tabs></w:pPr>${t('a')}</w:p>`, 'a'],
  ['hyphens that do not break', `<w:p>${t('a')}${run('<w:noBreakHyphen/>')}${t('b')}</w:p>`, 'a\u2011b'],
  [
    'tables',
    `<w:tbl>${row(p('a'), '<w:p/>', p('b'))}${row(p('c'), p('d') + p('e'))}</w:tbl>${p('f')}`,
    'a\t\tb\nc\td\ne\nf',
  ],
  [
    'inserted text, and no deleted, moved or hidden one',
    `<w:p><w:ins>${t('a')}</w:ins><w:del>${t('b')}</w:del><w:moveFrom>${t('c')}</w:moveFrom>${run('<w:rPr><w:vanish/></w:rPr><w:t>d</w:t>')}${t('e')}</w:p>`,
    'ae',
  ],
  [
    'one version of what stands there twice',
    `<w:p><mc:AlternateContent><mc:Choice>${t('a')}</mc:Choice><mc:Fallback>${t('a')}</mc:Fallback></mc:AlternateContent></w:p>`,
    'a',
  ],
  [
    'what a field shows, not what it is',
    `<w:p>${run('<w:instrText>DATE</w:instrText>')}${t('9 March')}</w:p>`,
    '9 March',
  ],
  ['escaped signs', p('a &amp; b &lt; c'), 'a & b < c'],
])('keeps %s', async (_what, body, text) => {
  expect(await read(makeDocx(body))).toBe(text)
})

test('puts a footnote below the paragraph that cites it', async () => {
  const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/footnotes'
  const bytes = makeDocx(`<w:p>${t('a')}${run('<w:footnoteReference w:id="2"/>')}</w:p>${p('b')}`, [
    {
      name: 'word/_rels/document.xml.rels',
      bytes: Buffer.from(`<Relationships><Relationship Type="${type}" Target="footnotes.xml"/></Relationships>`),
    },
    {
      name: 'word/footnotes.xml',
      bytes: Buffer.from(`<w:footnotes ${namespace}><w:footnote w:id="2">${p('note')}</w:footnote></w:footnotes>`),
    },
  ])
  expect(await read(bytes)).toBe('a\nnote\nb')
})

test('understands whatever prefix a writer chose', async () => {
  const xml =
    '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:p><x:r><x:t>a</x:t></x:r></x:p></x:document>'
  expect(await read(makeDocxOf(xml))).toBe('a')
})
