import type { PartOf } from '../part-of'
import type en from '../en/health'

/** The health page: own answers, stores, sources, network test, use of requests. */
export default {
  service: 'Servicio',
  fine: 'Todo está bien',
  needsYou: 'Requiere atención: {n}',
  latency: 'Tiempo de respuesta',
  times: 'normalmente {median}, el 95 % en {p95}',
  answers: 'Respuestas',
  last: 'Última: {time}',
  code: {
    offline: 'sin conexión',
    timeout: 'sin respuesta a tiempo',
    insecure: 'sin conexión segura',
    'proxy-login': 'el proxy pide iniciar sesión',
    redirected: 'redirigido',
    'not-the-service': 'otro servidor',
    'too-large': 'demasiado grande'
  },
  english: 'En inglés',
  englishOf: '{language}: {english} de {answers} motores',
  store: {
    cache: 'Archivo del catálogo',
    person: 'Sus datos',
    feed: 'Eventos',
    'feed-session': 'Eventos de esta sesión'
  },
  disk: 'Espacio libre en disco',
  integrity: {
    true: 'íntegro',
    false: 'dañado',
    null: 'demasiado grande para comprobarlo aquí',
    unreadable: 'no se puede leer'
  },
  copied: 'Copiado, sin nombres, direcciones ni claves.',
  test: {
    title: 'Comprobar mi red',
    run: 'Comprobar',
    withKey: 'Probar también la clave (1 solicitud)',
    noProxy: 'ninguno',
    unknown: 'sin comprobar',
    good: 'No hay problemas',
    bad: 'Se ha encontrado un problema',
    step: {
      proxy: 'Servidor proxy',
      name: 'Nombre',
      port: 'Conexión',
      certificate: 'Certificado',
      'proxy-login': 'Inicio de sesión en el proxy',
      portal: 'Página de acceso',
      service: 'Servicio',
      key: 'Clave'
    },
    blame: {
      computer: 'La causa está en este equipo.',
      network: 'La causa es su red: pregunte a quien la administra.',
      provider: 'La causa es el proveedor: comuníqueselo.'
    },
    problem: {
      'proxy-name': 'El proxy {detail} es desconocido. Revise la configuración de proxy del sistema.',
      'proxy-unreachable': 'El proxy {detail} no responde.',
      'proxy-login': 'El proxy pide iniciar sesión. Inicie sesión y compruebe de nuevo.',
      'no-network': 'No hay conexión de red. Revise el cable o la Wi-Fi.',
      'no-name-server': 'Ningún servidor DNS responde; no se puede encontrar {detail}.',
      'unknown-name': 'Ningún servidor se llama {detail}. Revise la dirección en Conexión.',
      refused: '{detail} rechaza la conexión.',
      timeout: '{detail} no responde. Puede que lo bloquee un cortafuegos.',
      untrusted:
        'El certificado lo emite «{detail}», en quien este equipo no confía. Un cortafuegos inspecciona la conexión; su certificado debe instalarse aquí.',
      'self-signed':
        'El certificado está autofirmado por «{detail}»: responde un router, una página de acceso o un cortafuegos en lugar del servicio.',
      inspected: 'Emitido por «{detail}», no por una autoridad pública: un cortafuegos inspecciona la conexión.',
      'wrong-host': 'El certificado es de «{detail}», no de esta dirección. Revise la dirección en Conexión.',
      expired: 'El certificado ha caducado. Compruebe primero la fecha de este equipo.',
      clock: 'El certificado aún no es válido. Ajuste la fecha y la hora de este equipo.',
      'not-tls': 'No se puede establecer una conexión segura. Puede que la corte un cortafuegos.',
      portal: 'Responde una página de acceso de la red. Abra un navegador, inicie sesión y compruebe de nuevo.',
      'wrong-service': '{detail} responde, pero no es el servicio del catálogo. Revise la dirección en Conexión.',
      broken: 'La conexión con {detail} se ha interrumpido.',
      silent: 'Hay conexión, pero el servicio no responde.',
      'server-error': 'El servicio tiene un problema. Inténtelo más tarde.',
      key: 'La clave no se acepta. Revísela en Conexión.',
      subscription: 'La clave es correcta, pero la suscripción no incluye el catálogo.',
      limit: 'No quedan solicitudes por ahora. Espere y compruebe de nuevo.'
    }
  },
  hosts: {
    title: 'Servidores contactados',
    about:
      'Dynodesk no envía nada a sus autores. Estos son todos los servidores con los que ha contactado; si hay un proxy, solo se contacta con él. Las páginas en sí no contactan con ninguno.',
    none: 'Aún no se ha contactado con ningún servidor.',
    host: 'Servidor',
    last: 'Última vez',
    times: 'Veces',
    clear: 'Vaciar la lista',
    purpose: {
      catalogue: 'Catálogo',
      pictures: 'Imágenes',
      events: 'Eventos',
      polling: 'Tickets y proyectos',
      workspace: 'Varios equipos',
      updates: 'Actualizaciones',
      'network-test': 'Prueba de red'
    }
  },
  usage: {
    title: 'Solicitudes usadas',
    none: 'Aún no se ha contado ninguna solicitud.',
    period: 'Periodo',
    day: 'Día',
    week: 'Semana',
    requests: 'Solicitudes',
    stored: 'Del almacenamiento',
    for: 'Para',
    feature: {
      pages: 'Páginas',
      search: 'Búsqueda',
      packs: 'Descargas',
      background: 'Actualización',
      commands: 'Línea de comandos',
      pictures: 'Imágenes',
      events: 'Eventos',
      connection: 'Comprobaciones de conexión'
    },
    hours: 'Por hora del día',
    thisComputer: 'Este equipo',
    save: 'Guardar como CSV…'
  }
} satisfies PartOf<typeof en>
