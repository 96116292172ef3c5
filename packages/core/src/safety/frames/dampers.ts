/** Subjects that lower a frame's score in the same clause, such as stories, games, kitchens and laws. */
export const DAMPERS = {
  fiction: {
    weight: 2.5,
    pattern: String.raw`\b(?:novels?|books?|chapter|films?|movie|documentary|episode|seasons?|series|(?:the )?show|podcast|opera|theatre|stage play|school play|rehears\w*|audience|act (?:one|two|three|i+)|last act|scene|character|villain|detective|butler|plot|author|poem|poems|poetry|lyrics?|song|songs|album|essay|lecture|museum|seminar|training|course|helpline shift|volunteering|charity|the paper says|news|headline|hamlet|romeo|juliet|ophelia|plath|woolf|durkheim|hangman|zombie|murder mystery|book club|article|history)\b`,
  },
  game: {
    weight: 2.5,
    pattern: String.raw`\b(?:level|(?:final|end|first|last|raid|secret|mini) boss|boss (?:fight|level|battle)|dragon|spikes|game|games|gaming|xbox|playstation|minecraft|fortnite|goalkeeper|striker|penalties|second half|half time|tennis|sparring|boxing|the bag|judo|karate|gym|workout|practice|training|innings|wicket|over\b.{0,4}$|the match|team|league|chess|crossword|quiz|foam|football|rugby|hockey|referee|swam|ran till|climb|marathon|sprints?)\b`,
  },
  thing: {
    weight: 2.5,
    pattern: String.raw`\b(?:laptop|phone|mobile|battery|car|boiler|server|process|hard drive|disk|torch|tv|telly|wifi|wi-fi|router|printer|bike|engine|signal|path|screen|camera|kettle|fridge|washing machine|plants?|tomatoes|basil|fern|roses?|tulips?|bulbs?|hedge|tree|pear|slugs?|lettuce|flowers?|cable|frost|fish fingers?|conversation|romance|queen|king|president|pope|actor|actress|singer|rock star)\b`,
  },
  child: {
    weight: 2,
    pattern: String.raw`\b(?:toddler|the (?:baby|twins|kids)|my toddler|leo|bedtime|spoon|fish finger|puppy|kitten|the (?:dog|cat|puppy|goose))\b`,
  },
  work: {
    weight: 2,
    pattern: String.raw`\b(?:deadline|project|client|budget|printer|spreadsheet|meeting|all-hands|release|contractor|landlord|rota|on leave|holiday|lisbon|exam|homework|chem|notice\b.{0,20}free|tax|slides)\b`,
  },
  health: {
    weight: 1.5,
    pattern: String.raw`\b(?:with breakfast|chemist|pharmacy|prescription|vitamins?|a nap|headache|dentist|physio|blood test|first[- ]aid|nurse was funny)\b`,
  },
  cook: {
    weight: 2,
    pattern: String.raw`\b(?:oven|onions?|soup|recipe|eggs|garlic|knife\b.{0,14}\b(?:lovely|sharp)|pancakes?|custard|pudding|toast|barbecue|bbq|baking)\b`,
  },
  place: {
    weight: 1.5,
    pattern: String.raw`\b(?:what a view|the view|cinnamon|bun|rope swing|swing|pier|wrong stop|railway|footbridge|picnic|brilliant|freezing)\b`,
  },
  lol: { weight: 1, pattern: String.raw`\b(?:lol|haha\w*|lmao|hilarious|literally|😂|💀|🤣)` },
  nothurt: {
    weight: 1.5,
    pattern: String.raw`\b(?:has not hurt|hasn't hurt|not hurt since|nobody died|no one died|not dying|i'm no longer|not a single)\b`,
  },
  charity: { weight: 1.5, pattern: String.raw`\b(?:charity|raised|fundrais\w+|sponsored|fun run)\b` },
  law: { weight: 1.5, pattern: String.raw`\b(?:laws?|bill|debate|referendum|campaign)\b` },
} as const satisfies Record<string, { weight: number; pattern: string }>

export type Damper = keyof typeof DAMPERS
