import { Parser } from 'htmlparser2'
import { htmlReader, type HtmlAttributes, type HtmlReader, type Look } from '../shared/html-text.ts'
import { oneLine } from '../shared/plain-text.ts'
import { RecordError } from '../shared/record-error.ts'
import { looksIn } from './style-sheet.ts'

/** A card above the text: a photograph, a place or a state of mind. `texts` are its words. */
export type Asset = { type: string; id: string; sources: string[]; texts: string[] }

/** The parts of an entry’s page. */
export type Page = {
  /** The date as the page prints it. */
  header: string
  title: string
  prompt: string
  text: string
  isSimplified: boolean
  assets: Asset[]
}

/** Classes of the elements that aren’t text. Everything else on the page is text. */
const PARTS = ['pageHeader', 'title', 'reflectionPrompt', 'gridItem', 'assetGrid'] as const
type Part = (typeof PARTS)[number]
/** The most cards of an entry, and the deepest nesting. No real entry has more. */
const ASSETS_MAX = 1_000
const DEPTH_MAX = 500
/** The most characters of a card’s text. */
const WORDS_MAX = 500

type PartOrStyle = Part | 'style' | null

/**
 * Reads a page in the order of its text. Apple’s elements overlap (a `span` that began outside of `bodyText` ends inside
 * of it), so parsers disagree about what is inside of what, and the text is often behind the empty element for it.
 * @throws RecordError when it is nested too deeply
 */
export function readPage(html: string): Page {
  const looks = new Map<string, Look>()
  // A title that didn’t fit its element continues between that element and the text.
  const [between, body] = [htmlReader(), htmlReader(looks)]
  const parts = { pageHeader: htmlReader(), title: htmlReader(), reflectionPrompt: htmlReader() }
  const assets: Asset[] = []
  // For each open element, the part of the page it is in and the reader that received its start and will receive its
  // end.
  const open: { part: PartOrStyle; reader: HtmlReader | null }[] = []
  let [sheet, hasTitle, hasBody] = ['', false, false]

  const readerFor = (part: PartOrStyle): HtmlReader | null => {
    if (part === 'pageHeader' || part === 'title' || part === 'reflectionPrompt') return parts[part]
    return part === null ? (hasTitle && !hasBody ? between : body) : null
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length >= DEPTH_MAX) throw new RecordError('unreadable_record')
      const classes = (attributes['class'] ?? '').split(/\s+/)
      const outer = open.at(-1)?.part ?? null
      const own = name === 'style' ? 'style' : (PARTS.find((one) => classes.includes(one)) ?? null)
      if (own === 'title') hasTitle = true
      if (classes.includes('bodyText')) hasBody = true
      if (own === 'gridItem' && assets.length < ASSETS_MAX) assets.push(assetOf(classes, attributes))
      if (outer === 'gridItem') addSource(assets.at(-1), name, attributes)
      const part = own ?? outer
      const reader = own === null ? readerFor(part) : null
      open.push({ part, reader })
      reader?.open(name, attributes)
    },
    onclosetag(name) {
      const { part, reader } = open.pop() ?? { part: null, reader: null }
      reader?.close(name)
      if (part === 'style') for (const [className, look] of looksIn(sheet)) looks.set(className, look)
    },
    ontext(text) {
      const part = open.at(-1)?.part ?? null
      if (part === 'style') sheet += text
      else if (part === 'gridItem') addText(assets.at(-1), text)
      else readerFor(part)?.text(text)
    },
  })
  parser.write(html)
  parser.end()
  const ownTitle = parts.title.parts().text
  const beside = between.parts().text
  const { text, isSimplified } = body.parts()
  // If the page has no text element, everything after the title is text.
  return {
    header: oneLine(parts.pageHeader.parts().text),
    title: oneLine(hasBody ? `${ownTitle} ${beside}` : ownTitle),
    prompt: oneLine(parts.reflectionPrompt.parts().text),
    text: hasBody ? text : [beside, text].filter((one) => one !== '').join('\n\n'),
    isSimplified,
    assets,
  }
}

function assetOf(classes: readonly string[], attributes: HtmlAttributes): Asset {
  const type = classes.find((name) => name.startsWith('assetType_'))?.slice('assetType_'.length) ?? ''
  return { type, id: attributes['id'] ?? '', sources: [], texts: [] }
}

function addSource(asset: Asset | undefined, name: string, attributes: HtmlAttributes): void {
  const source = attributes['src'] ?? ''
  if (!asset || source === '' || asset.sources.length >= 20 || (name !== 'img' && name !== 'source')) return
  // A card’s own picture is marked; any other picture is a button.
  if (name === 'img' && (attributes['class'] ?? '').includes('asset_image')) asset.sources.unshift(source)
  else asset.sources.push(source)
}

function addText(asset: Asset | undefined, text: string): void {
  const words = oneLine(text).slice(0, WORDS_MAX)
  if (asset && words !== '' && asset.texts.length < 20) asset.texts.push(words)
}
