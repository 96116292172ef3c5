import { UNTITLED } from '../../text/index.ts'
import { isoDateOf } from '../../time/index.ts'
import type { PortableEntry } from '../portable-entry.ts'
import { NOTES_FOLDER } from './note.ts'

/**
 * The longest title in a file name, in characters and in bytes of UTF-8: file systems allow 255 bytes for the whole
 * name.
 */
const NAME_MAX = 80
const NAME_BYTES_MAX = 200

/** Characters that Windows, macOS or Linux forbid in a file name, or that would break an Obsidian link to it. */
const FORBIDDEN = /[\\/:*?"<>|#^[\]\s\p{Cc}]+/gu
/** Formatting marks, lone surrogates and unassigned characters, except those that join the parts of an emoji. */
const INVISIBLE = /(?!\u200D)[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu
/** Names that Windows reserves for devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** The parts of an entry's file name. */
type Named = Pick<PortableEntry, 'day' | 'undated' | 'name'>

/**
 * Gives each entry its own path, such as `Soundings/2026/2026-11-23 The gutter.md`. A second entry of a day with the same
 * title gets ` 2`; names that differ only in case or composition count as the same, as on Windows and macOS.
 */
export function notePaths(): (entry: Named) => string {
  const taken = new Map<string, number>()
  return (entry) => {
    const base = basePathOf(entry)
    for (;;) {
      const count = (taken.get(keyOf(base)) ?? 0) + 1
      taken.set(keyOf(base), count)
      const path = count === 1 ? base : `${base} ${count}`
      if (count > 1 && taken.has(keyOf(path))) continue
      if (count > 1) taken.set(keyOf(path), 1)
      return `${NOTES_FOLDER}/${path}.md`
    }
  }
}

function keyOf(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

function basePathOf({ day, undated, name }: Named): string {
  const title = name === UNTITLED ? '' : safeName(name)
  if (undated) return `Undated/${title === '' || DEVICE.test(title) ? `Entry ${title}`.trim() : title}`
  const date = isoDateOf(day)
  return `${date.slice(0, 4)}/${`${date} ${title}`.trim()}`
}

/** Splits text into characters as people count them. */
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A title without characters that file names forbid, cut between characters; empty when nothing is left. */
function safeName(title: string): string {
  const visible = title.normalize('NFC').replace(INVISIBLE, '').replace(FORBIDDEN, ' ')
  let name = ''
  let characters = 0
  let bytes = 0
  for (const { segment } of CHARACTERS.segment(visible.replace(/^[\s.]+/, ''))) {
    characters += 1
    bytes += bytesOf(segment)
    if (characters > NAME_MAX || bytes > NAME_BYTES_MAX) break
    name += segment
  }
  return name.replace(/[\s.]+$/, '')
}

function bytesOf(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
