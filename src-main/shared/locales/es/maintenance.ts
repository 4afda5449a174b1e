import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program, and backups. */
export default {
  updates: {
    state: {
      idle: 'Aún sin comprobar',
      checking: 'Comprobando…',
      current: 'Dynodesk está actualizado.',
      found: 'La versión {version} está disponible.',
      downloading: 'Descargando la versión {version}…',
      ready: 'La versión {version} está lista.'
    },
    readyHelp: 'Se instala al reiniciar o cerrar Dynodesk.',
    checked: 'Última comprobación: {time}',
    notes: 'Novedades',
    amount: '{done} de {all}',
    progress: 'Descarga',
    check: 'Buscar actualizaciones',
    download: 'Descargar',
    file: 'Instalar desde un archivo…',
    restart: 'Reiniciar e instalar',
    later: 'Más tarde',
    skip: 'Omitir esta versión',
    skipped: 'Omitió esta versión.',
    noAddress: 'No hay dirección de actualizaciones.',
    way: {
      'package-manager': 'El gestor de paquetes del sistema actualiza esta instalación.',
      'not-installed': 'Dynodesk se ejecuta aquí sin instalación y no puede actualizarse solo.'
    }
  },
  settingsFile: {
    title: 'Archivo de ajustes',
    about:
      'Un archivo con los ajustes que difieren de los predeterminados, para otro equipo. Nunca contiene claves, contraseñas ni PIN.',
    export: 'Exportar ajustes…',
    import: 'Importar ajustes…',
    count: 'El archivo contendrá {n} ajuste. | El archivo contendrá {n} ajustes. | El archivo contendrá {n} ajustes.',
    leftOut: 'No se incluye:',
    because: {
      managed: 'fijado por el administrador',
      chosen: 'se elige en cada equipo',
      computer: 'propio de este equipo'
    },
    saved: 'Ajustes guardados: {file}',
    setting: 'Ajuste',
    now: 'Ahora',
    new: 'Del archivo',
    none: 'El archivo no cambia nada.',
    same: '{n} ajuste ya tiene este valor. | {n} ajustes ya tienen estos valores. | {n} ajustes ya tienen estos valores.',
    refused: 'No se importa:',
    stay: 'Los ajustes que no están en el archivo se quedan como están.',
    apply: 'Importar {n} ajuste | Importar {n} ajustes | Importar {n} ajustes',
    imported: '{n} ajuste importado. | {n} ajustes importados. | {n} ajustes importados.',
    undone: 'Se han recuperado los ajustes anteriores.'
  },
  profiles: {
    title: 'Perfiles',
    about:
      'Cada perfil tiene su dirección, clave, ajustes, catálogo guardado, notas y fichas. Al cambiar, Dynodesk se reinicia.',
    first: 'Primer perfil',
    color: 'Color',
    colors: {
      blue: 'Azul',
      orange: 'Naranja',
      green: 'Verde',
      violet: 'Violeta',
      pink: 'Rosa',
      gray: 'Gris'
    },
    inUse: 'En uso',
    switch: 'Cambiar',
    switchTo: 'Cambiar al perfil {name}',
    edit: 'Editar',
    editOf: 'Editar el perfil {name}',
    removeOf: 'Eliminar el perfil {name}',
    add: 'Añadir un perfil…',
    new: 'Perfil nuevo',
    status: 'Perfil: {name}'
  },
  backup: {
    title: 'Copia de seguridad',
    about:
      'Un archivo cifrado con ajustes, favoritos, notas, búsquedas, plantillas, mediciones y fichas creadas. No contiene claves, contraseñas ni eventos.',
    make: 'Crear una copia…',
    restore: 'Restaurar una copia…',
    makeHint: 'La frase de contraseña abre la copia y no se puede recuperar.',
    restoreHint: 'Su contenido se muestra antes de cambiar nada.',
    catalogue: 'Incluir el catálogo guardado',
    made: 'Copia guardada: {file}',
    move: 'Traer los datos de otro equipo: restaurar una copia…',
    offer: {
      made: 'Creada',
      version: 'Versión',
      service: 'Servicio',
      favourites: 'Favoritos',
      notes: 'Notas',
      searches: 'Búsquedas guardadas',
      sheets: 'Fichas',
      settings: 'Ajustes cambiados',
      catalogue: 'Catálogo guardado',
      typeAgain: 'Introducir de nuevo',
      chooseAgain: 'Elegir de nuevo',
      replaces:
        'Esto sustituye lo que hay en este equipo. Antes se crea una copia del estado actual con la misma frase de contraseña.',
      accept: 'Restaurar y reiniciar'
    }
  }
} satisfies PartOf<typeof en>
