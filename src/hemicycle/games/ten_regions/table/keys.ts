/** Keys of the campaign: digits are regions, + and - tokens, letters choose the token. Letters go by their place, so any layout serves. */
import type { Play } from './play.svelte'
import type { Kind } from './view'

const KIND_OF: Record<string, Kind> = { KeyM: 'media', KeyR: 'rally', KeyC: 'conflict', KeyX: 'control' }

/** True when the key was one of ours. */
export function campaignKey(event: KeyboardEvent, play: Play, regions: number): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || play.asking !== null) return false
  const kind = KIND_OF[event.code]
  if (kind !== undefined) {
    play.choose(kind)
    return true
  }
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)
  const region = digit === null ? -1 : (Number(digit[1]) + 9) % 10
  if (region >= 0 && region < regions) {
    play.focus(region)
    return true
  }
  return play.region !== null && onRegion(event.key, play, play.region)
}

function onRegion(key: string, play: Play, region: number): boolean {
  if (key === '+' || key === '=') play.put(play.kind, region)
  else if (key === '-' || key === '−') play.takeBack(region)
  else if (key === 'Delete' || key === 'Backspace') play.clear(region)
  else return false
  return true
}
