/** The colors of the current theme, read once when the picture opens. */
export type Palette = {
  surface: string
  strata: string[]
  channels: string[]
  isobath: string
  index: string
  echo: string
  echoLine: string
  ink: string
  /** The lightness of chambers in this theme, so that their hue is visible. */
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

/** An `oklch(…)` color with an opacity from 0 to 1. */
export function faded(color: string, opacity: number): string {
  return color.replace(/\)\s*$/, ` / ${opacity.toFixed(3)})`)
}
