/** Sets the page up: language, theme, styles. What is on the page is App's. */
import { mount } from 'svelte'
import App from './App.svelte'
import { warm } from './lib/catalogue'
import { preferred, ui } from './lib/ui.svelte'
import './styles/tokens.css'
import './styles/table.css'
import './styles/pages.css'

if (location.pathname === '/') warm(preferred()).catch(() => {}) // the lobby asks again, and says so
await ui.start()
mount(App, { target: document.body })
