import { NOT_DONE_WORDS } from './constants.ts'

/** A common activity: the name shown, its forms, and words before or after a form that give it another meaning. */
type Activity = readonly [name: string, forms: string, after?: string, before?: string]

const ACTIVITIES: readonly Activity[] = [
  [
    'running',
    'run runs ran running jog jogs jogged jogging',
    'out late into over down low off away through across by short on dry of wild my his her the errands up',
    'long dry home',
  ],
  ['walking', 'walk walks walked walking stroll strolled strolling', 'out in into away over through up off', 'sleep'],
  ['hiking', 'hike hikes hiked hiking', 'up', 'price fare rent'],
  ['climbing', 'climbing bouldering', 'out down over into onto up the'],
  ['cycling', 'cycle cycled cycling bike biked biking', '', 'wash washing life sleep spin'],
  ['swimming', 'swim swims swam swum swimming', 'in'],
  ['rowing', 'rowed rowing', 'with about over'],
  ['sailing', 'sailed sailing', 'through past'],
  ['kayaking', 'kayak kayaked kayaking canoe canoed canoeing paddled'],
  ['surfing', 'surfed surfing', 'the'],
  ['skiing', 'skied skiing snowboarded snowboarding'],
  ['skating', 'skated skating', 'over around'],
  ['horse riding', 'horseback equestrian'],
  ['yoga', 'yoga'],
  ['pilates', 'pilates'],
  ['the gym', 'gym'],
  ['working out', 'workout workouts'],
  ['stretching', 'stretched stretching', 'out to'],
  ['football', 'football soccer'],
  ['basketball', 'basketball'],
  ['volleyball', 'volleyball'],
  ['tennis', 'tennis'],
  ['badminton', 'badminton'],
  ['golf', 'golf golfed golfing'],
  ['rugby', 'rugby'],
  ['boxing', 'boxing', 'day'],
  ['martial arts', 'karate judo aikido taekwondo'],
  ['dancing', 'dance dances danced dancing', 'around'],
  ['singing', 'sing sings sang sung singing'],
  ['the choir', 'choir'],
  ['playing the piano', 'piano'],
  ['playing the guitar', 'guitar'],
  ['playing the violin', 'violin'],
  ['drawing', 'drew drawing sketch sketched sketching', 'back out near up attention the a on from closer to'],
  ['painting', 'painted painting watercolor watercolour', 'the a'],
  ['pottery', 'pottery ceramics'],
  ['knitting', 'knit knits knitted knitting crochet crocheted crocheting'],
  ['sewing', 'sew sewed sewn sewing embroidery embroidered'],
  ['woodwork', 'woodwork woodworking carpentry whittled whittling carving'],
  ['photography', 'photography photographed'],
  ['gardening', 'gardened gardening weeded weeding'],
  ['cooking', 'cook cooks cooked cooking', 'up', 'the a'],
  ['baking', 'bake bakes baked baking', 'in'],
  ['cleaning', 'cleaned cleaning hoovered hoovering vacuumed vacuuming', 'out'],
  ['tidying', 'tidied tidying decluttered decluttering'],
  ['laundry', 'laundry'],
  ['shopping', 'shopped shopping groceries'],
  ['reading', 'read reads reading', 'out into between', 'meter well'],
  ['studying', 'studied studying revising'],
  ['journaling', 'journaled journaling'],
  ['meditating', 'meditate meditates meditated meditating meditation'],
  ['praying', 'pray prayed praying', 'for'],
  ['church', 'church'],
  ['napping', 'nap naps napped napping'],
  ['the sauna', 'sauna'],
  ['driving', 'drive drives drove driven driving', 'crazy mad away out up me him her us them', 'hard flash'],
  ['commuting', 'commute commuted commuting'],
  ['traveling', 'traveled travelled traveling travelling'],
  ['camping', 'camped camping', 'out'],
  ['fishing', 'fished fishing', 'out for'],
  ['birdwatching', 'birdwatching birding'],
  ['gaming', 'gamed gaming'],
  ['chess', 'chess'],
  ['puzzles', 'jigsaw crossword crosswords sudoku'],
  ['films', 'film films movie movies cinema'],
  ['the theater', 'theater theatre'],
  ['concerts', 'concert concerts'],
  ['museums', 'museum museums'],
  ['podcasts', 'podcast podcasts'],
  ['picnics', 'picnic picnics picnicked'],
  ['barbecues', 'barbecue barbecues barbecued'],
  ['volunteering', 'volunteered volunteering'],
  ['babysitting', 'babysat babysitting'],
]

const wordsOf = (list = '') => new Set(list.split(' ').filter((word) => word !== ''))

type Meaning = { name: string; after: ReadonlySet<string>; before: ReadonlySet<string> }

const BY_FORM: ReadonlyMap<string, Meaning> = new Map(
  ACTIVITIES.flatMap(([name, forms, after, before]) => {
    const meaning = { name, after: wordsOf(after), before: wordsOf(before) }
    return [...wordsOf(forms)].map((form) => [form, meaning] as const)
  }),
)

/** Words that, just before an activity’s word, mean that it did not happen (“skipped the run”). */
const NOT_DONE = new Set(
  `no not never without skip skipped skipping miss missed missing cancel canceled cancelled avoided instead can't cannot
  couldn't didn't don't doesn't won't wouldn't shouldn't haven't hasn't wasn't isn't should could would might tomorrow`
    .trim()
    .split(/\s+/),
)

/** Every activity’s name, for tests and docs. */
export const ACTIVITY_NAMES: readonly string[] = ACTIVITIES.map(([name]) => name)

/** The activity that a word names by itself, as a tag does; null for any other word. */
export function activityOf(word: string): string | null {
  return BY_FORM.get(word)?.name ?? null
}

/** The activity that took place according to the word at this position; null for a stop phrase or a negation. */
export function activityAt(words: readonly string[], at: number): string | null {
  const meaning = BY_FORM.get(words[at] ?? '')
  if (!meaning || meaning.after.has(words[at + 1] ?? '') || meaning.before.has(words[at - 1] ?? '')) return null
  const isDone = words.slice(Math.max(0, at - NOT_DONE_WORDS), at).every((word) => !NOT_DONE.has(word))
  return isDone ? meaning.name : null
}
