/** Lines about nothing in particular, which any journal may contain: weather, food, errands, small sights. */
export const DAYS = `
Fog until noon. The whole street looked like it was being drawn.
Made too much rice again.
+The first warm evening. Everyone on our street found a reason to be in front of their door.
Nothing much. Washing, phone calls, soup.
-Dentist. Half my face is still somebody else's.
I finished the detective book and it was the doctor, which I said on page thirty.
A boy on the tram was explaining black holes to his grandmother, and she was asking good questions.
-One of those days when every door says pull.
The clock in the kitchen stopped at ten past four and I kept having ten past four all evening.
+Pancakes for supper, because nobody could stop us.
Got caught in the rain without a coat and ran from tree to tree like a spy.
Watched the crane on the corner being taken down, piece by piece, by three men and a lot of shouting.
-Headache since the morning. I did the minimum and I did it slowly.
Bought pears at the market. The man gave me a bruised one for the way.
+Somebody has put a piano in the underpass and a woman with shopping bags was playing it, really playing.
Cleaned the windows and found out that the hill has houses on it.
Can't find my gloves. I have four left ones.
Power cut for an hour. We all came out on the landing with candles and met each other.
+I whistled on the stairs today and noticed it only because the neighbor joined in.
The bread didn't rise, so now we have a very good doorstop.
-I've been scrolling for two hours and couldn't tell you a single thing I saw.
Saw a fox on the car park at the supermarket. He looked at me like I was late.
The library lady saved me the next one in the series behind the desk.
Wind. The bins went down the road in the night and came back with other people's numbers.
Bought stamps with birds on them and now I need somebody to write to.
+Sun on the back steps for twenty minutes with my eyes closed.
Fixed the drip by turning the tap the other way. A year of drip.
-Slow, gray, everything a bit too far away.
An old man in the queue let everyone go ahead because, he said, he had nothing on.
Lit the stove for the first time this year and the whole room smelled of last year.
The swifts are back, or it's the same ones as always and I'd stopped listening.
Ironed five shirts and listened to a program about bridges.
I wore the red sweater and three separate people said something.
Someone has chalked a whole town on the pavement, with a hospital and a zoo. I walked round it.
+Cheap flowers from the petrol station. They look ridiculous and I'm so pleased.
I counted the change twice at the bakery and both times it was in my favor, so I gave it back.
Early dark. I like it and I'm the only one.
Tried the new noodle place. The soup was so hot that we had to talk first.
A parcel for the neighbors is in my hall again. I know more about their taste than they'd like.
Bought a globe at the jumble sale. Half the countries are gone, and I've already learned two rivers.
A man on the bus was carrying a door. He had a ticket for himself and wondered aloud about the door.
+Watched a bricklayer for ten minutes at lunch. He tapped each one twice, like a boiled egg.
The post office has new chairs and an old woman has brought a cushion for hers.
Cut the last of the mint and hung it over the sink.
-Everything I touched today was slightly sticky.
Read a whole newspaper on paper, in order, including the tides.
The kid next door has learned the recorder, or the first four notes of it.
+Somebody let me merge and waved as if I'd done them the favor.
Sharpened all the pencils in the house while I waited for the kettle.
The repairman sang to the boiler in Polish and it started.
Found a photo booth at the station that still works. Four pictures, eyes shut in three.
I gave directions to a couple and then worried for an hour that I'd said left.
+Fresh sheets and an open window.
Choosing paint takes longer than painting. We're down to eleven whites.
-I snapped at the self checkout. It asked me to place the item in the bagging area, and I did, hard.
There's a new cafe where the key cutter was, and it still smells of metal.
Spent the evening untangling a chain with two pins. I got it.
The thermometer on the balcony says nineteen and my sweater says otherwise.
Three geese on the football pitch, at the halfway line, waiting for the whistle.
Learned the word for the plastic tip of a shoelace and told everybody.
The church bells went wrong at noon and rang nineteen.
`
