import { TextSink } from './text-sink.ts'
import type { XmlAttributes, XmlHandler } from './xml-stream.ts'

/**
 * Content that the user does not see: deleted or moved text, alternatives for old readers, field codes and phonetic
 * guides.
 */
const UNSEEN = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:instrText', 'w:delText', 'w:rt'])
const NO = new Set(['0', 'false', 'off'])

/** Elements of a run that are special characters. */
const CHARACTERS: Readonly<Record<string, string>> = {
  'w:br': '\n',
  'w:cr': '\n',
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:noBreakHyphen': '\u2011',
}

/** The visible text of a part of a Word document, and the text of each of its notes by id. */
export class WordText implements XmlHandler {
  readonly notes = new Map<string, string>()
  #footnotes: ReadonlyMap<string, string>
  #endnotes: ReadonlyMap<string, string>
  #sink = new TextSink()
  #noteId: string | null = null
  /**
   * The number of cells begun in each open table row, innermost row last, and whether the current cell is still empty.
   */
  #rows: { cells: number; fresh: boolean }[] = []
  #unseen = 0
  #hiddenRun = false
  #ownProperties = false
  /** The characters of the open w:t; null outside of one. */
  #characters: string | null = null
  #keepsSpace = false
  #started = false
  #breakDue = false
  #notesDue: string[] = []

  /**
   * @param footnotes the footnotes’ texts by id
   * @param endnotes the endnotes’ texts by id
   */
  constructor(footnotes: ReadonlyMap<string, string>, endnotes: ReadonlyMap<string, string>) {
    this.#footnotes = footnotes
    this.#endnotes = endnotes
  }

  open(name: string, attributes: XmlAttributes, parent: string): void {
    if (this.#unseen > 0 || UNSEEN.has(name)) {
      this.#unseen++
      return
    }
    switch (name) {
      case 'w:p':
        return this.#paragraph()
      case 'w:tr':
        this.#rows.push({ cells: 0, fresh: false })
        return
      case 'w:tc': {
        const row = this.#rows.at(-1)
        if (row) {
          row.cells++
          row.fresh = true
        }
        return
      }
      case 'w:r':
        this.#hiddenRun = false
        return
      case 'w:rPr':
        this.#ownProperties = parent === 'w:r'
        return
      case 'w:vanish':
        if (parent === 'w:rPr' && this.#ownProperties) this.#hiddenRun = !NO.has(valueOf(attributes, 'val') ?? '')
        return
      case 'w:rPrChange':
        this.#unseen++
        return
      case 'w:t':
      case 'm:t':
        this.#characters = ''
        this.#keepsSpace = attributes['xml:space'] === 'preserve'
        return
      case 'w:footnoteReference':
        return this.#cite(this.#footnotes, attributes)
      case 'w:endnoteReference':
        return this.#cite(this.#endnotes, attributes)
      case 'w:footnote':
      case 'w:endnote':
        return this.#beginNote(attributes)
      default:
        if (parent === 'w:r') this.#write(CHARACTERS[name] ?? '')
    }
  }

  text(text: string): void {
    if (this.#characters !== null && this.#unseen === 0) this.#characters += text
  }

  close(name: string): void {
    if (this.#unseen > 0) {
      this.#unseen--
      return
    }
    if (name === 'w:t' || name === 'm:t') this.#endCharacters()
    else if (name === 'w:tr') this.#rows.pop()
    else if (name === 'w:txbxContent') this.#breakDue = true
    else if (name === 'w:p') this.#endParagraph()
    else if (name === 'w:footnote' || name === 'w:endnote') this.#endNote()
  }

  toString(): string {
    return this.#sink.toString()
  }

  #paragraph(): void {
    const row = this.#rows.at(-1)
    const separator = row?.fresh && row.cells > 1 ? '\t' : '\n'
    if (row) row.fresh = false
    if (this.#started) this.#sink.write(separator)
    this.#started = true
    this.#breakDue = false
  }

  #endCharacters(): void {
    const characters = (this.#characters ?? '').replace(/[\t\r\n]+/g, ' ')
    this.#characters = null
    this.#write(this.#keepsSpace ? characters : characters.replace(/^ +| +$/g, ''))
  }

  #write(text: string): void {
    if (text === '' || this.#hiddenRun) return
    // After a text box, the paragraph that contains it continues.
    if (this.#breakDue) this.#sink.write('\n')
    this.#breakDue = false
    this.#sink.write(text)
  }

  #cite(notes: ReadonlyMap<string, string>, attributes: XmlAttributes): void {
    const note = notes.get(valueOf(attributes, 'id') ?? '')
    if (note) this.#notesDue.push(note)
  }

  /** A note is placed below the paragraph that cites it, so that both go to the same entry. */
  #endParagraph(): void {
    for (const note of this.#notesDue.splice(0)) this.#sink.write(`\n${note}`)
    this.#hiddenRun = false
  }

  #beginNote(attributes: XmlAttributes): void {
    this.#noteId = valueOf(attributes, 'id') ?? null
    this.#sink = new TextSink()
    this.#started = false
  }

  #endNote(): void {
    const text = this.#sink.toString().trim()
    if (this.#noteId !== null && text !== '') this.notes.set(this.#noteId, text)
    this.#sink = new TextSink()
    this.#started = false
  }
}

/** An attribute of an element, whatever prefix its writer chose. */
function valueOf(attributes: XmlAttributes, name: string): string | undefined {
  for (const key in attributes) if (key === name || key.endsWith(`:${name}`)) return attributes[key]
  return undefined
}
