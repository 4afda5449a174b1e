import type { PartOf } from '../part-of'
import type en from '../en/workspace'

/** Several computers that share one server. */
export default {
  intro:
    'Los equipos de su taller comparten notas, eventos y datos de vehículos, cifrados con una frase de contraseña. Su contrato con el proveedor decide si puede compartir los datos de vehículos.',
  state: {
    off: 'desactivado',
    joining: 'uniéndose…',
    joined: 'en el grupo',
    unreachable: 'servidor no accesible',
    refused: 'sin conexión con el grupo',
    'no-passphrase': 'falta la frase de contraseña'
  },
  count: '{n} equipo | {n} equipos | {n} equipos',
  leave: 'Salir del grupo',
  server: 'Servidor',
  aloneHelp: 'El catálogo, las fichas y los eventos siguen disponibles, pero no se comparte nada.',
  here: 'Equipos del grupo',
  own: 'este equipo',
  unnamed: 'equipo sin nombre',
  version: 'versión {version}',
  limits: 'Los límites de solicitudes difieren: {limits}. Ponga el mismo en todos los equipos.',
  limit: '{calls} en {seconds} s',
  openAt: 'También abierto en: {names}',
  sent: {
    to: 'Mostrar en otro equipo',
    done: 'Enviado a {name}',
    unanswered: '{name} no responde.',
    arrived: '{by} ha enviado un motor: {title}'
  },
  plain: 'Sin cifrado, otros en la red pueden leer la contraseña. Use rediss://.',
  test: 'Probar la conexión',
  results: 'Resultados de la prueba',
  fine: 'funciona',
  unknown: 'no se sabe: este usuario no puede preguntarlo',
  secret: { 'workspace-password': 'Contraseña del servidor', 'workspace-passphrase': 'Frase de contraseña' },
  passphraseHelp: 'La misma en todos los equipos; use al menos cinco palabras al azar.',
  warning: {
    'memory-policy':
      'Con la memoria llena, el servidor elimina datos compartidos. Ponga maxmemory-policy en noeviction.',
    persistence: 'El servidor pierde todos los datos al reiniciarse. Active AOF o RDB.'
  },
  begin: {
    start: 'Crear un grupo',
    startHelp:
      'Para el primer equipo. Se necesitan la dirección del servidor del taller y una frase de contraseña que usted elija.',
    join: 'Unirse con una invitación y su código'
  },
  fix: {
    address: 'Introducir la dirección',
    passphrase: 'Introducir la frase de contraseña',
    password: 'Introducir la contraseña',
    certificate: 'Elegir el certificado'
  },
  invite: {
    title: 'Invitar a otro equipo',
    help: 'Una invitación lleva servidor, certificado, datos de acceso y frase de contraseña a otro equipo. La protege un código.',
    joinHelp: 'Pegue el texto o elija el archivo. El código se muestra en el otro equipo.',
    show: 'Mostrar una invitación',
    hide: 'Ocultar',
    save: 'Guardar una invitación…',
    saved: 'Invitación guardada: {file}',
    scan: 'En el otro equipo, léalo con un lector en el campo «Invitación» o pegue el texto; después introduzca el código.',
    showCode: 'Mostrar el código',
    picture: 'Código QR de la invitación',
    text: 'Invitación',
    code: 'Código',
    join: 'Unirse',
    joined: 'Este equipo se une a los demás.'
  },
  share: {
    title: 'Trabajo compartido',
    help: 'Lo que se desactiva queda en este equipo. Los demás conservan lo compartido antes.',
    mark: 'Compartido con los demás equipos',
    waiting: 'Compartido; los cambios esperan al servidor',
    conflict: 'Modificado en varios equipos a la vez. Se conservan todas las versiones.',
    shown: 'visible aquí',
    keep: 'Conservar esta',
    both: 'Conservar ambos textos',
    noText: 'sin texto'
  },
  problem: {
    'no-address': 'Introduzca la dirección del servidor.',
    'no-passphrase': 'Introduzca la frase de contraseña.',
    'key-store': 'El sistema no entrega la frase de contraseña guardada. Desbloquee su almacén de claves.',
    'authority-file': 'No se puede leer el archivo del certificado. Elíjalo de nuevo.',
    name: 'El nombre del servidor es desconocido. Compruebe la dirección.',
    port: 'Sin conexión. Compruebe el servidor, el puerto y el cortafuegos.',
    timeout: 'El servidor no respondió en dos segundos.',
    tls: 'El certificado del servidor no es de confianza. Elija su archivo.',
    'not-tls': 'El servidor no responde con TLS. Compruebe dirección y puerto.',
    login: 'Usuario o contraseña incorrectos.',
    passphrase: 'Los demás equipos usan otra frase de contraseña.',
    permission: 'Al usuario le faltan permisos en el servidor.',
    version: 'El servidor es anterior a la versión 7.',
    'memory-full': 'La memoria del servidor está llena.',
    'read-only': 'El servidor es de solo lectura.',
    loading: 'El servidor está arrancando.',
    disk: 'El servidor no puede guardar sus datos. Compruebe su disco.',
    protocol: 'El servidor dio una respuesta inesperada.'
  },
  step: {
    name: 'Nombre',
    port: 'Puerto',
    tls: 'Cifrado (TLS)',
    login: 'Acceso',
    version: 'Versión',
    passphrase: 'Frase de contraseña',
    write: 'Escritura',
    'memory-policy': 'Política de memoria',
    persistence: 'Guardado en disco'
  }
} satisfies PartOf<typeof en>
