/** How I am called. Kept on this machine, and told to the server. */
import { api } from './api'
import { keep, kept } from './keep'

class MyName {
  name = $state(kept('name') ?? '')

  async start(): Promise<void> {
    const me = await api.me().catch(() => null)
    if (me?.name && !this.name) this.name = me.name
    else if (me && this.name && me.name !== this.name) await api.call(this.name)
  }

  async call(name: string): Promise<void> {
    this.name = name.trim().slice(0, 40)
    keep('name', this.name || null)
    if (this.name) await api.call(this.name)
  }
}

export const me = new MyName()
