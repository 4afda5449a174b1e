export default import.meta.glob<object>('../../src-main/shared/locales/nb/*.ts', { eager: true, import: 'default' })
