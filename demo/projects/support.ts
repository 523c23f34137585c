import { models } from '#demo/customers.ts'
import type { ProjectText } from '#demo/project.ts'

export const support: ProjectText = {
  title: 'Customer care',
  key: 'HELP',
  description: 'Everything people write to us. The form on the website lands here, and so does the telephone.',
  folder: 'Customers',
  lead: 'grace',
  people: ['grace', 'sam', 'jonah', 'priya', 'bram', 'aiko', 'maya', 'leila'],
  weeks: [-22, 0],
  columns: [
    { title: 'New', type: 'unstarted', color: 'blue' },
    { title: 'Answering', type: 'started', color: 'gold', limit: 6 },
    { title: 'Waiting for them', type: 'started', color: 'violet' },
    { title: 'Solved', type: 'completed', color: 'green' },
    { title: 'Not ours', type: 'canceled', color: 'gray' },
  ],
  labels: [
    { name: 'Kettle', color: 'ember' },
    { name: 'App', color: 'blue' },
    { name: 'Order', color: 'gold' },
    { name: 'Recall', color: 'red' },
    { name: 'Love letter', color: 'pink' },
  ],
  path: [
    { column: 'Answering', days: [0, 1] },
    { column: 'Waiting for them', days: [1, 4], chance: 0.35 },
  ],
  effort: 1.1,
  rhythm: 'any-time',
  due: 0.35,
  favoriteOf: ['grace', 'sam'],
  views: [
    { name: 'Love letters', view: 'list', query: 'labels=Love letter', shared: true },
    { name: 'About the app', view: 'board', query: 'labels=App', shared: true },
  ],
  form: {
    title: 'Ask Whistle',
    description: 'A question, a complaint, a photograph of your kettle: **a person reads all of it**, usually Grace.',
    column: 'New',
    accent: 'ember',
    confirmation:
      'Thank you. Grace has it now, and she answers within a day. Make yourself a tea meanwhile, if you can.',
    fields: [
      { id: 'subject', type: 'short_text', label: 'What is it about?', required: true, mapsTo: 'title' },
      {
        id: 'story',
        type: 'long_text',
        label: 'Tell us the whole story',
        help: 'Short is fine. Long is fine too.',
        required: true,
        mapsTo: 'description',
      },
      { id: 'model', type: 'select', label: 'Which kettle?', options: models, required: true },
      { id: 'name', type: 'short_text', label: 'Your name', required: true },
      { id: 'email', type: 'email', label: 'Where may we answer?', required: true },
      { id: 'urgent', type: 'checkbox', label: 'I cannot make tea at the moment' },
    ],
  },
  outline: `
# Solved
Does it whistle? | grace | Kettle | S
The lid squeaks in B flat | grace | Kettle | S
  I have perfect pitch, so please believe me.
  grace: We do. A drop of olive oil makes it a C.
  😄 priya, sam
My kettle and my router do not like each other | jonah | App | M
Arrived with somebody else’s kettle in it | grace, bram | Order | S !!
App says my kettle is in another country | grace, jonah | App | M
It hums in D minor | grace | Kettle | S
  Not unpleasant. I only wanted you to know.
Can I boil milk? | grace | Kettle | S
  grace: No. Not even a little. I have added a sentence.
My cat switches it on | grace | Kettle | S
  She weighs four kilos and wants attention.
  grace: Child lock. Also works for cats.
Colour is more orange than on the screen | grace | Order | S
Order went to my ex | grace, bram | Order | S !!
  grace: Sent another one, with a card. No questions asked.
  ❤️ leila
How long is the cord? | grace | Kettle | S
Pairing stops at 80 % | jonah | App | M !
Can I get the mug from the film? | grace | Order | S
Invoice without my company’s name | grace | Order | S
It tastes of new | grace | Kettle | S
Kettle speaks Dutch | jonah | App | S
  jonah: Language of the phone that paired it first. Now it is the language of whoever holds it.
Thank you for the little card | grace | Love letter | S
  My husband found it in the box and read it to me. We are 81.
  grace: Pinned above my desk.
  ❤️ maya, leila, tomas, bram, priya
Forgot my password and my e-mail | grace | App | S
Kettle turns itself off too early | priya | Kettle | M
Child drew on it | grace | Kettle | S
  grace: Baking soda, soft cloth. Or leave it. I would leave it.
White flakes! Is it dangerous? | grace | Kettle | S
  grace: It is limescale, from your tap. The kettle is innocent.
Two of them arrived, I paid for one | grace | Order | S
  What shall I do? I feel like a thief.
  grace: Keep it and give it to somebody who is cold. Bram agrees.
  ❤️ bram, maya
Lid came off in my hand | sam | Kettle | M !!
  sam: Pin was missing. New lid is on its way; the batch is in the steam box.
Is it safe for bottles? | grace | Kettle | S
Button light is too bright at night | grace, priya | Kettle | S
Two presets with the same name | aiko | App | S
App in Portuguese? | grace | App | S
Courier left it on the roof | grace, bram | Order | S !!!
  bram: On. The. Roof.
  😄 sam, jonah
Where do I find the serial number? | grace | Kettle | S
Is the enamel food safe? | priya | Kettle | S
My mother-in-law says it is ugly | grace | Kettle | S
  grace: I told her it comes in fog.
Refund for a gift without the giver knowing | grace | Order | S
Receipt for the tax office | grace | Order | S
It stopped after a thunderstorm | priya | Kettle | M
App drains the battery | jonah | App | M !!
  jonah: Fixed in the next version. 4 % a day to 0.3 %.
Pairing on the sailing boat | jonah | App | M
  12 volt, no Wi-Fi, one very determined wife.
  jonah: Works without Wi-Fi since 1.8. I would like a photograph of the boat.
Handle gets warm | priya | Kettle | M !
Can the kettle count cups? | grace | App | S
Wrong street, right town | grace, bram | Order | S
Power cut in the middle of an update | jonah, priya | App | M !!
  priya: This is the one I pulled the plug for 200 times. It came back. It always comes back.
Kettle answers to my neighbour’s phone | jonah, grace | App | L !!!
  He made me tea from his side of the wall. It was kind, but please.
  jonah: Both had named it “Kettle”. Pairing asks for the button now. I would like to meet the neighbour.
  😄 grace, sam, maya, tomas
Descaling: vinegar or lemon? | grace | Kettle | S
Water tastes of lemon after descaling | grace | Kettle | S
Do you ship to the Faroe Islands? | bram | Order | S
Steam on the display | priya | Kettle | M
It boils, I cry, thank you | grace | Love letter | S
Gift arrived open | bram | Order | S !
Refund not arrived | grace, bram | Order | S !!
My dog is afraid of the whistle | grace | Kettle | S
  grace: Whistle off: hold for five seconds. Dog is now called Whistle, says the customer.
  😄 leila, jonah, aiko
Wants to be a tester | grace | Love letter | S
App asks for my location | jonah | App | S !
Stain on the base | grace | Kettle | S
Notification at night | jonah | App | S !
Can I visit you? | grace | Love letter | S
Voucher does not work | aiko | Order | S !
Voucher works too well | aiko | Order | S !!!
Base slides on marble | priya | Kettle | S
  priya: Rubber feet of the second kind. Costs two cents. Sending four.
Lid does not close after descaling | sam | Kettle | S
Clock change: hot at 05:40 | jonah | App | M !!
Company order: 14 kettles, one invoice each | bram | Order | M
I dropped it | grace | Kettle | S
I dropped it again | grace | Kettle | S
  grace: Third lid is on us if there is no fourth.
How do I switch off the light show? | grace | App | S
Order for an office of ninety | bram, grace | Order | M !
Kettle is quiet, is it broken? | grace | Kettle | S
  grace: Some of our best work.
  ❤️ priya
Widget shows yesterday | jonah | App | S
Found a screw in the box | sam | Kettle | S
  sam: We are a family, that screw and I.
  😄 grace, priya
Hard water in Bath | grace | Kettle | S
Screen reader cannot find “boil” | jonah | App | M !!
Where is my parcel? | grace | Order | S
Cannot unsubscribe | aiko | App | S !!
  aiko: The link was behind the cookie banner we removed. It works, with apologies.
It stopped. It simply stopped. | grace, priya | Kettle, Recall | M !!! | week -8
  This morning, no sound, no light. It is three months old.
  priya: Third one this week. Grace, can you ask for the serial number? All of them.
Where is my parcel (really now) | grace, bram | Order | S !!
  bram: In Hanover. It likes Hanover. Sent another one by another road.
It stopped too | grace | Kettle, Recall | S !!! | week -7
Mine as well | grace | Kettle, Recall | S !!! | week -7
Is mine on the list? | grace, sam | Recall | S !! | week -7
Boils slower on the balcony | priya | Kettle | S
Is mine on the list (2) | grace, sam | Recall | S !! | week -7
When does the part come? | grace | Recall | S !! | week -7
Presets vanish when I change phones | aiko | App | M !
May I repair it myself? | sam | Recall | S | week -7
  I was a watchmaker for forty years.
  sam: Sent him the part, the guide and our respect. He sent back a correction to step 7.
  ❤️ priya, maya, grace
Please keep the old part, says my son | grace | Recall | S | week -7
Angry, and right | grace, maya | Recall | M !!! | week -7
  I wrote two weeks ago that it stutters. Nobody called.
  grace: She did write, and I filed it under “noise”. I called her and said so. We changed how I file.
  maya: Thank you for telling it as it was.
  ❤️ priya, leila, bram
I would like to say something nice | grace | Love letter | S
  Since my wife died I did not cook. Now I make tea for the neighbour, every day at four.
  grace: I read this twice and then went for a walk.
  ❤️ maya, leila, bram, priya, aiko
You handled that well | grace | Love letter, Recall | S | week -6
Part arrived, works again | grace | Recall, Love letter | S | week -6
Handle for left-handed people | grace | Kettle | S
Part arrived, one screw too many | sam | Recall | S | week -6
  sam: I know that screw.
  😄 priya, grace, jonah
Serial number rubbed off | sam | Recall | S | week -6
App icon is hard to find | grace | App | S
Kettle wakes up by itself | priya, jonah | Kettle, App | M !!
What is a Kettle Two? | grace | Order | S
Can I exchange One for Two? | grace, bram | Order | S
Kettle offline after the router moved | jonah | App | S
Pre-order: change fog to mustard | grace | Order | S
Pre-order: change mustard to fog | grace | Order | S
Wrong colour, right kettle | bram | Order | S !
Pre-order: are you sure about the date? | bram | Order | S
App shows °F and I am in Bremen | jonah | App | S
Is there a discount for teachers? | grace | Order | S
Why is green tea 80? | grace | Kettle | S
  grace: Answered with a page. She answered with two. We are pen friends now.
  ❤️ leila, maya
Warranty when it was a gift | grace | Order | S
Kettle in a caravan | priya | Kettle | M
Steam alarm goes off | priya | Kettle | S
Blue light on, no heat | sam | Kettle | M !
Too loud for the baby | grace | Kettle | S
Wants the sound as a ringtone | grace | Love letter | S
  grace: Sent. It is on the website now, too.
Not loud enough for grandfather | grace | Kettle | S
  grace: Both got the same firmware with the opposite setting.
Receipt in Norwegian | aiko | Order | S
Cup counter went backwards | jonah | App | S
  jonah: It counted in a signed byte. I have learned something about myself.
Wants to buy the film’s cat | grace | Love letter | S
  bram: Not for sale.
  😄 leila, grace, sam, maya, aiko
How do I recycle the box? | grace | Order | S
Spout drips, a little | priya | Kettle | S
Can it keep 40 °C for baby milk? | grace | Kettle | S
Lid for a 2021 model | bram | Kettle | S
App crashes on a television | jonah | App | S
Not delivered to a parcel locker | bram | Order | S
Login mail takes an hour | aiko | App | M !!
Interview for a school paper | grace | Love letter | S
Address of the factory? | bram | Order | S
# Waiting for them
Photograph of the dent | sam | Kettle | S
Which fridge is it? | priya, grace | Kettle | M !
  grace: It is the popular brand. @priya it is always the popular brand.
Pre-order for a whole monastery | bram, grace | Order | M
  Brother Anselm asks whether the whistle can be turned off for thirty kettles at once.
  jonah: It can now.
# Answering
Pairing on a phone from 2014 | jonah, sam | App | M
Charged twice | aiko, grace | Order | M !!!
  grace: She is very calm about it, which makes me hurry more.
Kettle One: buy a base only? | bram | Order | S
# New
Does Kettle Two whistle? | grace | Kettle | S
Fog or ember? | grace | Order | S
  My wife says ember, I say fog. You decide.
App forgot my presets | aiko, jonah | App | M !!
Delivery before my mother’s birthday? | bram | Order | S !!
Steam reaches the wallpaper | priya | Kettle | S
A poem about your kettle | grace | Love letter | S
Wrong part in the bag | sam | Recall | S !
Can I pay in kroner? | aiko | Order | S
# Not ours
Your toaster burns my toast | grace | Kettle | S
  grace: We do not make toasters. I asked which one it is all the same, and sent her the manual.
Invest in our coin | grace | | S
Grow your audience by 400 % | grace | | S
My washing machine leaks | grace | Kettle | S
  grace: Third one this year. Do we look like we know about washing machines?
  bram: You do, apparently. You fixed two.
`,
}
