import type { Letter, LetterSentence } from './letter.ts'
import { periodTitle } from './period.ts'
import { dateText, entries, sentenceText } from './wording.ts'

/** A letter as plain text: its title, then a paragraph for each sentence. */
export function letterText(letter: Letter): string {
  return [periodTitle(letter), ...letterSentences(letter)].join('\n\n')
}

/** The sentences of a letter with their lines, as plain text. */
export function letterSentences(letter: Letter): string[] {
  return letter.sentences.map((sentence) => sentenceText(sentence, letter.day))
}

/** The basis of a sentence, as readable text: “Counted from seven entries.” */
export function receiptText({ part, receipt }: LetterSentence, { last, day }: Pick<Letter, 'last' | 'day'>): string {
  if (receipt.pattern) return `Tested on your journal up to ${dateText(last, day)}.`
  if (part === 'counts') return 'Counted from every entry in this period.'
  if (receipt.entries.length === 1) return 'Word for word from one entry.'
  return part === 'pair' ? 'Word for word from two entries.' : `Counted from ${entries(receipt.entries.length)}.`
}
