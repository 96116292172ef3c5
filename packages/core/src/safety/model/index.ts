import { OUTPUTS } from '../classifier.ts'
import { MEANING_FEATURES, type MeaningNet } from '../meaning.ts'
import type { ScanModel } from '../scan-model.ts'
import { bytesOf } from './base64.ts'
import { HIDDEN, NETS } from './meaning-weights.ts'
import { BIAS, BITS, SCALE, WEIGHTS } from './weights.ts'

/** The classifier and the networks that `npm run train:safety` built from the lines in the repository. */
export const MODEL: ScanModel = {
  classifier: { weights: signed(WEIGHTS, 2 ** BITS * OUTPUTS), scale: SCALE, bias: BIAS },
  meaning: {
    hidden: HIDDEN,
    nets: packedNets().map((net) => ({ ...net, weights: signed(net.weights, HIDDEN * MEANING_FEATURES) })),
  },
}

/** Whole numbers from −128 to 127. */
function signed(base64: string, length: number): Int8Array {
  return new Int8Array(bytesOf(base64, length).buffer)
}

function packedNets(): (Omit<MeaningNet, 'weights'> & { weights: string })[] {
  return JSON.parse(NETS) as (Omit<MeaningNet, 'weights'> & { weights: string })[]
}
