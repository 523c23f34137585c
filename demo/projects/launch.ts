import type { ProjectText } from '#demo/project.ts'

export const launch: ProjectText = {
  title: 'Kettle Two launch',
  key: 'K2',
  description: 'Everything between a drawing of a kettle and a kettle in somebody’s kitchen.',
  folder: 'Product',
  lead: 'maya',
  people: ['maya', 'priya', 'tomas', 'bram', 'leila', 'sam', 'grace', 'jonah', 'aiko', 'ingrid'],
  weeks: [-22, 0],
  columns: [
    { title: 'Ideas', type: 'backlog', color: 'gray' },
    { title: 'Planned', type: 'unstarted', color: 'blue' },
    { title: 'In progress', type: 'started', color: 'gold', limit: 8 },
    { title: 'Review', type: 'started', color: 'violet' },
    { title: 'Done', type: 'completed', color: 'green' },
    { title: 'Dropped', type: 'canceled', color: 'red' },
  ],
  labels: [
    { name: 'Hardware', color: 'ember' },
    { name: 'Firmware', color: 'violet' },
    { name: 'Factory', color: 'amber' },
    { name: 'Safety', color: 'red' },
    { name: 'Retail', color: 'teal' },
    { name: 'Photo', color: 'pink' },
  ],
  path: [
    { column: 'In progress', days: [1, 3] },
    { column: 'Review', days: [0, 2], chance: 0.75, isReview: true },
  ],
  effort: 1.1,
  rhythm: 'any-time',
  due: 0.9,
  isPlanned: true,
  favoriteOf: ['maya', 'priya', 'bram'],
  views: [
    { name: 'What the factory waits for', view: 'list', query: 'labels=Factory', shared: true },
    { name: 'Only mine', view: 'board', query: 'members=me', shared: false },
  ],
  outline: `
# Done
Say in one sentence what Kettle Two is for | maya | | M !! | #sentence
  It must fit on a mug.
  maya: “Water, at the temperature you meant.” I have slept on it twice and still like it.
  tomas: It fits on a mug if the mug is large.
  ❤️ priya, leila
  bram: Does it fit on the box in four languages?
Interview twelve people who own too many kettles | maya, leila | | L | #interviews
  We want to know why the second kettle was bought, and what happened to the first.
  [ ] find twelve
  [ ] agree on the questions
  [ ] talk, record, listen more than we speak
  [ ] one page of what surprised us
  leila: Eleven found. The twelfth owns nineteen kettles and wants a fee.
  maya: Pay the fee.
  😄 tomas, grace, bram
Sketch eight shapes, keep three | tomas | Photo | L | #shapes after #interviews
  Pencil, not screen. Eight on one sheet, so that we compare shapes and not shading.
  tomas: Number five looks like a penguin. I did not mean it to and I cannot unsee it.
  priya: Five is the only one where the heating plate fits. Sorry. Or not sorry?
  🐧 maya, leila
Foam models of the three shapes | tomas | Photo | M | after #shapes
  Full size, with the weight of a litre of water inside. People lift first and look later.
Ask Nordhus what they would put on a shelf | maya | Retail | S
  ingrid: Height under 26 cm or it goes on the bottom shelf, and nobody bends down for a kettle.
  maya: 25.4 it is. Thank you, that saves us a very expensive mistake.
Choose one shape | maya, tomas | | M !! | #shape after #shapes
  One evening, one table, three models. Whoever is in the room decides; whoever is not trusts them.
  maya: Five. The penguin wins. @tomas please never call it the penguin in front of customers.
  tomas: Of course. The Penguin team will be told.
Heating plate: thick or thin | priya | Hardware | L | #plate
  A thick plate is kind to the water, a thin one to the impatient.
  priya: Thin: 2:10 to boil, loud. Thick: 2:50, almost silent. I vote for silence.
  maya: I vote for whoever drinks tea at six in the morning next to somebody who does not.
  priya: So silence.
Thermistor that survives limescale | priya | Hardware, Safety | XL | #sensor
  [ ] three suppliers
  [ ] two months of Hamburg water in one weekend
  [ ] pick
  priya: After forty hours of hard water two of three read 4 °C too low. The third does not care.
  bram: The third costs eleven cents more.
  priya: Then tea costs eleven cents more.
  👏 grace, maya
Feet that do not slide on marble | priya | Hardware | S
Lid hinge that lasts ten thousand openings | priya, sam | Hardware | XL ! | #hinge
  Ten thousand is five cups a day for five and a half years. After that it may squeak.
  priya: The machine that opens it ten thousand times broke at four thousand. The hinge is fine.
Choose between three handles | tomas | Hardware | M
Spout that does not drip | priya | Hardware | XL !! | #spout after #shape
  We promised. It is on the mug.
  priya: Version 4 pours like a dream and drips like a tap.
  tomas: Could the lip be sharper?
  priya: Version 5: sharper. It pours, it stops. I poured for an hour because I could.
  🎉 maya, tomas, bram, leila
Cord length for kitchens with stupid sockets | bram | Hardware | S
Base plate with 360° connector | priya | Hardware | L
  Put down without looking, from any side, with a sleepy hand.
Power budget on one page | priya | Firmware | S
First board, hand soldered | priya | Hardware, Firmware | XL ! | #board after #sensor
  Two layers, big parts, lots of space. Beauty comes with the second one.
  priya: It boils. It also resets when the fridge starts. One of these is good news.
  maya: Frame it.
Firmware: keep a temperature within one degree | priya | Firmware | XL ! | #firmware after #board
  **Goal:** 82 °C means 82 °C, for half an hour, with the lid closed.
  - no more than one degree off after the first minute
  - no clicking that wakes somebody
  [ ] read the sensor honestly
  [ ] heat in small steps
  [ ] stop before it is too late
  [ ] survive a lid that is opened half-way
Firmware: updates over the air that cannot brick it | priya | Firmware, Safety | XL !!
  Two copies in memory. The old one stays until the new one has boiled water once.
  priya: Pulled the plug 200 times during the update. It came back 200 times. I am tired and happy.
  💪 jonah, maya
Pins of the lid: glued, not pressed | priya, sam | Hardware, Safety | M !!
Dry boil protection | priya | Safety | L !!! | #dryboil
  priya: Cuts off after 6 s without water. It smells, but only once.
Twelve prototypes for twelve kitchens | bram, priya | Hardware | L | #prototypes after #board
  Twelve people, two weeks, no instructions. We want to see what they do when nobody is watching.
Collect what the twelve kitchens say | leila | | M | after #prototypes
  leila: Ten love it, one cannot find the button, one has named it Gerald.
  grace: Gerald wrote to support. His owner wants a second Gerald.
  😄 maya, priya, tomas, sam
Where is the button? | tomas | | M
  Because one in twelve could not find it, and that is one in twelve too many.
  tomas: It is now where a thumb is anyway.
Colours: four, not nine | tomas, leila | Photo | M
  leila: Ember, pine, mustard, fog. The rest can wait for Kettle Three.
Enamel samples from two factories | bram | Factory | M
Find the factory | bram | Factory | XL !! | #factory
  What matters, in this order: do they care, can we visit, can they count, what does it cost.
  [ ] long list
  [ ] visit four
  [ ] drink their tea
  [ ] short list of two
  bram: The one in Porto makes pans since 1928 and let me hold everything. The other one had a very good slide deck.
  maya: Porto.
Contract with Porto | bram, maya | Factory | L !! | #contract after #factory
  bram: Signed. They sent a cake in the shape of a kettle. It poured.
  🎂 maya, priya, tomas, leila, grace, jonah, aiko
Photograph every step of the line | bram | Factory | S
Tooling paid and ordered | bram | Factory | M !! | #tooling after #contract
Drop test from counter height | sam | Safety | M
  90 cm, onto tiles, full and empty, lid open and closed. Write down what breaks and what merely complains.
  sam: First week, first task, first kettle off a counter. Best job I ever had.
  priya: Fourteen drops, one dent, no leak. @sam please stop filming it in slow motion.
  😄 jonah, grace
Steam does not burn the hand that pours | priya | Safety, Hardware | L !!
Child lock nobody needs a manual for | priya, tomas | Safety | L
Noise: measure it in a real kitchen | sam | | S
Book the laboratory for the CE tests | bram | Safety | S !! | #lab
CE tests, first round | bram, priya | Safety | L !!! | #ce1 after #lab
  Three days in a laboratory that smells of warm plastic. Bring two spare kettles and something to read.
  bram: Passed everything except the cord strain relief. By two millimetres.
  priya: I have never hated two millimetres this much.
Strain relief, two millimetres longer | priya | Safety, Hardware | S !!! | #relief after #ce1
CE tests, second round | bram | Safety | M !!! | #ce2 after #relief
  bram: Passed. The man from the laboratory asked where he can buy one.
  🎉 maya, priya, sam, tomas, leila
Two-language line instructions | bram | Factory | M
Manual in twelve drawings and no words | tomas | Photo | L | #manual
  If it needs a word, the kettle is wrong, not the drawing.
  tomas: Sam's mother set one up with it. She does not read manuals. She barely let me speak.
Box that opens like a present | tomas | Photo | L | #box
Box: survive a courier | sam | | M | after #box
  sam: Thrown down the stairs 20 times. By me. Officially.
Packaging without plastic | bram | | L
  Moulded pulp from the mill in Celle. It has to hold 1.4 kg upside down, because couriers.
Barcode, article numbers, customs code | bram | Factory | S
Price | maya, bram | Retail | L !! | #price
  Everything on one sheet: parts, Porto, train, shop, mistakes. Then we sleep over it.
  [ ] what it costs us
  [ ] what others ask
  [ ] what we would pay
  bram: At 89 we survive. At 99 we can afford a mistake.
  maya: We always make one. 99.
Price list for retail | maya | Retail | S | after #price
Nordhus: first order | maya | Retail | M !! | #nordhus after #price
  ingrid: 2,400 for the first delivery, if they arrive before the second Advent.
  maya: They will. @bram will they?
  bram: They will if the ember enamel does.
  🙏 maya
Ember enamel: third attempt | tomas, bram | Factory | M !
  tomas: The first was tomato, the second was brick. This one glows.
  ❤️ maya, leila
Pilot series of fifty | bram, priya | Factory | XL !! | #pilot after #tooling
  The first fifty from real tools. Each gets a number and a person who lives with it for a month.
  bram: Fifty arrived. Forty-nine perfect, one with the handle on the wrong side. The office has voted to keep it.
  ❤️ tomas, maya, aiko, grace
All fifty of the pilot series run for a week | sam | | L | after #pilot
Why did eleven of them stop? | priya, sam | Firmware, Safety | XL !!! | #recall week -7
  All with the same batch of relays. Nothing burns, nothing breaks, they simply stop. We stop too, until we know.
  [ ] collect all eleven
  [ ] one open on every desk
  [ ] find it
  [ ] prove it
  priya: It is the relay. Above 80 % humidity it sticks. Which is to say: in every kitchen with a kettle in it.
  maya: Who else had this batch?
  bram: 340 people with a Kettle One. I have the list.
  priya: Then we write to 340 people tonight. @grace @jonah @aiko @sam all hands please.
  grace: I am in. Putting the kettle on. The old one.
  ❤️ maya, priya, jonah, aiko, sam, bram
Replace the relay in everything we have | priya | Hardware, Safety | XXL !!! | after #recall week -7
  sam: 61 opened, 61 closed, one screw left over. I do not want to talk about the screw.
Write to 340 people | grace, maya | | L !!! | after #recall week -7
  grace: We said what happened, what it means and when the new part comes. 212 answered “thank you for telling us”. Two proposed marriage, to the company I think.
  ❤️ maya, leila, tomas
What we do differently from now on | maya | Safety | M !! | after #recall week -6
  priya: No part from a batch we have not put into a steam box for a week. Written down, signed, above the coffee machine.
Steam box, so this never happens again | priya, sam | Safety, Hardware | L !! | #steambox
Relay of another maker, tested for a week | priya | Hardware | L !! | after #steambox
Second pilot series | bram | Factory | L !! | #pilot2 after #tooling
Sounds: one for ready, one for “no water” | priya, tomas | Firmware | S
Porto: colours approved in daylight | tomas | Factory | S
Quality plan for the factory line | sam | Factory | L | #qplan
  What is looked at, by whom, how often, and what happens when it is not right. Two pages, in Portuguese too.
Spare parts: which, how many, where | bram | Factory | M
Repair guide anybody can follow | sam | | L
  sam: Tested on Maya. She fixed a lid. She is unbearable now.
  😄 tomas, leila
Photos of the four colours | leila, tomas | Photo | M
Serial number readable without a torch | priya | Hardware | S
Firmware 1.0 frozen | priya | Firmware | L !! | #fw1 after #firmware
Where does the second screw go | sam | | S
Freight from Porto: lorry or train | bram | Factory | M
  bram: Train. A day slower, half the price, and the kettles see a bit of France.
# Review
Quality plan signed by Porto | bram | Factory | S !! | after #qplan
Nordhus shelf card | tomas, leila | Retail, Photo | S
  ingrid: Could the sentence be larger than the logo? Our customers read, they do not recognise.
  tomas: Done, and it hurts only a little.
# In progress
First thousand from the line | bram | Factory | XL !!! | #thousand after #pilot2
  The line runs four days. Bram is there for all of them, with a notebook and a magnifying glass.
  [ ] line runs a whole day
  [ ] every fiftieth opened
  [ ] enamel within one shade
  [ ] packed and counted
  bram: Day two: 180 pieces, three with a scratch. They noticed before I did.
  maya: That is the nicest sentence of this whole year.
  ❤️ priya, tomas
Firmware 1.0.1: the fridge again | priya | Firmware | L !! | #fw101 after #fw1
  priya: It only happens with one brand of fridge. Unfortunately it is a popular brand of fridge.
Steam box, second batch of relays | sam | Safety | M !!
Launch film, 40 seconds | leila, tomas | Photo | L ! | #film
  leila: Could somebody lend me a kitchen with light in it?
  bram: Mine has light and a cat.
  leila: The cat is in the film now.
  🐈 maya, grace, aiko
What a shop assistant should know | maya | Retail | XL !
  Two pages: what it does, what it does not do, and how to pour without splashing.
  [ ] tried on somebody who sells toasters
  [ ] in the four languages
  [ ] with the drawing
  ingrid: One page, please. Nobody in a shop reads two.
  maya: One page. With a large drawing.
Warranty card and registration | bram | | S
# Planned
Launch day: who does what by the hour | maya | | M !! | #day after #thousand
  Minute by minute from 06:00. Everybody has one job and one person to call.
  [ ] shop open
  [ ] letter out
  [ ] somebody awake in Porto
  [ ] cake
Ship the first 500 pre-orders | bram | | L !!! | after #thousand
  Oldest order first. A card in every box, signed by somebody, not by a printer.
Delivery to Nordhus | bram, maya | Retail | L !!! | after #thousand
  2,400 pieces on 40 pallets. See Ingrid’s note about the ramp before you book anything.
  ingrid: Ramp 4, between 6 and 11, and please not on a Friday.
Firmware on the line, checked by machine | priya | Firmware, Factory | L !! | after #fw101
Press kettles for eight people who write | leila | | M ! | after #thousand
Thank-you letter to the twelve kitchens | maya | | S
Two weeks after: what broke, what did not | sam, grace | | M | after #day
Order the second thousand, or not | maya, bram | Factory | M ! | after #day
  Decide with the numbers of the first two weeks, not with the mood of the first two days.
Write the story of the eleven that stopped | leila, priya | | L
Spare lid for everybody who had a scratch | bram | | S .
Energy label for the shop pages | bram | Safety | S
Teach Nordhus people to descale | grace | Retail | M
Measure how long a thousand kettles take to boil | sam | | M .
# Ideas
Kettle that remembers who likes what | | | XXL
  You lift your mug off the shelf, it starts to heat. That is all we know so far.
  maya: Not before we can answer what happens when two people have the same mug.
Whistle you can compose yourself | | Firmware | L
  jonah: Four notes. I already have mine.
  priya: No.
  😄 tomas, sam, grace
Copper edition | | Photo | L
Left-handed spout | | Hardware | L
  tomas: The one from the pilot series is still in the kitchen and has a fan club.
Subscription for descaling | | | M
Kettle Three: quieter | | Hardware | XXL
Sell the penguin as a money box | | | S
Take old kettles back | | | XL
  Nine out of ten parts could live twice. What would a box for the way back cost?
A smaller one for people who live alone | | Hardware | XXL
Solar? | | | XXL
  priya: I did the sum. It boils by Thursday.
# Dropped
Bluetooth speaker in the base | priya | Hardware | L
  maya: Who asked for this?
  priya: A consultant.
Nine colours | tomas | | M
Glass body | tomas, priya | Hardware | XL
  priya: Beautiful until the first courier.
Voice control | priya | Firmware | XL
Launch at the fair in January | leila | Retail | M
`,
}
