// Faces, drawn. Nobody's photograph is needed to tell ten people apart.
import type { Face } from './people.ts'

const hair: Record<Face['style'], (color: string) => string> = {
  bald: (color) =>
    `<path d="M148 250 q-8 -70 22 -104 q-34 40 -22 104 M364 250 q8 -70 -22 -104 q34 40 22 104" fill="${color}"/>`,
  short: (color) =>
    `<path d="M150 236 q-10 -128 106 -130 q116 2 106 130 q-14 -62 -46 -78 q-62 26 -122 2 q-32 20 -44 76 z" fill="${color}"/>`,
  bob: (color) =>
    `<path d="M136 330 q-30 -232 120 -234 q150 2 120 234 q-34 10 -34 -30 q14 -96 -30 -140 q-70 40 -112 10 q-38 36 -30 130 q0 40 -34 30 z" fill="${color}"/>`,
  long: (color) =>
    `<path d="M128 420 q-34 -324 128 -326 q162 2 128 326 q-40 4 -46 -40 q22 -150 -26 -218 q-60 34 -114 2 q-46 66 -24 216 q-6 44 -46 40 z" fill="${color}"/>`,
  curly: (color) =>
    [
      [168, 190, 40],
      [196, 140, 44],
      [256, 118, 48],
      [316, 140, 44],
      [344, 190, 40],
      [152, 240, 30],
      [360, 240, 30],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`)
      .join(''),
  bun: (color) =>
    `<circle cx="256" cy="84" r="44" fill="${color}"/><path d="M150 240 q-8 -130 106 -132 q114 2 106 132 q-20 -76 -106 -80 q-86 4 -106 80 z" fill="${color}"/>`,
}

export function faceOf({ skin, hair: color, style, shirt, backdrop, glasses, beard }: Face) {
  const behind =
    style === 'long' || style === 'bob'
      ? `<rect x="140" y="180" width="232" height="190" rx="90" fill="${color}"/>`
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
    <rect width="512" height="512" fill="${backdrop}"/>${behind}
    <path d="M76 530 q6 -146 180 -146 q174 0 180 146 z" fill="${shirt}"/>
    <rect x="220" y="330" width="72" height="84" rx="34" fill="${skin}"/>
    <ellipse cx="256" cy="250" rx="104" ry="124" fill="${skin}"/>
    ${beard ? `<path d="M156 272 q10 112 100 112 q90 0 100 -112 q-20 40 -60 36 q-40 -14 -80 0 q-40 4 -60 -36 z" fill="${color}"/>` : ''}
    ${hair[style](color)}
    <circle cx="216" cy="248" r="11" fill="#2a211c"/><circle cx="296" cy="248" r="11" fill="#2a211c"/>
    <path d="M222 312 q34 30 68 0" stroke="${beard ? '#fff4ea' : '#8f3f35'}" stroke-width="10" stroke-linecap="round" fill="none"/>
    ${glasses ? '<g fill="none" stroke="#2b2b33" stroke-width="9"><circle cx="214" cy="248" r="36"/><circle cx="298" cy="248" r="36"/><path d="M250 246 h12"/></g>' : ''}
  </svg>`
}

/** A kettle on a plain ground, for covers and for the company's own mark. */
export const kettleOf = (
  body: string,
  ground: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540">
    <rect width="960" height="540" fill="${ground}"/>
    <ellipse cx="480" cy="470" rx="220" ry="26" fill="#00000022"/>
    <path d="M330 460 q-30 -210 60 -270 h180 q90 60 60 270 z" fill="${body}"/>
    <path d="M350 300 q-120 -10 -150 -120 q60 10 70 50 q30 10 96 14 z" fill="${body}"/>
    <path d="M600 220 q140 -40 120 120 q-10 60 -96 70" fill="none" stroke="#2b2b33" stroke-width="30" stroke-linecap="round"/>
    <rect x="400" y="160" width="160" height="34" rx="17" fill="#2b2b33"/><circle cx="480" cy="146" r="22" fill="#2b2b33"/>
    <path d="M196 150 q-30 -40 0 -70 q26 -30 0 -64" fill="none" stroke="#ffffffaa" stroke-width="14" stroke-linecap="round"/>
  </svg>`
