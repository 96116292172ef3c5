import { expect, test } from 'vitest'
import { htmlParts, htmlText, lookOf } from './html-text.ts'

test('paragraphs have a blank line between them, lines of an editor have none', () => {
  expect(htmlText('<p>One</p><p>Two<br>three</p>')).toBe('One\n\nTwo\nthree')
  expect(htmlText('<div>One</div><div>two</div><div><br></div><div>Three</div>')).toBe('One\ntwo\n\nThree')
  expect(htmlText('<h1>Day</h1>\n  <p>It   rained\n all day.</p>')).toBe('Day\n\nIt rained all day.')
  expect(htmlText('plain, without any element')).toBe('plain, without any element')
  expect(htmlText('<p>One<br></p><p><br></p><p></p><p>Two</p>')).toBe('One\n\nTwo')
})

test('lists keep their marks, numbers and levels', () => {
  expect(htmlText('Buy<ul><li>milk</li><li><p>tea</p></li></ul>and go')).toBe('Buy\n\n- milk\n- tea\n\nand go')
  expect(htmlText('<ol start="3"><li>c</li><li>d<ul><li>x</li><li>y</li></ul></li><li>e</li></ol>')).toBe(
    '3. c\n4. d\n   - x\n   - y\n5. e',
  )
  expect(htmlText('<ul><li>a</li><ul><li>b</li></ul></ul>')).toBe('- a\n  - b')
  expect(htmlText('<ul><li><ul><li>alone</li></ul></li></ul>')).toBe('  - alone')
  expect(htmlText('<ul><li><input type="checkbox" checked> done</li></ul>')).toBe('- [x] done')
})

test('quotes are marked line by line', () => {
  expect(htmlText('<p>She said</p><blockquote><p>One</p><p>Two<br>three</p></blockquote><p>and left</p>')).toBe(
    'She said\n\n> One\n>\n> Two\n> three\n\nand left',
  )
})

test('emphasis stands around words, and only where a reader of light Markdown takes it as emphasis', () => {
  expect(htmlText('<b>so </b>be <i>it</i>')).toBe('**so** be *it*')
  expect(htmlText('<strong>a</strong><strong> b</strong>')).toBe('**a b**')
  expect(htmlText('<b>one<br>two</b>')).toBe('**one**\n**two**')
  expect(htmlText('un<i>believ</i>able')).toBe('unbelievable')
  expect(htmlText('<b><i>both</i></b>')).toBe('**both**')
  expect(htmlText('<b> </b><i>\u200b</i>nothing')).toBe('nothing')
  expect(htmlText(`<b>${'long '.repeat(100)}</b>`)).not.toContain('*')
  expect(htmlText('<b style="font-weight:normal">not bold</b> <span style="font-style: italic">slanted</span>')).toBe(
    'not bold *slanted*',
  )
})

test('classes look as their style sheet says', () => {
  const looks = new Map([['s2', lookOf('font: bold 17.00px Helvetica; color: red')]])
  expect(htmlText('<p class="p1 x"><span class="s1">a</span> <span class="s2">b</span></p>', looks)).toBe('a **b**')
  expect(lookOf('font-weight: 400; font-style:oblique')).toEqual({ bold: false, italic: true })
})

test('a link keeps its text and its address', () => {
  expect(htmlText('see <a href="https://example.com/a">the page</a>.')).toBe('see the page (https://example.com/a).')
  expect(htmlText('<a href="https://example.com/">example.com</a>')).toBe('example.com')
  expect(htmlText('<a href="javascript:alert(1)">this</a> and <a>that</a>')).toBe('this and that')
})

test('entities are letters, and what is not text vanishes', () => {
  expect(htmlText('Tom &amp; J&eacute;r&#244;me&nbsp;&lt;3 &#x1F600;')).toBe('Tom & Jérôme <3 😀')
  expect(htmlText('a<style>p{}</style><script>x()</script><!-- no --><title>t</title>b\0\u200b\ufeff\ufffc')).toBe('ab')
  expect(htmlParts('<u>a</u><img src="p.jpg"><img>')).toEqual({ text: 'a', images: ['p.jpg', ''], isSimplified: true })
  expect(htmlText('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>')).toBe('a b\nc')
  expect(htmlText('<pre>  x\n    y</pre>')).toBe('  x\n    y')
})

test('broken HTML gives its text', () => {
  expect(htmlText('<p>One <b>two<p>three</b></i></div> four')).toContain('three')
  expect(htmlText('5 < 6 & <3 </p> x')).toContain('5 < 6 &')
})

test('HTML that is nested or as long as no writer makes it is refused, and a long one is read', () => {
  expect(() => htmlText('<div>'.repeat(200_000))).toThrow('unreadable_record')
  expect(() => htmlText('x'.repeat(9_000_000))).toThrow('too_long')
  expect(htmlText('<b>a</b> '.repeat(100_000))).toContain('a a a')
  expect(htmlText(`<p>${' '.repeat(2_000_000)}</p>${'<br>'.repeat(200_000)}${'<ul><li>'.repeat(200)}x`)).toContain('x')
})
