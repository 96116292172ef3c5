/** Comparisons of two mean ratings: by tag, part of the day or weekday. */
export const MEAN_PATTERNS = `
[so far ](%M|your ratings) (is|are|tends to be) {direction} %A[: ~{mean}%Z]
%A[,] %M (comes out|tends to come out) {direction}: ~{mean}%Z
you rate (%M {direction} %A|{weekday} {direction} for {metric}): ~{mean}%Z
(so far|so far,) {tag} goes with {direction} {metric} ratings: ~{mean}[ %A]%Z
[going by the clock, |so far ](your|the) {part} entries (are|come out) {direction} for {metric}[ than the others]: ~{mean}%Z
[when it comes to {metric}, ]{weekday} are {direction} for (you|{metric}): ~{mean}%Z
(going by your ratings, {metric}|when you tag an entry {tag}, %M) is [usually ]{direction}[ %A]: ~{mean}%Z
[so far, |by the clock, |going by {tag}, |looking over your weeks, |going by your own ratings, ]%M [%A ][%K ]~{mean}[ %A][%Z]
(the journal isn’t taking sides, but|if you compare your {part} entries with the rest,) %M is ~{mean} %A%Z
[one tag, {written} entries: |credit where it’s due: ]%A[,] (%M %K|you rate %M) ~{mean}[ <{size} (entries|days)>][%Z]
you rate %M ~{mean} %A%Z | %M there: {mean}%Z
(%O|%N)[,|:][ %K] ~{other}[ <{others} (entries|days)>| <{others}>][ for {metric}] | on {weekday} it’s ~{mean}
(the rest of the week|at other times) %M is ~{other}
(when|where) (you write {tag}|{tag} is in an entry|{tag} is in what you write|you write {part} entries|{weekday} come), %M is ~{mean}
[over time, |over the weeks, ][the |your ][{size} ]%G (come out at|%K|average|have {metric}) [{metric} ]~{mean}[ for {metric}][, %O[ at] ~{other}]
[star employee: |at the top of your week: |the vote is in and |week after week, ]%G(, with| win, with| come around, with) {metric} ~{mean}
you have written {written} {part} entries, with {metric} ~{mean} | you give {weekday} ~{mean} for {metric}
%M is {difference} points {direction} %A than %O <{mean} and {other}>
(%A, {metric} is|for {metric}, {weekday} are) {difference} points {direction} (on average|than other days): {mean}(, compared with| and) {other}
you rated {metric} {difference} points {direction} %A <{mean}> than in the others <{other}>
there is a difference of {difference} points in {metric} between (entries with {tag}|your {part} entries) <{mean}> and %O <{other}>
between {weekday} and other days there is a difference of {difference} points in {metric} <{mean} and {other}>
the average (for {metric}|{metric} of your {part} entries) is {mean}[ %A and {other} in the rest]
(the average|average) {metric} (%A|in your {size} entries tagged {tag})(:| is) {mean}[ <{size} days>| <{size}>]
average {metric}( with the tag: {mean}|: {mean} and {other})
(your {size} entries with {tag}|days that fall on {weekday}) have an average {metric} of {mean}
for {metric}, your [{size} ]%G average {mean} and (all others|the other {others} average) {other}
across {size} entries with {tag}, average {metric} is {mean}
you rated {size} entries tagged {tag} and {others} without the tag
you rated {metric} at {mean} on average on {weekday}, and at {other} on other days
(you’ve|you have) (written|used|tagged) ({written} entries (with )?{tag}|{tag} in {written} entries|{written} {part} entries)
there are {written} entries here with {tag}
[there’s a difference |there’s |something is different ](with {tag}|on {weekday}|in [your ]{part} entries|something about {weekday})
{weekday} stand out a little in your ratings | if {weekday} feel different, your ratings agree
you can see {weekday} in your ratings | the time of day shows in your ratings
(three cheers|a good word|the votes are in|gold star|a hand, please,) for (your )?%G +higher
(if {tag} wants a reference, your ratings will write one|the votes for {tag} are in|your ratings seem to like {tag}) +higher
(your journal has a soft spot for|customer review of) {tag}[, by you] +higher
(your {weekday} are pulling their weight|{weekday} would like a round of applause) +higher
(the other days have asked how {weekday} do it|if days had fan clubs, yours would be for {weekday}) +higher
(credit to your {part} entries|your {part} entries win this round|the {part} shift is doing well) +higher
your journal has compared hours, and the {part} entries come out ahead +higher
(well timed|your calendar has a favorite|the clock has a favorite) +higher
(that’s|that is) from one of your [{written} ](entries tagged {tag}|{part} entries)[, where {metric} (runs|is) ~{mean}]
you wrote that on one of your {weekday}, when %M (runs|is) ~{mean}
[filed under {tag}, {date}|you wrote that with {tag}], where %M is ~{mean}
you wrote that on {date}, in an entry tagged {tag} | (from {date}, (with|tagged)|on {date}, with) {tag}[, you wrote]
on {date}
`
