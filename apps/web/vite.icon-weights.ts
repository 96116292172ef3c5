import type { Plugin } from 'vite'

/** The module in which Phosphor has the drawings of one icon, in every weight. */
const DRAWINGS = /\/@phosphor-icons\/react\/dist\/defs\/(\w+)\.es\.js$/
/** One entry of the map from weight to drawing. */
const ENTRY = /\n {2}\[\n {4}"(\w+)",\n[\s\S]*?\n {2}\],?(?=\n)/g
const WEIGHTS = 6

/** The weights that the app draws with; the microphone is filled while it listens. */
const drawnWeights = (icon: string): readonly string[] => (icon === 'Microphone' ? ['regular', 'fill'] : ['regular'])

/** Leaves out of every icon the weights that the app never draws, five of six: 10 kB gzipped of a first view. */
export function iconWeights(): Plugin {
  return {
    name: 'icon-weights',
    apply: 'build',
    transform: {
      filter: { id: DRAWINGS },
      handler(code, id) {
        const kept = drawnWeights(DRAWINGS.exec(id)?.[1] ?? '')
        let found = 0
        const smaller = code.replaceAll(ENTRY, (entry, weight: string) => {
          found++
          return kept.includes(weight) ? entry : ''
        })
        if (found !== WEIGHTS) throw new Error(`${id} is not written as expected: ${found} of ${WEIGHTS} weights.`)
        return { code: smaller, map: null }
      },
    },
  }
}
