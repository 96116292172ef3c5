import type { Folder } from '../files/folder.ts'
import type { JournalRecord, LeftBehind, ProblemKind } from '../journal-record.ts'
import { foreignOf, objectsField, textField } from '../shared/foreign-fields.ts'
import { mediaKind } from '../shared/media-kind.ts'
import { decodedPath, fileAmong } from '../shared/referenced-file.ts'
import type { Asset } from './page.ts'

/** The kinds of cards that have the person’s own pictures; on other cards, the app draws the pictures. */
const OWN_PICTURE = new Set(['photo', 'livePhoto', 'drawing', 'sketch'])
const MAP = /map$/i
const LEFT: Readonly<Record<string, LeftBehind>> = {
  video: 'video',
  audio: 'audio',
  motionActivity: 'activity',
  workoutIcon: 'activity',
  workoutRoute: 'activity',
  workout: 'activity',
}
/** The largest data file of a card that is read, in bytes. */
const SIDECAR_MAX = 65_536

export type AssetParts = Pick<JournalRecord, 'mood' | 'photographs' | 'location' | 'leftBehind'> & {
  problems: ProblemKind[]
}

/** The information on an entry’s cards: photographs, place names and the state of mind. */
export async function assetParts(folder: Folder, from: string, assets: readonly Asset[]): Promise<AssetParts> {
  const photographs = new Map<string, { path: string; description: string }>()
  const [places, leftBehind, problems]: [Set<string>, LeftBehind[], ProblemKind[]] = [new Set(), [], []]
  let mood: JournalRecord['mood'] = null
  for (const asset of assets) {
    if (OWN_PICTURE.has(asset.type)) {
      const path = pictureOf(folder, from, asset)
      if (path === null) problems.push('missing_photograph')
      else photographs.set(path, { path, description: '' })
    } else if (asset.type === 'stateOfMind') {
      // Apple’s seven words are in the device’s language, so only the person can place them on our scale.
      const [name] = asset.texts
      if (mood === null && name !== undefined) mood = { name, scale: null }
      else leftBehind.push('scale')
    } else if (MAP.test(asset.type)) {
      const names = asset.texts.length > 0 ? asset.texts : await placesIn(folder, asset)
      for (const name of names) places.add(name)
      if (names.length === 0) leftBehind.push('map')
    } else leftBehind.push(LEFT[asset.type] ?? 'attachment')
  }
  return {
    mood,
    photographs: [...photographs.values()],
    location: [...places].join(', ') || null,
    leftBehind,
    problems,
  }
}

function pictureOf(folder: Folder, from: string, { id, sources }: Asset): string | null {
  const paths = sources.flatMap((source) => {
    const path = decodedPath(source)
    return [path, `Resources/${path.slice(path.lastIndexOf('/') + 1)}`]
  })
  const byId = /^[\w-]{1,64}$/.test(id) ? ['heic', 'jpeg', 'jpg', 'png'].map((type) => `Resources/${id}.${type}`) : []
  const path = fileAmong(folder, from, [...paths, ...byId])
  return path !== null && mediaKind(path) === 'photograph' ? path : null
}

/** Place names from a map’s data file, which newer exports include. */
async function placesIn(folder: Folder, { id }: Asset): Promise<string[]> {
  const [file] = id === '' ? [] : folder.named(`${id}.json`)
  if (!file || file.size > SIDECAR_MAX) return []
  try {
    const data = foreignOf(JSON.parse((await file.bytes(SIDECAR_MAX)).toString('utf8')))
    const visits = objectsField(data, 'visits')
    return visits
      .flatMap((visit) => [textField(visit, 'placeName'), textField(visit, 'city')])
      .filter((name) => name !== '')
  } catch {
    return []
  }
}
