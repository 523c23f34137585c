import type { ProjectText } from '#demo/project.ts'

export const office: ProjectText = {
  title: 'Moving to the old brewery',
  key: 'MOVE',
  description: 'Ten people, four hundred kettles, one lift that is older than all of us. Done, and never again.',
  folder: 'People and house',
  lead: 'bram',
  people: ['bram', 'maya', 'grace', 'tomas', 'priya', 'leila', 'jonah', 'aiko'],
  weeks: [-22, -12],
  isArchived: true,
  columns: [
    { title: 'To do', type: 'unstarted', color: 'blue' },
    { title: 'In progress', type: 'started', color: 'gold' },
    { title: 'Done', type: 'completed', color: 'green' },
    { title: 'Not needed', type: 'canceled', color: 'gray' },
  ],
  labels: [
    { name: 'Contracts', color: 'violet' },
    { name: 'Power', color: 'gold' },
    { name: 'Boxes', color: 'amber' },
    { name: 'Kitchen', color: 'ember' },
  ],
  path: [{ column: 'In progress', days: [1, 3] }],
  effort: 0.55,
  rhythm: 'any-time',
  due: 0.8,
  outline: `
# Done
Give notice for the old place | bram | Contracts | S !!
Look at five places | bram, maya | | L
  Light, three-phase power, a lift, and not further than the bakery.
  bram: One has no windows, one has only windows, one smells of fish. Number four is a brewery.
  maya: Number four.
  priya: Has it got three-phase power?
  bram: It brewed 40,000 litres a day.
  priya: Number four.
Lease | bram, maya | Contracts | M !!
Ask the landlord about the smell | bram | | S
  bram: Malt. It stays. It is lovely, actually.
Floor plan | tomas, bram | | M
  Workshop below, desks above, kitchen in the middle, because that is where we talk anyway.
  tomas: Everybody gets daylight. The meeting room gets what is left.
Count the sockets, double them | priya | Power | S
Electrician: sixteen kettles at once | bram, priya | Power | L !!
  Sixteen kettles at 2.2 kW, at the same moment, every Monday at ten.
  [ ] offer
  [ ] date
  [ ] the look on his face
  [ ] done
  priya: He asked if we were joking. We switched on sixteen kettles. He stopped asking.
  😄 maya, grace, jonah
Internet, ordered early this time | bram | Contracts | M !!!
  bram: Twelve weeks. I asked for fast and they laughed, not unkindly.
Internet until the internet comes | bram | | S
Movers: three offers | bram | Contracts | M
Desks: keep, sell, saw | bram | | S
Who sits where | bram | | M
  grace: I would like a door I can close when I am on the phone with the lighthouse.
  bram: You get the old cashier’s office. It has a hatch.
  ❤️ grace
Kitchen: which wall, how many taps | maya, bram | Kitchen | M
Tap with Hamburg water, tap with soft water | priya | Kitchen | M
  priya: For science. Also for Earl Grey.
Laboratory: ventilation | priya, bram | Power | L !
  Steam out, heat in, and not above Grace’s desk.
Insurance for four hundred kettles | bram | Contracts | S
Fire drill, because of who we are | bram | | S
Boxes: order 120 | bram | Boxes | S
Boxes: order 80 more | bram | Boxes | S
  bram: Nobody told me about the cellar.
  tomas: Nobody goes into the cellar.
Label every box with a room and a person | grace, bram | Boxes | M
Throw away what has not been opened since 2019 | bram | Boxes | M
  bram: Found: 31 lids, a harmonium, our first logo.
  maya: Keep the harmonium.
New address: website, papers, the nineteen-kettle lady | grace | Contracts | M
Keys: ten, and one for the cat | bram | | S
Move the server first | bram | Power | M !!!
Moving day | bram, maya | Boxes | XL !!! | #day
  Seven o’clock, old shoes. Every box has a room and a name; whoever carries it reads it.
  [ ] lift works
  [ ] lift still works
  [ ] everything is upstairs
  [ ] soup
  bram: The lift stopped at 14:10 with the harmonium in it. Music was heard.
  🎵 maya, tomas, grace, priya, leila, jonah, aiko
Hand over the old place | bram | Contracts | M !! | after #day
  bram: They kept 40 € of the deposit for “steam damage”. Fair.
Curtains against the evening sun | tomas | | S
Shelf for the kettles that came before | tomas | | M
Sign at the door | tomas | | S
Doorbell that whistles | priya | Power | S
  priya: Two evenings, one relay, no regrets.
  ❤️ maya, bram, tomas
Housewarming | maya, leila | Kitchen | M
  maya: 70 people, 200 cups, one speech, short.
Bicycle stand | bram | | S
Thank the movers | bram | | S
Say goodbye to the old tap | maya | Kitchen | S
Everything unpacked | bram | Boxes | M
  bram: One box left. It says “misc”. We have agreed never to open it.
  😄 tomas, grace, priya
# Not needed
Second lift | bram | | L
Table tennis | bram | | S
  grace: We voted. 5 to 4 for a sofa.
Air conditioning | bram | Power | L
`,
}
