/**
 * Frequent small words of languages that are recognized only so that they aren't taken for another: Dutch, Swedish, Danish
 * and Norwegian, Polish, Czech, Catalan, Romanian, Turkish, Finnish.
 */
export const OTHER_FUNCTION_WORDS: readonly string[] = [
  'de het een en van ik niet dat is in op te zijn was maar ook met voor mijn wij we naar nog heb had er aan om dan dit deze die hij zij ze geen wel heel mij uit bij als',
  'och det att jag en ett inte är som på för med den av till men var har hade vi mig min om så när han hon från ut nu också',
  'og det at jeg en et ikke er som på for med den af av til men var har hadde havde vi mig meg min om så da når han hun fra ut nå nu også',
  'i w nie się na z że do to jest jak ale mnie mi był była było co tak za po od już tylko przez dla są jestem dzisiaj dziś wczoraj moja mój',
  'a v na se je že to s z do jsem jsme ale jak co by tak už jen když byl byla bylo pro po od mi mě můj dnes včera jako',
  'i el la de que a en un una els les amb per no és més com però m es em he ha hem avui ahir molt meva meu vaig va fer aquest aquesta són també',
  'și să nu la cu pe de în din că am a fost este e o un mai mi dar sunt ce se ca pentru foarte azi ieri mea meu era',
  'bir ve bu da de için çok ama ben beni benim ile ne gibi daha bugün dün sonra var yok o kadar oldu her değil',
  'ja on ei se että oli en minä olen mutta kun niin hän mukaan tänään eilen ole sitten myös mä vain nyt joka minun',
]
