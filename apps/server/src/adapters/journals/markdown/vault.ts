import { CONTENT_MAX_BYTES } from '@soundings/core/entries'
import { readPlainText } from '#server/adapters/documents/read-plain-text.ts'
import type { NumericOrder } from '@soundings/core/diary-split'
import type { Folder, FolderFile } from '../files/folder.ts'
import { pathsOf, unlessDamaged } from '../shared/each-file.ts'
import { isForeign, textField } from '../shared/foreign-fields.ts'
import { frontMatter } from '../shared/front-matter.ts'
import { parsedJson } from '../shared/parsed-json.ts'
import { headText } from '../shared/text-encoding.ts'
import { noteName } from './note-name.ts'

/** The largest note that is read, in bytes. A journal of many years can be one note. */
export const NOTE_MAX = 32 * CONTENT_MAX_BYTES
const SETTINGS_MAX = 1_048_576
const SETTINGS_FILES = ['templates.json', 'daily-notes.json', 'data.json']
const OTHER_BACKUP = 'Standard Notes Backup and Import File.txt'

const MARKDOWN = /\.(?:md|markdown|mdown|mkd)$/iu
/** Folders of programs, and of templates by their usual names. */
const HIDDEN = /(?:^|\/)(?:\.[^/]+|_?templates?|node_modules)\//iu
/** Items of another program that have the same ending. */
const OTHER_ITEM = /\ntype_: \d+\s*$/u
const BACKUP_ITEMS = /(?:^|\/)Items\//u
const FIELDS = ['date', 'created', 'created_at', 'title', 'tags']

/** The settings of a vault that matter here. */
export type VaultSettings = { templates: string[]; order: NumericOrder | null }

/** Obsidian’s template folder, and how it names daily notes. Broken settings count as missing. */
export async function vaultSettings(folder: Folder): Promise<VaultSettings> {
  const settings: VaultSettings = { templates: [], order: null }
  for (const file of SETTINGS_FILES.flatMap((name) => folder.named(name))) {
    const name = /(?:^|^(.*)\/)\.obsidian\/(templates|daily-notes|plugins\/templater-obsidian\/data)\.json$/u.exec(
      file.path,
    )
    if (!name || file.size > SETTINGS_MAX) continue
    const value = parsedJson((await unlessDamaged(file.bytes(SETTINGS_MAX), null))?.toString('utf8') ?? '')
    if (!isForeign(value)) continue
    const root = name[1] === undefined ? '' : `${name[1]}/`
    const templates = textField(value, 'folder') || textField(value, 'templates_folder')
    if (name[2] !== 'daily-notes' && templates !== '')
      settings.templates.push(`${root}${templates.replace(/^\/|\/$/gu, '')}/`)
    if (name[2] === 'daily-notes') settings.order = orderOf(textField(value, 'format'))
  }
  return settings
}

/** `DD-MM-YYYY` names the day first. */
function orderOf(format: string): NumericOrder | null {
  const [day, month, year] = [format.indexOf('D'), format.indexOf('M'), format.indexOf('Y')]
  if (day < 0 || month < 0 || year < day || year < month) return null
  return day < month ? 'day-first' : 'month-first'
}

/** The notes of a folder: Markdown files, and text files with front matter or a date in their names. */
export async function notePaths(folder: Folder): Promise<string[]> {
  const { templates } = await vaultSettings(folder)
  const isBackup = folder.named(OTHER_BACKUP).length > 0
  return pathsOf(folder, async (file) => {
    if (HIDDEN.test(file.path) || templates.some((start) => file.path.startsWith(start))) return false
    return !(isBackup && BACKUP_ITEMS.test(file.path)) && isNote(file)
  })
}

async function isNote(file: FolderFile): Promise<boolean> {
  const isMarkdown = MARKDOWN.test(file.path)
  if (!isMarkdown && !/\.txt$|(?:^|\/)[^./]+$/iu.test(file.path)) return false
  const text = await headText(file)
  if (text === null || OTHER_ITEM.test(text)) return false
  if (isMarkdown) return !/^\s*(?:<!doctype|<html|<\?xml|\{\\rtf)/iu.test(text)
  const { fields } = frontMatter(text)
  return FIELDS.some((name) => fields.has(name)) || (/\.txt$/iu.test(file.path) && noteName(file.path).date !== null)
}

/**
 * The text of a note in any encoding, with line feeds.
 * @returns null if it isn’t text
 */
export async function noteText(file: FolderFile): Promise<string | null> {
  const text = readPlainText(await file.bytes(NOTE_MAX))
  return text === null ? null : text.replaceAll(/\r\n?/gu, '\n')
}

/** The folder that all notes are in, with `/`; empty when there is none. */
export function commonFolder(paths: readonly string[]): string {
  let common = paths[0]?.slice(0, (paths[0]?.lastIndexOf('/') ?? -1) + 1) ?? ''
  for (const path of paths) {
    while (!path.startsWith(common)) common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1)
  }
  return common
}

/** The folder of a note below the common one, without folders that are only years, months and days. */
export function folderOf(path: string, common: string): string | null {
  const folders = path.slice(common.length).split('/').slice(0, -1)
  return folders.filter((name) => !/^\d{1,4}(?:[-_. ]\d{1,2}){0,2}(?:[-_. ]+\p{L}+)?$/u.test(name)).join('/') || null
}
