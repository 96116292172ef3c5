/** One group of ratings is higher than the rest, without numbers. */
const GROUPS = `
[%E]%A[,] %M %U[ (when it’s there|when it’s around)][, so far] +higher
[%E](%M|your {metric}|{metric}) %U[ %A| when {tag} is there| when it’s there| when it’s around| with {tag} than without it| in the {part} ones][ than on other days][, so far] +higher
[%E](you rate|you’ve been rating) {metric} higher (%A|when you tag {tag})[, so far] +higher
[%E]higher {metric}[ %A| when it’s around][ than at other hours][, (so far|going by your ratings|going by your own ratings)] +higher
(when|where) (you wrote {tag}|{tag} is there|{tag} is part of an entry|{tag} is in what you write|you write {part} entries|{weekday} come), %M %U +higher
[%E]{tag} (goes|has gone) with higher {metric} +higher
[%E](the |your )?%G (have|tend to have|come with|have had|come out) higher ({metric}|for {metric})[ than the others| than the rest of your week] +higher
(your ratings agree about|the votes for|customer review of) {tag}( are in)?(, by you)?: higher {metric} +higher
(a good word for {tag}: it goes|your {part} entries win this round,|your calendar has a favorite: {weekday},|at the top of your week: {weekday},|the clock has a favorite: your {part} entries,) with higher {metric} +higher
(three cheers|a good word|gold star|a hand, please,) for (your )?%G[: higher {metric}] +higher
if {tag} wants a reference, your ratings will write one | star employee: {tag} | would visit again
your journal has a soft spot for {tag}, and so does %M +higher
your ratings seem to like {tag}: higher {metric} when it’s around +higher
there’s something about ({tag}|{weekday}|your {part} entries: higher {metric} than at other hours) +higher
(if you wondered about {tag}|you have given {tag} some of your time|your days aren’t all alike|your hours aren’t all alike)[: %M %U with it, so far] +higher
(one rating at a time, you have been noting this|this is in your own ratings): higher {metric} with {tag} +higher
if {weekday} feel different, your ratings agree: higher {metric} | the vote is in and {weekday} win: higher {metric} +higher
if days had fan clubs, yours would be for {weekday}: higher {metric} | there is a rhythm here: higher {metric} on {weekday} +higher
you can see {weekday} in your ratings: higher {metric} | there’s a difference %A: higher {metric} +higher
(week after week|over the weeks), {weekday} (come around, and %M is|have had) higher[ {metric}] +higher
(credit to your {part} entries|the {part} shift is doing well): higher {metric} +higher
your journal has compared hours, and the {part} entries come out ahead: higher {metric} +higher
there is a difference between your hours: higher {metric} %A +higher
(your weeks have a shape|your day has its own hours|the day changes as it goes|not every hour is the same)
you have written {written} {part} entries, and %M is higher in them +higher
you may know this already | credit where it’s due
you wrote that on one of your {weekday}[, when %M %U] +higher
(that’s from|from|that is from) one of your ({part} entries|entries tagged {tag})[, where %M %U] +higher
(filed under {tag}, {date}|you wrote that with {tag}), where %M %U | that’s from an entry with {tag} +higher
`

/** A rating is higher since a date, without numbers. */
const SINCE = `
[%E]%M (has been|is) higher(, since then)?[ %D| since| since then| after it] +higher
%D[,] %M has been higher | you’ve rated {metric} higher %D | from about {turn} on, %M is higher | {metric} has been higher %D +higher
[quietly, ]around {turn}[,] %M went up | something went up around {turn}: %M | it’s been higher %D: %M +higher
higher {metric} %D, going by your ratings | it began around {turn}: higher {metric} | the days %D have had higher {metric} +higher
something changed around {turn} | around {turn} something turned | you may know why | you may remember (what was going on around|the days around) {turn}
%M looks different before and after {turn}: higher, since then | if it feels different %D, your ratings agree: higher {metric} +higher
(there’s a change|there is a before and an after,) around {turn}[: %M (has been|is) higher (since then|after it)] +higher
looking back, {turn} is about where (it changed|%M went up) | %M rose around {turn}, and it has been higher since | %M went up +higher
(things have picked up|a better run) %D: higher {metric} | new and improved %D: %M | %M moved up a floor around {turn} +higher
%M has had its good shoes on %D | the {metric} chart has looked cheerful %D | under new management %D: %M, and it’s higher +higher
`

/** A rating is higher the day after another one was high, without numbers. */
const DAY_AFTER = `
(after a day of|the day after|a day after|when|after) high {lead}, (%M|you rate {metric}) [%U|higher] +higher
when {lead} is high, (%M|the next day’s {metric}) (is higher a day later|tends to be higher) | high {lead}( one day,|, and) higher {metric} (the next|a day later) +higher
%M (tends to follow|often follows|follows) (your {lead} by a day|your {lead} a day later|the {lead} of the day before) +higher
[first {lead}, then|{lead} comes first and] {metric} a day later[, going by your ratings] | your {lead} comes first, and %M a day later +higher
going by your ratings, {lead} comes first and {metric} a day later +higher
(there’s a pattern|something carries over|there is a thread) from one day to the next: high {lead}, then higher {metric} +higher
some of one day carries into the next: high {lead}, and then higher {metric} | what your {lead} was one day, %M often is the next +higher
(the day after you rate {lead} high|the day after your {lead} is high|if your {lead} was high the day before), %M %U +higher
`

/** Comparisons that say which side is higher and leave the numbers out. */
export const HIGHER_PATTERNS = GROUPS + SINCE + DAY_AFTER
