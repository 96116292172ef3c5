import { lemma } from '../../text/index.ts'

/** Words for people and relationships. Word rules use “it”, so a person is never their subject. */
const PERSON_WORDS = new Set(
  `
  mum mom mam mama mummy mommy mother dad daddy papa father parent parents son daughter child children kid kids baby toddler
  brother sister sibling twin uncle aunt auntie cousin niece nephew grandma grandpa gran granny nan nana grandad granddad
  grandmother grandfather grandson granddaughter wife husband partner boyfriend girlfriend fiance fiancee friend friends
  mate neighbour neighbor boss manager colleague coworker teacher tutor coach student pupil client customer tenant landlord
  lodger roommate flatmate housemate girl girls boys guys lads ladies woman women gentleman stranger family stepmum stepdad
  stepmother stepson stepdaughter bride groom guest guests master captain doctor duke king queen prince princess minister
  priest vicar pastor parson
`
    .trim()
    .split(/\s+/)
    .map(lemma),
)

export function isPersonWord(word: string): boolean {
  return PERSON_WORDS.has(word) || PERSON_WORDS.has(lemma(word))
}
