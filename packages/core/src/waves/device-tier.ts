/** How much drawing a device can carry. */
export const DEVICE_TIERS = ['low', 'medium', 'high'] as const
export type DeviceTier = (typeof DEVICE_TIERS)[number]

/** Memory in GiB up to which a device is low, and from which it is high (design section E.4). */
const LOW_MEMORY = 2
const HIGH_MEMORY = 8

/** Layers of waves on a wide screen and on one under 640 px (product-spec section 9). */
const LAYERS: Record<DeviceTier, number> = { high: 8, medium: 5, low: 3 }
const NARROW_LAYERS: Record<DeviceTier, number> = { high: 5, medium: 3, low: 2 }

type DeviceHints = {
  /** What the browser says of itself (`Sec-CH-UA-Mobile`). */
  mobile: boolean
  /** GiB (`Device-Memory`), null when it says nothing. */
  deviceMemory: number | null
  /** What was asked for, if anything. */
  override?: DeviceTier | null | undefined
}

/** Low for mobiles and up to 2 GiB, high from 8 GiB, else medium; what was asked for comes first. */
export function deviceTier({ mobile, deviceMemory, override }: DeviceHints): DeviceTier {
  if (override) return override
  if (mobile || (deviceMemory !== null && deviceMemory <= LOW_MEMORY)) return 'low'
  return deviceMemory !== null && deviceMemory >= HIGH_MEMORY ? 'high' : 'medium'
}

/** Layers of waves to draw. `narrow` is a screen under 640 px. */
export function layersFor(tier: DeviceTier, narrow = false): number {
  return (narrow ? NARROW_LAYERS : LAYERS)[tier]
}
