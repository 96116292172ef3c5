import type { PendingImport as PendingImportAnswer } from '@soundings/contract/imports'
import { planCounts } from './import-plan.ts'
import type { PendingImport } from './pending-imports.store.ts'

/** A waiting upload as the API returns it. */
export function toPendingImport({ id, kind, sizeBytes, plan }: PendingImport): PendingImportAnswer {
  return { id, kind, original_name: plan.name, size_bytes: sizeBytes, ...planCounts(plan) }
}
