import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-ext-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-ext-500.css'
import '@fontsource/alegreya-sans/latin-500-italic.css'
import '@fontsource/alegreya-sans/latin-ext-500-italic.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-ext-700.css'
import '@fontsource/alegreya-sans/latin-800.css'
import '@fontsource/alegreya-sans/latin-ext-800.css'
import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { workOffline } from './offline'
import { words } from './words/language.svelte'

await words.begin()
mount(App, { target: document.getElementById('page')! })
void workOffline()
