import { createApp } from 'vue'
import App from './App.vue'

createApp(App).mount('#app')
const { empty } = globalThis as unknown as { empty: { ready(): Promise<void> } }
requestAnimationFrame(() => requestAnimationFrame(() => void empty.ready()))
