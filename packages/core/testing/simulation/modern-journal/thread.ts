/** One subject of a made-up life: what a person writes about it, with blanks for names, places and things. */
export type ThreadText = {
  id: string
  /** The hashtag for it, in journals of people who use hashtags. */
  tag?: string
  /** What an entry about it adds to the mood, in points. */
  effect: number
  /** How often it is written about, compared with the other threads. */
  share: number
  /** True for something that people give up: it ends in half of the journals. */
  stops?: boolean
  /** The blanks; each journal draws one value for each. */
  slots: Readonly<Record<string, readonly string[]>>
  /**
   * One passage per line. `[early]`, `[mid]` or `[late]` names the third of the journal in which it fits.
   * `[promise shed 1]` and `[promise shed 2]` mark two passages that belong together, `+` a bright passage and `-` a
   * heavy one.
   */
  moulds: string
}

export const LINKS = ['promise', 'question', 'rhyme', 'contrast'] as const
export type LinkKind = (typeof LINKS)[number]

export type Mould = {
  text: string
  /** -1 heavy, 1 bright. */
  light: -1 | 0 | 1
  stage: Stage | null
  link: { kind: LinkKind; name: string; part: 1 | 2 } | null
}

export const STAGES = ['early', 'mid', 'late'] as const
export type Stage = (typeof STAGES)[number]

const MARK = /^\[(?<name>[^\]]+)\]\s*/u
const LIGHT = { '+': 1, '-': -1 } as const

/** Reads the lines of `moulds` with their marks. */
export function mouldsOf(moulds: string): Mould[] {
  return moulds.trim().split('\n').map(mouldOf)
}

function mouldOf(line: string): Mould {
  let rest = line.trim()
  const mould: Mould = { text: '', light: 0, stage: null, link: null }
  for (;;) {
    const sign = rest[0]
    const mark = MARK.exec(rest)
    if (sign === '+' || sign === '-') {
      mould.light = LIGHT[sign]
      rest = rest.slice(1)
    } else if (mark) {
      read(mark.groups?.['name'] ?? '', mould)
      rest = rest.slice(mark[0].length)
    } else return { ...mould, text: rest }
  }
}

/** @throws when the mark is none of those above */
function read(mark: string, mould: Mould): void {
  const stage = STAGES.find((known) => known === mark)
  const [word, name = '', part] = mark.split(' ')
  const kind = LINKS.find((known) => known === word)
  if (stage) mould.stage = stage
  else if (kind && (part === '1' || part === '2')) mould.link = { kind, name, part: part === '1' ? 1 : 2 }
  else throw new Error(`no such mark: [${mark}]`)
}
