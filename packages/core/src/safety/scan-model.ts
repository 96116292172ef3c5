import type { Model } from './classifier.ts'
import type { MeaningModel } from './meaning.ts'

/** The classifier, and the networks that are asked about short texts as well. */
export type ScanModel = { classifier: Model; meaning: MeaningModel }
