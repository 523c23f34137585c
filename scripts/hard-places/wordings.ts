// What people write that a screen was not drawn for: as long as it may be, from right to left, nothing but pictures.

export interface Wording {
  /** Stands in addresses and in the names of pictures. */
  name: string
  /** Text for one line, at most so many characters. `n` tells several apart. */
  line(most: number, n?: number): string
  prose: string
}

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** As many whole repetitions as fit, filled up to the last character. */
const filled = (text: string, most: number) => text.repeat(Math.ceil(most / text.length)).slice(0, most)

const phrases = [
  'مراجعة التصميم النهائي للصفحة الرئيسية قبل الإطلاق',
  'לבדוק את דף הבית לפני ההשקה (גרסה 2.0)',
  'إصلاح خطأ API في Safari 17: الأزرار لا تستجيب!',
  'פגישה עם הצוות — יום חמישי, 14:30',
]
const shortNames = ['ليلى حداد', 'נועה כהן', 'تطوير', 'עיצוב']
const pictures = ['🚀', '👩‍👩‍👧‍👦', '🏳️‍🌈', '🧑🏿‍💻', '❤️‍🔥', '🇩🇪', '☕️', '✅']

export const wordings: Wording[] = [
  {
    name: 'longest',
    // Every second one has no place to break at all.
    line: (most, n = 0) => {
      const number = String(n)
      return n % 2
        ? filled(word, most - number.length) + number
        : `${filled('Wide words that wrap ', most - 4).trim()} ${n}`
    },
    prose: `${filled(word, 900)}\n\n${filled('Words that go on and on. ', 2_000)}\n\n\`${filled('code', 400)}\``,
  },
  {
    name: 'right-to-left',
    line: (most, n = 0) => {
      const from = most < 50 ? shortNames : phrases
      return `${from[n % from.length]} ${n}`.slice(0, most)
    },
    prose: `${phrases.join('. ')}.\n\n- ${phrases.join('\n- ')}\n\nAnd one line in English, with \`code\`.\n\n> ${phrases[1]}`,
  },
  {
    name: 'emoji',
    line: (most, n = 0) => `${pictures[n % pictures.length]!.repeat(Math.min(6, Math.floor(most / 16)))} ${n}`,
    prose: `${pictures.join(' ')}\n\n${pictures.join('')}`,
  },
]
