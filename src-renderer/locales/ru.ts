export default import.meta.glob<object>('../../src-main/shared/locales/ru/*.ts', { eager: true, import: 'default' })
