/** Statements that are complete by themselves. */
const AFTER_OTHERS = `
on {to} they (did again|were with you again) | they’re all in your entry on {to}, too | the mood rating is {rating} of 5
they were together on {from}, too | they go back to {from} | they played on {from}, too | it had, on {from}
`

/** A line of the writer, and words around it or between statements that make no other claim. */
const LINES = `
{quote} | %P{date}%Q | %X
(one of|of the) {questions} questions in your last {asked} entries,%Q {date}
(you asked|you’ve asked|there are) {questions} questions in your last {asked} entries
`

/** Breaks, and days with entries. */
const DAYS = `
you stopped on {ended} and started again on {resumed} | you wrote on {ended}, and next on {resumed}
after {ended} there is no entry until {resumed} | time passed between {ended} and {resumed}[, and you did not write it down]
your last entry before the break was on {ended} | your entries on {ended} and {resumed} have {gap} days? between them
there (are|were) {gap} days? [without an entry ]between [your entry on ]{ended} and [the one on ]{resumed}
between your entries on {ended} and {resumed} there is a gap of {gap} days?
%P{days} days?%Q[,] [(between|from) ]{from} (and|to) {to}%Q | %P[(between|from) ]{from} (and|to) {to}%Q[,|:] {days}[ days?]%Q
%P{gap}[ quiet] days?%Q[,] {date}%Q | %P{date}%Q[,] {gap}[ quiet] days?%Q | no entries for {gap} days? before {date}
the first entry after a break of {gap} days? is from {date} | %P{gap} days?%Q
`

/** A word that occurs now (%R) and before (%B). */
const WORDS = `
you (last mentioned|mentioned) {word} [again ]on {latest} | the most recent mention of {word} is from {latest}
the last time was {latest} | %P{word}%T, (most recently on|the latest from) {latest}
%Pfrom {date}, one of {recent} recent entries with {word} | that’s one of {recent} recent entries that mention {word}
here’s the latest with {word} in it, from {date} +held +newest
on {date}, like this | %P{word}%Q[,|:] {date}%Q | %P{date}%Q[,] {word}%Q +held
your last {window} entries (all contain|have one thing in common:) {word} +all
(of|among|roll call for) your last {window} entries[,|:] {recent} (mention|contain|have) {word}
[(of|among|roll call for|in|going by) ]your (last|latest) {window} entries[,|:] [include ]{word}%Q[ {recent}][, the {earlier} before in {before}]
(in|of) the {earlier} before,[ in] {before} | in the last {window} it’s in {recent} | (since then, in|it’s in) {recent}[, and was in %B]
(before|before that|earlier|earlier appearances|it|in the earlier ones it)[:|,][ it was| was][ in] %B
(before,|until recently|earlier|until your last {window} entries,) [you wrote ]{word} [was ]in %B
entries with {word}: %B, %R | earlier entries with {word}: %B | it used to be %B with {word} | you used {word} in %B and in %R
until recently {word} hadn’t come up here | in {earlier} earlier entries, {word} didn’t come up +never
for {earlier} entries your journal hadn’t met {word} | you wrote {earlier} entries without {word} +never
%P{word}%Q[,|:] from %B to %R | %P{word}%Q%T | %P%C | %P%R%Q[,|:][ you used| you mention] {word}%Q
`

/** A rating of one entry (%Y) and two of its words (%V), or a line. */
const RATED = `
%P{date}%Q[,|:] %Y%Q[,|:][ %V%Q] | %P%Y%Q[,|:] %P{date}%Q[,|:][ %P%V%Q] | %P%Y%Q[,|:] %P%V%Q[,|:]%Q[ {date}] | %P%Y
the number on {date} was {rating} | two words from {date} are %V
%P{date}%Q[,|:] %V%Q[,] %Y%Q | %P%V%Q[,] {date}%Q[,] %Y%Q | %P{date}%Q %V | %P%V%Q
`

/** Low stretches of mood, and how they ended. %L is a number of the last ones. */
const STRETCHES = `
[each of |all of ]%L (all ended|ended|ended within {longest} days?) | %L (each came to an end|are over, every one|in your ratings are over)
%L lasted {longest} days? at most | the longest (took|lasted|was|wait was) {longest} days? | (your mood|mood) came back[ to 3 or above] after each of %L
(none of|of|going by your ratings, none of) %L(, none lasted longer| lasted more| lasted longer) than {longest} days?
(you came out|you’ve come out|you came through) of each of %L | you came through each of %L | each of %L (had an end|passed)
the longest of %L[ in mood] (ended after|lasted) {longest} days? | the last {stretches} each ended, the longest after {longest} days?
after (each of )?%L, (your mood came back each time|your mood rose again|mood returned to 3 or above)
each of the last {stretches} times? your mood dropped, it came back up | it took {longest} days? at most
looking at %L: you came out of every one, the longest after {longest} days? | low times have come and gone here
your mood has come back from each of its last {stretches} low stretches, at the latest after {longest} days?
the last {stretches} times? (your mood was low, it came back within {longest} days?|it was low, your mood came back)
[in time, |there was an end to ]each of %L[ ended] | longest[ of %L]: {longest} days?
`

/** Facts of the entries: lines, days, counts, words and single ratings. */
export const RECORD_PATTERNS = [AFTER_OTHERS, LINES, STRETCHES, DAYS, WORDS, RATED].join('')
