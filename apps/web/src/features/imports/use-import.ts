import type { Classification, PendingImports, ProcessedImports, ReviewedText } from '@soundings/contract/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { refusalOr } from '#web/lib/api-error.ts'
import { keys } from '#web/lib/query-keys.ts'
import type { Progress } from '#web/lib/long-request.ts'
import {
  classify,
  confirmText,
  processImports,
  saveDecisions,
  unclassified,
  undoImport,
  useJournalChanged,
} from './imports.queries.ts'
import { NOTHING_REVIEWED, type Reviewed } from './review-dialog.tsx'
import type { UploadQueue } from './upload-queue.ts'

/** The result of an import: its message, and the ids to undo it. */
export type ImportOutcome = { kind: 'ok' | 'warn' | 'err'; text: string; importIds: readonly string[] }

/** Imports the reviewed entries, and asks for a classification of undated ones. */
export function useImport({
  queue,
  everything,
  onDone,
}: {
  queue: UploadQueue
  everything: boolean
  onDone: (outcome: ImportOutcome) => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const journalChanged = useJournalChanged()
  const [reviewed, review] = useState<Reviewed>(NOTHING_REVIEWED)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState<{ pending: PendingImports; found: number } | null>(null)
  const done = useRef({ processed: 0, duplicates: 0, importIds: [] as string[] })
  const running = useRef<AbortController | null>(null)
  const importId = useRef(crypto.randomUUID())
  /** True once the server was asked to import under `importId`. */
  const begun = useRef(false)

  async function run(): Promise<void> {
    running.current = new AbortController()
    begun.current = true
    const ids = queue.items().flatMap(({ pendingId }) => pendingId ?? [])
    const onProgress = ({ stage, fraction }: Progress) => setProgress(stage === 'working' ? fraction : 0)
    const result = await processImports(
      api,
      { ids, importId: importId.current },
      { signal: running.current.signal, onProgress },
    )
    take(result)
    importId.current = crypto.randomUUID()
    begun.current = false
    if (result.pending_classification > 0) {
      const { pending_imports, smart_default } = await unclassified(api)
      const left = pending_imports.filter(({ id }) => ids.includes(id))
      queue.keepOnly(left.map(({ id }) => id))
      const { processed, duplicates } = done.current
      const found = left.reduce((sum, { entries }) => sum + entries, processed + duplicates)
      return setPending({ pending: { pending_imports: left, smart_default }, found })
    }
    queue.forget()
    setPending(null)
    await journalChanged()
    onDone(outcomeOf(done.current, everything))
  }

  function take({ processed, duplicates, import_id }: ProcessedImports): void {
    done.current.processed += processed
    done.current.duplicates += duplicates
    if (import_id) done.current.importIds.push(import_id)
  }

  async function guarded(work: () => Promise<void>, fallback: string): Promise<void> {
    if (progress !== null) return
    setError(null)
    setProgress(0)
    try {
      await work()
    } catch (refusal) {
      if (!running.current?.signal.aborted) setError(refusalOr(refusal, fallback))
    } finally {
      setProgress(null)
    }
  }

  return {
    reviewed,
    review,
    progress,
    error,
    unclassified: pending,
    start: (texts: Readonly<Record<string, ReviewedText>>) =>
      guarded(async () => {
        for (const [id, decisions] of Object.entries(reviewed.decisions)) await saveDecisions(api, id, decisions)
        for (const [id, text] of Object.entries(texts)) await confirmText(api, id, text)
        await run()
      }, 'Upload failed. Please try again.'),
    classify: (choice: Classification) =>
      guarded(async () => {
        await classify(api, choice)
        await run()
      }, 'Classification failed. Please try again.'),
    /**
     * Cancels the import and undoes the part already done. Uploads are withdrawn first: if the server has not imported
     * them yet, it no longer can; if it has, the undo removes the entries.
     */
    cancel: async (): Promise<void> => {
      running.current?.abort()
      const asked = [...done.current.importIds, ...(begun.current ? [importId.current] : [])]
      await queue.withdrawAll()
      for (const id of asked) await undoImport(api, id).catch(() => undefined)
      if (asked.length > 0) await journalChanged()
    },
    /** Saves the person's decisions and corrected texts with the uploads on the server. */
    leave: async (): Promise<void> => {
      const waiting = new Set(queue.items().map(({ pendingId }) => pendingId))
      const kept = [
        ...Object.entries(reviewed.decisions).map(([id, decisions]) => ({
          id,
          save: () => saveDecisions(api, id, decisions),
        })),
        ...Object.entries(reviewed.texts).map(([id, text]) => ({ id, save: () => confirmText(api, id, text) })),
      ].filter(({ id }) => waiting.has(id))
      if (kept.length === 0) return
      await Promise.all(kept.map(({ save }) => save().catch(() => undefined)))
      client.removeQueries({ queryKey: keys.imports })
    },
  }
}

function outcomeOf(
  { processed, duplicates, importIds }: { processed: number; duplicates: number; importIds: readonly string[] },
  everything: boolean,
): ImportOutcome {
  if (processed === 0 && duplicates > 0) {
    const text = everything
      ? 'Upload failed: All content appears to be duplicate of existing entries.'
      : 'Upload failed: Content appears to be duplicate of existing entry.'
    return { kind: 'err', text, importIds }
  }
  if (duplicates > 0) {
    const text = `Partial upload: ${processed} new entries imported, ${duplicates} duplicate(s) skipped.`
    return { kind: 'warn', text, importIds }
  }
  const text = processed === 1 ? '1 entry imported.' : `${processed} entries imported.`
  return { kind: 'ok', text, importIds }
}
