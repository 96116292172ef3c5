import { entryText } from './entry-text.ts'

/** Pieces that are repeated to make a text that is expensive to read, by the name in the report. */
const PIECES: Readonly<Record<string, string>> = {
  'lines of "1."': '1.\n',
  'short dates': '1/2 ',
  'dates with stops': '1.2. ',
  'lines of "1pm"': '1pm\n',
  'lines of "#"': '# \n',
  'lines of "* a"': '* a\n',
  'lines of an abbreviation': 'Mr.\n',
  'empty lines': '\n',
  spaces: ' ',
  ellipses: '… ',
  'quotation marks': '"',
  'opening brackets': '(',
  hashtags: '#a1 ',
  'one long word': 'a',
  'words without spaces': 'Want.no.space',
  wants: 'want ',
  'wants in lines': 'want\n',
  'questions in quotation marks': '“Was I?” ',
  'web addresses': 'https://example.org/a?b=c#d ',
  emojis: '😀',
  Chinese: '我在家。',
  'lines of months': 'May 3\n',
  'the letter i': 'i ',
  denials: 'no no ',
  'German intentions': 'ich will ',
  'words of dying': 'die ',
  apostrophes: "'",
}

const MADE: Readonly<Record<string, (characters: number) => string>> = {
  'different words': differentWords,
  prose: (characters) => entryText(1, characters),
}

export const ODD_TEXTS: readonly string[] = [...Object.keys(PIECES), ...Object.keys(MADE)]

/** A text of this many characters: one piece repeated, distinct words, or prose. */
export function oddText(name: string, characters: number): string {
  const piece = PIECES[name]
  return piece === undefined ? (MADE[name]?.(characters) ?? '') : repeated(piece, characters)
}

function repeated(piece: string, characters: number): string {
  return piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters)
}

function differentWords(characters: number): string {
  const words: string[] = []
  for (let number = 0, length = 0; length < characters; number++) {
    const word = `w${number.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))}`
    words.push(word)
    length += word.length + 1
  }
  return words.join(' ').slice(0, characters)
}
