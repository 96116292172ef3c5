export { LANGUAGE_ENTRIES } from './constants.ts'
export { COMMON_WORDS } from './common-words.ts'
export { hasFiniteVerb } from './finite-verbs.ts'
export { features, isQuestion } from './features.ts'
export { hashtags, normalizedTag } from './hashtags.ts'
export { joinedTags } from './joined-tags.ts'
export { keyPhrases, type Vocabulary } from './key-phrases.ts'
export {
  englishShare,
  isEnglish,
  isForeign,
  isForeignLanguage,
  journalLanguage,
  languageOf,
  type JournalLanguage,
  type Language,
} from './language.ts'
export { elidedParts, withoutAccents } from './languages/word-parts.ts'
export { FOREIGN_LANGUAGES, type ForeignLanguage } from './languages/index.ts'
export { lexicalDiversity } from './lexical-diversity.ts'
export { mergeLexicons, type Lexicon } from './lexicon.ts'
export { collapsed, sentences, type Sentence } from './sentences.ts'
export { sentenceValence, sentiment, valencedWords } from './sentiment.ts'
export { isSubjectWord, isThingWord } from './subject-word.ts'
export { mentions, mentionsThing, printedForm } from './printed-form.ts'
export { tagsOf, type Tag } from './tags.ts'
export { pastForms } from './past-forms.ts'
export { partsOf } from './text-parts.ts'
export { titleOf, UNTITLED } from './title.ts'
export { isOfVoice, VOICES } from './voice.ts'
export { styleOf, units, type Unit, type WritingStyle } from './units.ts'
export { FIRST_PERSON, NEGATIONS, STOP_WORDS } from './word-lists.ts'
export { contentFrequencies, contentLemma, isContentWord, lemma, straightened, wordCounts, words } from './words.ts'
export { readWordVectors, type WordVectors } from './word-vectors.ts'
