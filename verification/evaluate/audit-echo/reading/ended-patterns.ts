/** A word that was in many entries and has not come up since a date, with or without counts. */
export const ENDED_PATTERNS = `
you (wrote about|often wrote) {word} [often|here], until {latest} | you often mentioned {word}, but not since {latest} | there was a lot of {word} here, until {latest} +ended
(since|after) {latest}[,] (no {word}|you have not written {word}|you haven’t mentioned {word}) +ended
it used to be {word} a lot, up to {latest} | often, until {latest}: {word} | up to {latest}, {word} came up often +ended
for a (while|time|season) (it was often {word}|{word} came up often|you wrote about {word} a lot|you often wrote {word}[ here]) | you haven’t mentioned {word} since {latest} +ended
[the ]latest( mention)? (of {word} )?is from {latest} | the last time was {latest} | before[ that], (you often did|often|it came up often) | it used to come up often
there was a time when {word} came up often here | it hasn’t since {latest} | it hasn’t come up since | it has been quiet since +ended
until {latest}, {word} was in many of your entries | your entries used to have a lot of {word} in them, until {latest} +ended
it’s been quiet around {word} since {latest} | something that used to come up often, until {latest}: {word} +ended
you may have noticed, or not: {word} came up often until {latest} | (what|a word that) was often here, until {latest}: {word} +ended
your journal has kept a chair free for {word} since {latest} | the {word} season ran until {latest} +ended
on a break since {latest}: {word}, once a regular | the journal still sets a place for {word}, a regular until {latest} +ended
previously a regular: {word}, until {latest} | gone fishing since {latest}: {word} | all quiet at the {word} desk since {latest} +ended
an old favorite of your journal, until {latest}: {word} | yours had {word} in it, until {latest} +ended
some things have their season | there was a stretch with {word} in it | it goes up to {latest} +ended
you gave {word} a good deal of your time here, until {latest} | a chapter with {word} in it goes as far as {latest} +ended
the word {word} was in %H of the {of} entries up to {latest} and in none of the {since} since +ended
you (used|mentioned) {word} in %H of {of} entries until {latest} | since then, in none of [the ]{since} +ended
entries with {word}: %H of {of} up to {latest}, none of the {since} since +ended
until {latest} you mentioned {word} in %H of {of} entries | you have not in the {since} since +ended
up to {latest}, %H of {of} entries mention {word} | the {since} since then do not +ended
no entry since {latest} mentions {word} | of the {of} up to (then|that date), {held} (do|have it) +ended
it was in %H of the {of} entries up to then | after {latest} there are {since} entries without {word} +ended
`.replaceAll(/%H of (?:the )?\{of\}( entries)?/gu, '({held} of (the )?{of}|all [of the ]{of})[ entries]')
