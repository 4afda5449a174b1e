export default import.meta.glob<object>('../../src-main/shared/locales/es/*.ts', { eager: true, import: 'default' })
