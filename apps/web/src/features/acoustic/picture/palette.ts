/** The inks of the current theme, read once when the picture opens. */
export type Palette = {
  surface: string
  strata: string[]
  channels: string[]
  isobath: string
  index: string
  echo: string
  echoLine: string
  ink: string
  /** Lightness that chambers take in this theme, so that their hue reads on it. */
  chamberLightness: number
}

const CHANNELS = ['ch-mood', 'ch-energy', 'ch-focus']
const STRATA = [2, 3, 4, 5, 6]

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    surface: token('depth-1'),
    strata: STRATA.map((depth) => token(`depth-${depth}`)),
    channels: CHANNELS.map(token),
    isobath: token('isobath'),
    index: token('isobath-index'),
    echo: token('echo'),
    echoLine: token('echo-line'),
    ink: token('ink-3'),
    chamberLightness: style.colorScheme.includes('dark') ? 0.8 : 0.5,
  }
}

/** An `oklch(…)` colour with an opacity of 0-1. */
export function faded(colour: string, opacity: number): string {
  return colour.replace(/\)\s*$/, ` / ${opacity.toFixed(3)})`)
}
