import { echoSignature, newest, SIGNATURE_SIZE, type ChartEntry } from '@soundings/core/chart'
import { fnv1a } from '@soundings/core/random'
import { memo } from 'react'
import { Art } from './art.tsx'
import { Rings } from './rings.tsx'

/** The rings that stand for one Echo in a list: as many as the entries it is based on, as pure as it resonates. */
export const EchoSignature = memo(function EchoSignature(props: {
  /** The Echo's id: it fixes the drawing. */
  id: string
  /** Entries the Echo is based on. */
  count: number
  /** 0-1, null when not known. */
  resonance: number | null
  /** The entries themselves, if they are at hand. */
  entries?: readonly ChartEntry[]
}) {
  const { id, count, resonance, entries = [] } = props
  const drawing = echoSignature({ seed: fnv1a(id), count, resonance, entries: newest(entries, count) })
  return (
    <Art width={SIGNATURE_SIZE} height={SIGNATURE_SIZE} className="sa-sig" fit="contain">
      <Rings drawing={drawing} />
    </Art>
  )
})
