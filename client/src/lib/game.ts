/** What a game's own table gives to the client and gets from it. Knows no rule and no game. */
import type { Component } from 'svelte'
import type { Refusal, Sight, Table } from '../generated/wire'
import type { Words } from './words'

export type { Refusal, Sight, Table } from '../generated/wire'
export type { Words } from './words'

/* eslint-disable @typescript-eslint/no-explicit-any --
   The client knows no game, so what a view holds and what is being composed are the game's own to say. */

/** What every component of a game is given: `let { scene }: { scene: Scene<View> } = $props()`. */
export interface Scene<V = any, P = any> {
  sight: Sight & { view: V }
  /** The view before the last event, for reveals. */
  before: V | null
  /** My seat; null for a bystander. */
  seat: number | null
  table: Table
  words: Words
  /** What `GameTable.play()` made, one per visit of a table. */
  play: P
  /** Shown in a replay: nothing can be done. */
  past: boolean
  /** Unveiled replay: each seat's view. */
  hands: V[] | null
  /** Resolves when acknowledged (null) or refused. */
  send(action: unknown): Promise<Refusal | null>
  /** Put an offer, one of `sight.offers`, into talk. */
  offer(to: number[] | null, offer: unknown, text?: string): Promise<Refusal | null>
  /** Give an order as the host, one of `sight.orders`. */
  order(order: unknown): Promise<Refusal | null>
  /** What the rules say would come of something, one of the game's questions; null when they say nothing. */
  foretell(ask: unknown): Promise<unknown>
  /** The last refusal; the frame shows it above the buttons. */
  refusal: Refusal | null
}

/** A class that sets --c and --on, and the id of a symbol. */
export interface PartyLook {
  css: string
  symbol: string
}

export interface GameTable<V = any> {
  /** Symbols of the game, in a hidden svg; brings the game's css by importing it. */
  Symbols: Component
  Stage: Component<{ scene: Scene }>
  /** The sheet; when absent the generic form is used. */
  Move?: Component<{ scene: Scene }>
  /** What I hold, in place of the sheet while there is nothing I may do. */
  Hand?: Component<{ scene: Scene }>
  /** The end page; when absent the generic results. */
  Results?: Component<{ scene: Scene }>
  /** An offer in a line of talk; when absent it is told in words. */
  Offer?: Component<{ scene: Scene; offer: any; from: number }>
  /** The form to make an offer to some (null: everyone); when absent the generic form. */
  Offering?: Component<{ scene: Scene; to: number[] | null; done: () => void }>
  /** What the host may order; when absent the generic form. */
  Bank?: Component<{ scene: Scene }>
  /** Below the list of seats. */
  Panel?: Component<{ scene: Scene }>
  play?(): unknown
  party(view: V, seat: number): PartyLook
  /** Under the name in the list of seats. */
  note?(view: V, seat: number, words: Words): string
  figure?(view: V, seat: number, words: Words): { value: number | string; label: string } | null
  /** Whether moves are sealed now, and seats show whose; when absent, wherever several are waited for. */
  seals?(view: V): boolean
  /** Whether the stage is still telling what the view already holds: the log and the notes then wait for it. */
  untold?(play: unknown, view: V): boolean
  /** The folio line, as "Turn 2 of 3 · campaign, in secret". */
  title?(view: V, words: Words): string
}
