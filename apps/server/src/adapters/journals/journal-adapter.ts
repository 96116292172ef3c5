import type { ColumnRole, FoundTable } from '@soundings/contract/journal-imports'
import type { Folder } from './files/folder.ts'
import type { JournalItem, JournalSource } from './journal-record.ts'

export type { ColumnRole, FoundTable }

/** The person’s decisions about facts that the files don’t contain. */
export type ReadingChoices = {
  /** Which number of 09/03/2021 is the day; null for the order that the file shows. */
  dateOrder: 'day-first' | 'month-first' | null
  /** The roles of the columns in the table at each path; in other tables, the roles are recognized. */
  columns: ReadonlyMap<string, readonly ColumnRole[]>
}

/** The date order that the files show, and the tables among them. */
export type FileFacts = {
  /** The order of day and month; null when no date needs it. `certain` is false when the dates don’t show it. */
  dateOrder: { order: 'day-first' | 'month-first'; certain: boolean } | null
  tables: FoundTable[]
}

/** Reads the exports of one program. */
export type JournalAdapter = {
  source: JournalSource
  /**
   * The paths of the files that the adapter would read, judged by content, because a name may be wrong. Photographs
   * that records refer to are not among them. It reads only the start of each file. `folder.files` may list only some
   * of the folder’s files; the other methods see all of them.
   */
  recognize(folder: Folder): Promise<string[]>
  /** Reads the facts about which the person decides; missing for formats without any. */
  facts?(folder: Folder, paths: readonly string[], choices: ReadingChoices): Promise<FileFacts>
  /**
   * The records of the recognized files, in their order, in bounded memory. A damaged record or file yields a problem,
   * and reading continues. It throws only the errors of the folder itself.
   */
  read(folder: Folder, paths: readonly string[], choices: ReadingChoices): AsyncGenerator<JournalItem>
  /**
   * The bytes of a photograph, for formats in which photographs aren’t files of the folder. @returns null when it is
   * missing
   */
  photograph?(folder: Folder, path: string): Promise<Buffer | null>
}
