import { expect, test } from 'vitest'
import { notebookMarkdown } from './notebook-markdown.ts'

const text = (markdown: string) => notebookMarkdown(markdown).text

test('headings become lines of their own, and rules vanish', () => {
  expect(text('# A day\nRain.\n## Evening ##\n- soup\n\n---\n\nTitle\n=====\nend #tag')).toBe(
    'A day\n\nRain.\n\nEvening\n\n- soup\n\nTitle\n\nend #tag',
  )
})

test('lists have one spelling, and tasks stay list lines', () => {
  expect(text('* one\n  + two\n1) three\n- [x] done\n* [ ] open\n5 * 3 = 15\n2021) was it')).toBe(
    '- one\n  - two\n1. three\n- [x] done\n- [ ] open\n5 * 3 = 15\n2021) was it',
  )
})

test('links keep their words and address, and wikilinks their words', () => {
  expect(
    text('See [the page](https://example.org/a_(b) "Title"), <https://example.com>, [https://x.org](https://x.org/).'),
  ).toBe('See the page (https://example.org/a_(b)), https://example.com, https://x.org.')
  expect(
    text('[[People/Ana|Ana]] and [[People/Ben#Work]] in [[Prague]], [here](notes/here.md), [up](#top), [[#Later]]'),
  ).toBe('Ana and Ben in Prague, here, up, Later')
  expect(text('A [link][one] and [two].\n\n[one]: https://one.example "One"\n[two]: https://two.example')).toBe(
    'A link (https://one.example) and two (https://two.example).',
  )
})

test('embedded files are given apart, with what describes them', () => {
  const { text: words, files } = notebookMarkdown(
    'Before ![The *sea*](img/My%20sea.jpg "t") ![[cat.png|300]] ![[dog.png|Our dog]] ![](:/0123 =20x30) <img src="e.gif" alt="E"> ![far](https://example.org/x.png) after',
  )
  expect(files).toEqual([
    { target: 'img/My sea.jpg', description: 'The *sea*' },
    { target: 'cat.png', description: '' },
    { target: 'dog.png', description: 'Our dog' },
    { target: ':/0123', description: '' },
    { target: 'e.gif', description: 'E' },
  ])
  expect(words.replaceAll(/ +/g, ' ')).toBe('Before far (https://example.org/x.png) after')
})

test('another note that is embedded is named', () => {
  expect(text('![[Plans]] ![[Sub/Plans.md#Today]]')).toBe('Plans Plans')
})

test('comments, highlights and names of blocks vanish', () => {
  expect(text('One %%hidden\nlines%% two <!-- no --> ==three== four ^a1b2\n100%% sure, a == b')).toBe(
    'One  two  three four\n100%% sure, a == b',
  )
})

test('HTML is read, and words in angle brackets stay', () => {
  expect(text('a<br>b <b>c</b> <span style="x">d</span> &amp; &eacute;&#33; i <3 u, <name>, 1 < 2 > 0')).toBe(
    'a\nb **c** d & é! i <3 u, <name>, 1 < 2 > 0',
  )
})

test('code stays as it is', () => {
  const code = '```js\n# no heading\nconst a = [[1]] // <b> %%x%%\n```'
  expect(text(`Run \`[[x]] <br>\`:\n\n${code}\n\n# Heading`)).toBe(`Run \`[[x]] <br>\`:\n\n${code}\n\nHeading`)
})

test('escaped marks are letters, and callouts are quotes', () => {
  expect(text('1\\. no list, \\[[x\\]\n> [!note]- Later\n> words')).toBe('1. no list, [[x]\n> Later\n> words')
})

test.each(['[', '![[', '[[a', '`', '<!--', '%%', '<a ', '==', '[a](', '&amp', '\\', '<b <b>', '``` x `'])(
  'a long text of %s alone is read, which in quadratic time would take hours',
  (piece) =>
    expect(notebookMarkdown(`Rain.\n\n${piece.repeat(Math.ceil(300_000 / piece.length))}`).text).toContain('Rain.'),
)
