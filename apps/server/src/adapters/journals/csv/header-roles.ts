import type { ColumnRole } from '../journal-adapter.ts'

/** Column names in English, German, French, Spanish, Italian and Portuguese; folded, most reliable first. */
const NAMES: Readonly<Record<Exclude<ColumnRole, 'ignore'>, readonly string[]>> = {
  date: names(
    'date, full date, entry date, journal date, datetime, date time, date and time, day, timestamp, when, created at, created, created on, creation date, date created, created time, local date, written at, logged at',
    'datum, tag, datum und uhrzeit, datum uhrzeit, zeitpunkt, erstellt am, erstellt, erstellungsdatum, zeitstempel',
    'jour, date et heure, date heure, cree le, date de creation, horodatage',
    'fecha, dia, fecha y hora, fecha hora, creado, creado el, fecha de creacion, marca de tiempo',
    'data, giorno, data e ora, data ora, creato il, data di creazione',
    'data e hora, data hora, criado em, data de criacao',
  ),
  time: names('time, time of day, clock, entry time, uhrzeit, zeit, heure, horaire, hora, ora, orario'),
  text: names(
    'text, content, entry, body, journal entry, entry text, entry content, diary entry, note, notes, journal, diary, message, description, comment, comments, thoughts, reflection, plain text, markdown, details, what happened',
    'eintrag, inhalt, notiz, notizen, tagebuch, tagebucheintrag, beschreibung, nachricht, gedanken, kommentar',
    'texte, contenu, entree, journal intime, remarque, remarques, commentaire, pensees',
    'texto, contenido, entrada, nota, notas, diario, descripcion, comentario, pensamientos',
    'testo, contenuto, voce, note, descrizione, commento, pensieri',
    'conteudo, anotacao, anotacoes, descricao, diario, comentario, pensamentos',
  ),
  title: names(
    'title, subject, headline, heading, note title, name, titel, uberschrift, betreff, titre, objet, sujet, titulo, asunto, titolo, oggetto, assunto',
  ),
  mood: names(
    'mood, feeling, mood rating, mood score, rating, emotion, how i feel, stimmung, laune, gefuhl, humeur, emotion, ressenti, estado de animo, animo, umore, stato d animo, humor',
  ),
  energy: names('energy, energy level, energie, niveau d energie, energia, nivel de energia, livello di energia'),
  focus: names(
    'focus, concentration, fokus, konzentration, concentracion, enfoque, concentrazione, concentracao, foco',
  ),
  tags: names(
    'tags, tag, labels, label, categories, category, activities, activity, keywords, hashtags, topics',
    'schlagworter, schlagworte, stichworter, kategorie, kategorien, aktivitaten',
    'etiquettes, mots cles, categories, categorie, activites',
    'etiquetas, categorias, categoria, actividades, palabras clave',
    'etichette, categoria, categorie, attivita, atividades, palavras chave',
  ),
  folder: names(
    'folder, notebook, journal name, collection, ordner, notizbuch, dossier, carnet, carpeta, cuaderno, cartella, quaderno, pasta, caderno',
  ),
}
/** Ambiguous names, which count only if no more reliable name has that role. */
const FOLDER_TOO: ReadonlySet<string> = new Set(['journal', 'diary', 'tagebuch', 'diario'])
/** The number of characters of a name that are compared. */
const NAME_MAX = 200
const SINGLE: ReadonlySet<ColumnRole> = new Set(['date', 'time', 'title', 'mood', 'energy', 'focus', 'folder'])

function names(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(', '))
}

/** A column name in lowercase, without accents, punctuation and units in parentheses or brackets. */
export function foldedName(name: string): string {
  return name
    .slice(0, NAME_MAX)
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/gu, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The roles of columns by their names. Several columns can contain text or tags; any other role goes to the one column
 * with the most reliable name.
 */
export function headerRoles(header: readonly string[]): ColumnRole[] {
  const roles: ColumnRole[] = header.map(() => 'ignore')
  const folded = header.map(foldedName)
  const roleNames = Object.entries(NAMES) as [ColumnRole, readonly string[]][]
  for (const [role, known] of roleNames) {
    const ranked = folded
      .map((name, index) => ({ index, rank: known.indexOf(name) }))
      .filter(({ index, rank }) => rank >= 0 && roles[index] === 'ignore')
      .toSorted((a, b) => a.rank - b.rank)
    for (const { index } of SINGLE.has(role) ? ranked.slice(0, 1) : ranked) roles[index] = role
  }
  return roles.map((role, index) => {
    const hasOther = roles.some((other, at) => other === 'text' && !FOLDER_TOO.has(folded[at] ?? ''))
    return role === 'text' && hasOther && FOLDER_TOO.has(folded[index] ?? '') ? 'folder' : role
  })
}
