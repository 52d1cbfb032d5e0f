/** The chosen language and theme, kept on this machine. Games' own words are not here. */
import { LANGUAGES, wordsOf } from './games'
import { keep, kept } from './keep'
import type { Args } from './data'
import { type Language, Words } from './words'

export type Theme = 'light' | 'dark'

class Ui {
  words: Words = $state.raw(Words.read('en'))
  theme: Theme = $state('light')

  get language(): Language {
    return this.words.language
  }

  say = (key: string, args?: Args): string => this.words.say(key, args)

  async start(): Promise<void> {
    const theme = kept('theme')
    if (theme === 'light' || theme === 'dark') this.setTheme(theme)
    else this.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    await this.speak(preferred())
  }

  async speak(language: Language): Promise<void> {
    this.words = await wordsOf(language)
    document.documentElement.lang = language
  }

  async choose(language: Language): Promise<void> {
    keep('language', language)
    await this.speak(language)
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    document.documentElement.dataset.theme = theme
    keep('theme', theme)
  }
}

export function preferred(): Language {
  const wanted = [kept('language') ?? '', ...navigator.languages].map((tag) => tag.split('-')[0] ?? '')
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? 'en'
}

export const ui = new Ui()
