import type { FolderFile } from '../files/folder.ts'
import type { JournalAdapter } from '../journal-adapter.ts'
import { eachFile, pathsOf } from '../shared/each-file.ts'
import { isSqlite } from '../shared/sqlite.ts'
import { backupPhotograph, isBackup, readBackup } from './backup.ts'
import { isHtml, readHtml } from './html.ts'
import { isJson, readJson } from './json.ts'
import { mediaFolders } from './media-folders.ts'

/** Diarium’s exports as JSON and HTML, and its backup, which is a database. */
export const diarium: JournalAdapter = {
  source: 'diarium',
  recognize: (folder) =>
    pathsOf(folder, async (file) => (await isJson(file)) || (await isHtml(file)) || (await isBackup(file))),
  read(folder, paths) {
    const media = mediaFolders(folder)
    return eachFile(folder, paths, async function* (file: FolderFile) {
      if (await isSqlite(file)) yield* readBackup(file)
      else if (await isHtml(file)) yield* readHtml(file, media)
      else yield* readJson(folder, file, media)
    })
  },
  photograph: backupPhotograph,
}
