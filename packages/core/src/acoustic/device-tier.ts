/** How much drawing a device can handle. */
export const DEVICE_TIERS = ['low', 'medium', 'high'] as const
export type DeviceTier = (typeof DEVICE_TIERS)[number]

/** The largest memory of a low device, and the smallest of a high one, in GiB (docs/spec/numbers.md#acoustic). */
const LOW_MEMORY = 2
const HIGH_MEMORY = 8

/** Layers of waves on a wide screen and on one under 640 px (docs/spec/numbers.md#acoustic). */
const LAYERS: Record<DeviceTier, number> = { high: 8, medium: 5, low: 3 }
const NARROW_LAYERS: Record<DeviceTier, number> = { high: 5, medium: 3, low: 2 }

type DeviceHints = {
  /** Reported by the browser (`Sec-CH-UA-Mobile`). */
  mobile: boolean
  /** GiB (`Device-Memory`), null if the browser doesn't report it. */
  deviceMemory: number | null
  /** The tier that the request names; it takes priority over the hints. */
  override?: DeviceTier | null | undefined
}

/** Low for phones and up to 2 GiB, high from 8 GiB, otherwise medium; a requested tier takes priority. */
export function deviceTier({ mobile, deviceMemory, override }: DeviceHints): DeviceTier {
  if (override) return override
  if (mobile || (deviceMemory !== null && deviceMemory <= LOW_MEMORY)) return 'low'
  return deviceMemory !== null && deviceMemory >= HIGH_MEMORY ? 'high' : 'medium'
}

/** Number of wave layers to draw. `narrow` is a screen under 640 px. */
export function layersFor(tier: DeviceTier, narrow = false): number {
  return (narrow ? NARROW_LAYERS : LAYERS)[tier]
}
