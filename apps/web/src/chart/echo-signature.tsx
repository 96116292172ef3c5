import { echoSignature, newest, SIGNATURE_SIZE, type ChartEntry } from '#web/chart/geometry/index.ts'
import { fnv1a } from '@soundings/core/random'
import { memo } from 'react'
import { Art } from './art.tsx'
import { Rings } from './rings.tsx'

/** The rings that represent one Echo in a list: one for each entry it is based on, rounder the more it resonates. */
export const EchoSignature = memo(function EchoSignature(props: {
  /** The Echo's id, the seed of the drawing. */
  id: string
  /** How many entries the Echo is based on. */
  count: number
  /** From 0 to 1, or null when unknown. */
  resonance: number | null
  /** The entries themselves, if they are loaded. */
  entries?: readonly ChartEntry[]
}) {
  const { id, count, resonance, entries = [] } = props
  const drawing = echoSignature({ seed: fnv1a(id), count, resonance, entries: newest(entries, count) })
  return (
    <Art width={SIGNATURE_SIZE} height={SIGNATURE_SIZE} fit="contain">
      <Rings drawing={drawing} />
    </Art>
  )
})
