/** Sets the page up: language, theme, styles. What is on the page is App's. */
import { mount } from 'svelte'
import App from './App.svelte'
import { ui } from './lib/ui.svelte'
import './styles/tokens.css'
import './styles/table.css'
import './styles/pages.css'

await ui.start()
mount(App, { target: document.body })
