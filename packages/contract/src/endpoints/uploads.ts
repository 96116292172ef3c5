import {
  BatchImport,
  ClassifyImports,
  PendingImports,
  PhotographText,
  ProcessedImports,
  ProcessImports,
  UploadedDocument,
} from '../imports.ts'
import { Saved } from '../onboarding.ts'
import { endpoint } from '../endpoint.ts'

export const document = endpoint({
  method: 'POST',
  path: '/api/onboarding/uploads/import',
  access: 'account',
  upload: true,
  answer: 'progress',
  response: { 200: UploadedDocument },
})

export const batch = endpoint({
  method: 'POST',
  path: '/api/onboarding/uploads/batch-import',
  access: 'account',
  upload: true,
  response: { 200: BatchImport },
})

export const photograph = endpoint({
  method: 'POST',
  path: '/api/onboarding/uploads/photo-ocr',
  access: 'account',
  upload: true,
  answer: 'progress',
  response: { 200: PhotographText },
})

export const process = endpoint({
  method: 'POST',
  path: '/api/onboarding/process-imports',
  access: 'account',
  body: ProcessImports,
  answer: 'progress',
  response: { 200: ProcessedImports },
})

export const unclassified = endpoint({
  method: 'GET',
  path: '/api/onboarding/pending-imports',
  access: 'account',
  response: { 200: PendingImports },
})

export const classify = endpoint({
  method: 'POST',
  path: '/api/onboarding/classify-imports',
  access: 'account',
  body: ClassifyImports,
  response: { 200: Saved },
})
