import { expect, test } from 'vitest'
import { escapedMarkdown } from './escaped-markdown.ts'

test('the heading at the start is the title, and other headings are lines', () => {
  expect(escapedMarkdown('\n# A day \\#1 #\nand more\n## Later\nx')).toEqual({
    title: 'A day #1',
    text: '\nand more\n\nLater\n\nx',
    images: [],
  })
  expect(escapedMarkdown('words\n# no title').title).toBeNull()
  expect(escapedMarkdown('#tag is no heading').text).toBe('#tag is no heading')
})

test('escaped characters are themselves', () => {
  expect(escapedMarkdown(String.raw`Wait\.\.\. 1\. \(so\) \- C:\\dir \a`).text).toBe(
    String.raw`Wait... 1. (so) - C:\dir \a`,
  )
})

test('marks of notebooks are words', () => {
  const words = 'a == b == c, 100 %% sure %%, [[x]], &amp; <name> #tag'
  expect(escapedMarkdown(words).text).toBe(words)
})

test('pictures leave the text, and links keep text and address', () => {
  const { text, images } = escapedMarkdown(
    'a\n\n![The \\[sea\\]](dayone-moment://AB12)\n\nsee [the page](https://example.com/a_(b) "t") <https://example.com>, [me](dayone://view?entryId=1)![](x.jpg)',
  )
  expect(text).toBe('a\n\n\nsee the page (https://example.com/a_(b)) https://example.com, me')
  expect(images).toEqual([
    { description: 'The [sea]', target: 'dayone-moment://AB12' },
    { description: '', target: 'x.jpg' },
  ])
})

test('a picture on the web leaves its address in the text', () => {
  expect(escapedMarkdown('![The sea](https://example.com/x.jpg) ![](https://example.com/y.jpg)')).toEqual({
    title: null,
    text: 'The sea (https://example.com/x.jpg) https://example.com/y.jpg',
    images: [],
  })
})

test('code stays as it is', () => {
  expect(escapedMarkdown('```js\n# x [a](b)\n```\n# y').text).toBe('# x [a](b)\n\ny\n')
})

test.each(['[', '![](', '\\[', '](', '[](a(b)', '<https:', '# ', '#'])(
  'a long text of %s alone is read, which in quadratic time would take hours',
  (mark) => expect(escapedMarkdown(`Rain.\n${mark.repeat(100_000)}`).text).toContain('Rain.'),
)
