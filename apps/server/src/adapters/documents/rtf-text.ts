import { TextDecoder } from 'node:util'
import { CHARACTERS, SEEN, UNSEEN } from './rtf-words.ts'
import { encodingOfCharacterSet, encodingOfCodePage, WESTERN } from './rtf-code-pages.ts'
import { TextSink } from './text-sink.ts'

/** The formatting state inside one pair of braces. */
type Group = {
  unseen: boolean
  /** The group contains two versions of a text; only the one marked \ud is read. */
  replaced: boolean
  ignorable: boolean
  begins: boolean
  hidden: boolean
  deleted: boolean
  fontTable: boolean
  note: boolean
  font: number
  /** The number of bytes that replace a \u for readers that do not know it. */
  fallback: number
}

const RUN = 4_096

const BEFORE: Group = {
  unseen: false,
  replaced: false,
  ignorable: false,
  begins: false,
  hidden: false,
  deleted: false,
  fontTable: false,
  note: false,
  font: 0,
  fallback: 1,
}

/** Builds the text of an RTF document from its tokens. */
export class RtfText {
  #sink = new TextSink()
  #groups: Group[] = []
  #group = BEFORE
  #encoding = WESTERN
  #defaultFont = 0
  /** The encoding of each font whose encoding is not the document’s own. */
  #fonts = new Map<number, string>()
  #decoders = new Map<string, TextDecoder>()
  /** Consecutive bytes, collected because two bytes make one character in many encodings. */
  #run = Buffer.alloc(RUN)
  #runLength = 0
  #toSkip = 0
  #cellsEnded = 0
  #note = ''

  open(): void {
    this.#flush()
    this.#toSkip = 0
    this.#groups.push(this.#group)
    const { unseen, replaced } = this.#group
    this.#group = { ...this.#group, unseen: unseen || replaced, ignorable: false, begins: true }
  }

  close(): void {
    this.#flush()
    this.#toSkip = 0
    this.#group = this.#groups.pop() ?? BEFORE
  }

  /** A character, or a part of one, in the encoding of the font. */
  byte(code: number): void {
    if (this.#isSkipped()) return
    this.#group.begins = false
    if (!this.#isSeen()) return
    if (this.#runLength === RUN) this.#flush()
    this.#run[this.#runLength++] = code
  }

  symbol(symbol: string): void {
    if (symbol === '*') {
      this.#group.ignorable = true
      return
    }
    if (this.#isSkipped()) return
    this.#group.begins = false
    if (symbol === '~') this.#write('\u00a0')
    else if (symbol === '_') this.#write('\u2011')
    else if ('{}\\'.includes(symbol)) this.#write(symbol)
  }

  /** @param number null when the control word has none */
  word(word: string, number: number | null): void {
    if (this.#isSkipped()) return
    if (this.#group.begins) {
      this.#group.begins = false
      this.#begin(word)
    }
    const on = number !== 0
    switch (word) {
      case 'u':
        return this.#unicode(number ?? 0)
      case 'uc':
        this.#group.fallback = Math.max(0, number ?? 1)
        return
      case 'f':
        this.#flush()
        this.#group.font = number ?? 0
        return
      case 'deff':
        this.#defaultFont = number ?? 0
        this.#group.font = this.#defaultFont
        return
      case 'fcharset':
        return this.#setFontEncoding(encodingOfCharacterSet(number ?? 0))
      case 'cpg':
        return this.#setFontEncoding(encodingOfCodePage(number ?? 0))
      case 'ansicpg':
        this.#encoding = encodingOfCodePage(number ?? 0)
        return
      case 'mac':
        this.#encoding = 'macintosh'
        return
      case 'v':
        this.#flush()
        this.#group.hidden = on
        return
      case 'deleted':
        this.#flush()
        this.#group.deleted = on
        return
      case 'plain':
        this.#flush()
        this.#group = { ...this.#group, hidden: false, deleted: false, font: this.#defaultFont }
        return
      case 'cell':
      case 'nestcell':
        this.#flush()
        if (this.#isSeen()) this.#cellsEnded++
        return
      case 'row':
      case 'nestrow':
        this.#flush()
        if (!this.#isSeen()) return
        this.#cellsEnded = 0
        this.#write('\n')
        return
      case 'par':
      case 'sect':
        this.#endParagraph()
        return
      default:
        this.#write(CHARACTERS.get(word) ?? '')
    }
  }

  toString(): string {
    this.#endNote()
    return this.#sink.toString()
  }

  /** The first control word of a group defines the purpose of the group. */
  #begin(word: string): void {
    const group = this.#group
    const parent = this.#groups.at(-1) ?? BEFORE
    if (word === 'ud' && parent.replaced) group.unseen = parent.unseen
    group.replaced = word === 'upr'
    if (word === 'fonttbl') group.fontTable = true
    else if (word === 'footnote') group.note = true
    else if (UNSEEN.has(word) || (group.ignorable && !SEEN.has(word))) group.unseen = true
  }

  /** True when this character is only the replacement for the \u before it; it is then used up. */
  #isSkipped(): boolean {
    if (this.#toSkip === 0) return false
    this.#toSkip--
    return true
  }

  #isSeen(): boolean {
    const { unseen, hidden, deleted, fontTable } = this.#group
    return !(unseen || hidden || deleted || fontTable)
  }

  #unicode(number: number): void {
    this.#toSkip = this.#group.fallback
    const code = number < 0 ? number + 0x10000 : number
    if (code >= 0 && code <= 0x10ffff) this.#write(String.fromCodePoint(code))
  }

  #setFontEncoding(encoding: string | undefined): void {
    if (this.#group.fontTable && encoding) this.#fonts.set(this.#group.font, encoding)
  }

  /** Decodes the collected bytes. */
  #flush(): void {
    if (this.#runLength === 0) return
    const run = this.#run.subarray(0, this.#runLength)
    this.#runLength = 0
    const encoding = this.#fonts.get(this.#group.font) ?? this.#encoding
    let decoder = this.#decoders.get(encoding)
    if (!decoder) this.#decoders.set(encoding, (decoder = new TextDecoder(encoding)))
    this.#put(decoder.decode(run))
  }

  #write(text: string): void {
    this.#flush()
    if (text !== '' && this.#isSeen()) this.#put(text)
  }

  #put(text: string): void {
    if (this.#group.note) {
      this.#note += text
      return
    }
    if (this.#cellsEnded > 0) this.#sink.write('\t'.repeat(this.#cellsEnded))
    this.#cellsEnded = 0
    this.#sink.write(text)
  }

  /** A note is placed below the paragraph that cites it, so that both go to the same entry. */
  #endParagraph(): void {
    this.#write('\n')
    if (!this.#group.note) this.#endNote()
  }

  #endNote(): void {
    const note = this.#note.trim()
    this.#note = ''
    if (note !== '') this.#sink.write(`${note}\n`)
  }
}
