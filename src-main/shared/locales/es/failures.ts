import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (only where that changes what to do), what to do next. One entry per code of
 * `FAILURE_CODES`; `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': 'el servicio',
  'retry-at': 'Reintento posible: {time}.',
  'correct-in': 'Corríjalo en {file} y reinicie.',
  'resume-at': 'Disponible de nuevo hacia las {time}',
  'resume-in': '(en {left})',
  'resume-now': 'Ya se pueden hacer solicitudes.',
  'service-said': 'Mensaje del servicio: {words}',
  'not-connected': {
    what: 'Aún no está conectado.',
    next: 'Introduzca la dirección base y la clave, o abra el catálogo de demostración.',
    because: {
      key: {
        what: 'Falta la clave o no se puede leer.',
        next: 'Introdúzcala de nuevo.'
      },
      locked: {
        what: 'El almacén de claves del sistema no entrega la clave.',
        next: 'Desbloquéelo y compruebe de nuevo, o introduzca la clave otra vez.'
      }
    }
  },
  'bad-address': {
    what: 'Esta dirección base no es válida.',
    who: 'Use https:// sin «?» ni usuario; http:// solo para este equipo.',
    next: 'Compruebe la dirección en los documentos de su suscripción.',
    because: {
      'set-up': {
        what: 'La dirección base de {file} no es válida.',
        next: 'Corrija el archivo y reinicie, o introdúzcala aquí.'
      },
      'other-service': {
        who: 'La clave guardada es de otro servicio.',
        next: 'Añada la clave de este servicio al archivo de configuración inicial.'
      }
    }
  },
  'bad-key': {
    what: 'El servicio no acepta esta clave.',
    next: 'Compruébela o pida una nueva a su proveedor.'
  },
  unauthorised: {
    what: 'Su suscripción no incluye el catálogo.',
    who: 'Su clave es correcta.',
    next: 'Pida acceso a su proveedor y compruébelo de nuevo.'
  },
  'inactive-subscription': {
    what: 'Su suscripción no está activa.',
    who: 'Su clave es correcta.',
    next: 'Renuévela con su proveedor y compruébelo de nuevo.',
    because: {
      readable: { who: 'Su clave es correcta y los motores de este equipo siguen disponibles.' },
      withheld: { who: 'Su clave es correcta. Los motores de este equipo se ocultan hasta renovarla.' }
    }
  },
  'subscription-ends': {
    what: 'Su suscripción termina el {day}: {left}.',
    next: 'Renuévela con su proveedor para mantener el acceso.'
  },
  'bad-request': {
    what: 'El servicio rechazó esta solicitud.',
    who: 'Es un error de Dynodesk.',
    next: 'Comuníquelo y adjunte el archivo de registro.'
  },
  'not-found': {
    what: 'El catálogo no contiene este elemento.',
    next: 'Vuelva atrás y actualice la lista.'
  },
  limit: {
    what: 'Se han agotado las solicitudes de esta hora.',
    next: 'Los motores de este equipo siguen disponibles.'
  },
  'server-error': {
    what: 'El servicio del catálogo tiene un problema.',
    who: 'Su clave y su equipo están bien.',
    next: 'Inténtelo más tarde.'
  },
  offline: {
    what: 'No tiene conexión.',
    who: 'Los motores de este equipo siguen disponibles.',
    next: 'Compruebe la red y reinténtelo.',
    because: {
      connected: {
        what: 'Se cortó la conexión.',
        who: '',
        next: 'Inténtelo de nuevo.'
      }
    }
  },
  timeout: {
    what: 'El servicio tardó demasiado en responder.',
    next: 'Reinténtelo o amplíe el tiempo de espera en los ajustes.'
  },
  insecure: {
    what: 'No hay conexión https segura con el servicio.',
    who: 'Puede que alguien intercepte la conexión o que la fecha del equipo esté mal.',
    next: 'Compruebe dirección, fecha y red.'
  },
  'proxy-login': {
    what: 'El proxy requiere iniciar sesión.',
    next: 'Reinténtelo con los datos de acceso del proxy o pídalos al administrador.'
  },
  'not-the-service': {
    what: 'La respuesta no es del servicio.',
    who: 'Puede que responda la página de acceso de una red o un proxy.',
    next: 'Inicie sesión en la red o revise la dirección base y reinténtelo.',
    because: {
      path: {
        what: 'No hay Vehicle Database en esta dirección. Compruebe la ruta.',
        who: '',
        next: 'Compruebe la dirección en los documentos de su suscripción.'
      },
      'sign-in': {
        what: 'Esta red requiere iniciar sesión.',
        who: '',
        next: 'Inicie sesión en la red con el navegador y reinténtelo.'
      },
      'other-record': {
        what: 'El servicio envió un registro equivocado.',
        who: '',
        next: 'Reinténtelo o comuníquelo a su proveedor.'
      }
    }
  },
  redirected: {
    what: 'El servicio redirige a otra dirección.',
    next: 'Pida a su proveedor la dirección base correcta.'
  },
  'too-large': {
    what: 'La respuesta es demasiado grande.',
    next: 'Amplíe el límite de tamaño en los ajustes y reinténtelo.',
    because: {
      rows: {
        who: 'La lista tiene {rows} entradas; el límite es {most}.',
        next: 'Acote la búsqueda o comuníquelo a su proveedor.'
      },
      effort: {
        who: 'Leerla requiere demasiado tiempo o memoria.',
        next: 'Reinténtelo o comuníquelo a su proveedor.'
      }
    }
  },
  cancelled: {
    what: 'Cancelado antes de enviar la solicitud.',
    next: 'Reinténtelo cuando lo necesite.'
  },
  paused: {
    what: 'Las solicitudes en segundo plano están en pausa.',
    who: 'El servicio rechazó una solicitud anterior.',
    next: 'Elija «Reintentar» para reanudarlas.'
  },
  withheld: {
    what: 'Las reglas de conservación ocultan estos datos.',
    next: 'Consulte las reglas con el administrador.',
    because: {
      age: {
        what: 'Los datos de más de {days} día se ocultan. | Los datos de más de {days} de días se ocultan. | Los datos de más de {days} días se ocultan.',
        next: 'Compruebe la conexión y reinténtelo para actualizarlos.'
      },
      ended: {
        what: 'Su suscripción ha terminado.',
        who: 'Los motores de este equipo se ocultan; los favoritos y las notas se conservan.',
        next: 'Renuévela con su proveedor y compruébelo de nuevo.'
      }
    }
  },
  'too-short': {
    what: 'El texto de búsqueda es demasiado corto.',
    who: 'El servicio exige al menos {least} caracteres.',
    next: 'Escriba algunos caracteres más.'
  },
  'invalid-input': {
    what: 'Dynodesk envió una solicitud no válida.',
    who: 'Es un error de Dynodesk.',
    next: 'Comuníquelo y adjunte el archivo de registro.'
  },
  'setting-invalid': {
    what: 'Este valor no es válido para {key}.',
    next: 'Elija otro valor.',
    because: {
      unknown: { who: 'Esta versión no tiene ese ajuste.' },
      boolean: { who: 'Debe ser true o false.' },
      number: { who: 'Debe ser un número.' },
      whole: { who: 'Debe ser un número entero.' },
      between: { who: 'Debe estar entre {min} y {max}.' },
      choice: { who: 'Debe ser uno de estos: {choices}.' },
      text: { who: 'Debe ser texto.' },
      length: { who: 'Debe tener como máximo {max} caracteres.' },
      list: { who: 'Como máximo {max} palabras de 1 a 200 caracteres cada una.' },
      words: { who: 'Cada palabra debe ser una de estas: {choices}.' },
      time: { who: 'Debe ser una hora entre las 00:00 y las 23:59.' },
      'listen-host': { who: 'Debe ser una dirección IP, por ejemplo 127.0.0.1.' },
      'listen-path': { who: 'Debe empezar por / y contener solo letras, cifras y - _ . ~ /.' },
      'header-name': { who: 'Debe ser un nombre de cabecera válido.' },
      'header-prefix': { who: 'Deben ser caracteres ASCII imprimibles.' },
      scheme: { who: 'Debe empezar por {schemes}.' },
      credentials: { who: 'Introduzca el usuario y la contraseña en sus propios campos.' },
      topic: { who: 'Debe ser un tema; + equivale a un nivel; # al final, a todos.' },
      'poll-path': { who: 'Debe ser una ruta de lectura de proyectos o tickets.' },
      'poll-item': { who: 'Debe terminar en {ending}.' },
      folder: { who: 'Debe ser la ruta completa de una carpeta.' },
      place: { who: 'Debe ser un puntero JSON, por ejemplo /kind.' },
      chosen: { who: 'Se ajusta en cada equipo.' },
      declined: { who: 'Eligió «Cancelar»: no se ha cambiado nada.' },
      'registry-text': { who: 'El Registro de Windows trunca textos con «?» o caracteres no ASCII. Use managed.json.' },
      'update-key': { who: 'Una clave pública Ed25519 tiene 64 cifras hexadecimales.' }
    }
  },
  'setting-managed': {
    what: 'El administrador gestiona {key}.',
    next: 'Pida al administrador que lo cambie.',
    because: {
      conflict: {
        what: '{key} tiene valores distintos en {file} y {other}.',
        who: 'Se aplica {other}.',
        next: 'Quite uno de los dos.'
      }
    }
  },
  'file-invalid': {
    what: 'El archivo {file} no se puede usar.',
    next: 'Corrija el archivo y reinicie.',
    because: {
      missing: { who: 'El archivo no existe.', next: 'Compruebe la ruta y reinicie.' },
      unreadable: { who: 'El archivo no se puede leer.' },
      'too-large': { who: 'El archivo es demasiado grande.' },
      'too-deep': { who: 'El archivo tiene demasiados niveles anidados.' },
      'not-json': { who: 'El archivo no es JSON válido.' },
      'not-an-object': { who: 'El archivo debe contener un único objeto JSON.' },
      empty: { who: 'El archivo está vacío.' },
      'unknown-entry': { who: 'Solo se admiten estas entradas: {known}.' },
      'not-text': { who: 'La entrada {entry} debe ser texto.' },
      'bad-key': { who: 'La entrada {entry} contiene caracteres no válidos.' },
      'no-event': { who: 'La línea {line} no es un evento.', next: 'Corríjala y elija el archivo de nuevo.' },
      'long-line': {
        who: 'El evento de la línea {line} es demasiado grande.',
        next: 'Elija otro archivo o amplíe el límite de tamaño en los ajustes.'
      },
      'not-admin-only': {
        who: 'Puede cambiarlo alguien que no es administrador.',
        next: 'Permita escribir en él y en su carpeta solo a administradores y reinicie.'
      },
      linked: {
        who: 'La ruta de este archivo contiene un enlace.',
        next: 'Sustituya el enlace por el propio archivo y reinicie.'
      },
      overruled: {
        what: 'El archivo {file} no se usa: el sistema tiene sus propios ajustes gestionados.',
        next: 'Pase los valores a ellos o inicie sin --managed-settings.'
      }
    }
  },
  'no-keystore': {
    what: 'La clave solo se guarda durante esta sesión.',
    who: 'Este sistema no tiene almacén de claves.',
    next: 'Configure un almacén de claves o introduzca la clave en cada inicio.',
    because: {
      'set-up': { next: 'Configure uno y reinicie; {file} se conserva hasta entonces.' },
      unprotected: {
        what: 'La clave está guardada sin protección.',
        who: 'Quien pueda leer sus archivos puede leer la clave.',
        next: 'Configure un almacén de claves u olvide la clave en Ajustes, Conexión.'
      }
    }
  },
  'store-failed': {
    what: 'No se pudo leer o escribir un archivo.',
    who: 'Quizá el disco esté lleno, la carpeta protegida o el archivo en uso.',
    next: 'Revise espacio y permisos; el registro indica cuál.',
    because: {
      'settings-damaged': {
        what: 'Los ajustes estaban dañados y se han restablecido.',
        who: 'El archivo antiguo es ahora {aside}.',
        next: 'Revise los ajustes.'
      },
      'connection-damaged': {
        what: 'Los datos de conexión estaban dañados.',
        who: 'El archivo antiguo es ahora {aside}.',
        next: 'Introduzca de nuevo la dirección y la clave: motores y notas volverán.'
      },
      'profiles-damaged': {
        what: 'La lista de perfiles estaba dañada.',
        who: 'Está abierto el primer perfil; los demás aparecen con números.',
        next: 'Vuelva a poner nombre a los perfiles en los ajustes.'
      },
      'settings-unreadable': {
        what: 'No se pudieron leer los ajustes.',
        who: 'Rigen los valores predeterminados y no se pueden cambiar en esta sesión.',
        next: 'Compruebe los permisos de {file} y reinicie.'
      },
      'settings-unwritten': {
        what: 'No se pudo guardar el ajuste.',
        who: 'El disco puede estar lleno o {file}, protegido contra escritura.',
        next: 'Compruebe el espacio y los permisos y cámbielo de nuevo.'
      },
      'set-up-stays': {
        what: 'No se pudo aplicar el archivo inicial {file}.',
        next: 'Compruebe espacio y permisos y reinicie.'
      },
      'set-up-not-deleted': {
        what: 'No se pudo eliminar el archivo inicial {file}.',
        who: 'Contiene datos secretos sin cifrar.',
        next: 'Elimine el archivo.'
      },
      'file-read-only': {
        what: 'El archivo {file} es de solo lectura.',
        who: 'No se pueden guardar cambios.',
        next: 'Compruebe los permisos del archivo y de su carpeta y reinicie.'
      },
      'disk-full': {
        what: 'El disco está lleno.',
        who: 'Los datos guardados son de solo lectura: no se pueden guardar cambios.',
        next: 'Libere espacio en disco y reinicie.'
      },
      'file-unopened': {
        what: 'No se puede abrir el archivo {file}.',
        who: 'Sus datos no están disponibles y no se pueden guardar cambios.',
        next: 'Compruebe el disco, la carpeta y sus permisos y reinicie.'
      },
      'events-unreadable': {
        what: 'Algunos eventos guardados no se pueden leer.',
        who: 'Están dañados en {file} y aparecen sin contenido.',
        next: 'Elimine los eventos antiguos para quitarlos.'
      }
    }
  },
  'store-rebuilt': {
    what: 'El catálogo guardado estaba dañado y se ha restablecido.',
    who: 'Favoritos, notas y ajustes están a salvo.',
    next: 'Descargue de nuevo lo que necesite.'
  },
  'store-restored': {
    what: 'Favoritos, notas, búsquedas, plantillas y fichas se restauraron de la copia del {date}.',
    who: 'Se perdieron los cambios posteriores. Archivo dañado: {file}.',
    next: 'Repítalos.'
  },
  'store-lost': {
    what: 'Favoritos, notas, búsquedas, plantillas y fichas están dañados.',
    who: 'No hay copia. El archivo dañado es ahora {file}.',
    next: 'Consérvelo: un experto quizá pueda recuperarlo.'
  },
  'store-newer': {
    what: '{file} es de una versión más reciente de Dynodesk.',
    who: 'Aquí es de solo lectura.',
    next: 'Actualice Dynodesk en este equipo.'
  },
  'store-not-migrated': {
    what: 'No se pudo actualizar {file} a esta versión.',
    who: 'Por ahora es de solo lectura.',
    next: 'Libere espacio en disco y reinicie; vea el motivo en el archivo de registro.'
  },
  'events-lost': {
    what: 'No se pudieron leer los eventos. La actividad se ha restablecido.',
    who: 'El archivo antiguo es ahora {file}.',
    next: 'Elimine todos los eventos para quitar el archivo antiguo.'
  },
  'events-session': {
    what: 'Los eventos solo se guardan hasta cerrar Dynodesk.',
    who: 'Este sistema no tiene almacén de claves.',
    next: 'Configure uno o permita eventos sin protección en Ajustes, Eventos.'
  },
  'events-locked': {
    what: 'Los eventos guardados están bloqueados.',
    who: 'El almacén de claves está bloqueado; por ahora se rechazan los eventos nuevos.',
    next: 'Desbloquéelo y reinicie Dynodesk.'
  },
  'events-open': {
    what: 'Los eventos se guardan sin protección.',
    who: 'Este sistema no tiene almacén de claves.',
    next: 'Configure un almacén de claves o cámbielo en Ajustes, Eventos.'
  },
  backup: {
    what: 'No se pudo usar la copia de seguridad.',
    next: 'Reinténtelo; el archivo de registro indica el motivo.',
    because: {
      'wrong-passphrase': {
        what: 'Esta frase de contraseña no abre la copia.',
        who: 'Importan las mayúsculas, los espacios y la distribución del teclado.',
        next: 'Introdúzcala de nuevo.'
      },
      'not-a-backup': {
        what: 'Esto no es una copia de seguridad de Dynodesk.',
        next: 'Elija un archivo que termine en .dynobackup.'
      },
      newer: {
        what: 'Esta copia necesita una versión más reciente de Dynodesk.',
        next: 'Actualice Dynodesk y restáurela de nuevo. Nada ha cambiado.'
      },
      damaged: {
        what: 'La copia está dañada o incompleta.',
        who: 'Nada ha cambiado.',
        next: 'Copie el archivo de nuevo o use una copia anterior.'
      },
      'too-large': {
        what: 'La copia es demasiado grande.',
        next: 'Créela sin el catálogo guardado.'
      },
      unreadable: {
        what: 'No se pudo leer el archivo.',
        who: 'Nada ha cambiado.',
        next: 'Compruebe si el disco está conectado y si tiene permiso de lectura.'
      },
      unwritable: {
        what: 'No se pudo escribir la copia.',
        who: 'Nada ha cambiado.',
        next: 'Compruebe el espacio libre del disco y el permiso de escritura.'
      },
      'in-use': {
        what: 'Ya se está creando o leyendo otra copia.',
        next: 'Espere a que termine.'
      },
      restored: {
        what: 'La copia se ha restaurado.',
        who: 'Las copias no contienen claves ni contraseñas.',
        next: 'Introdúzcalas donde falten.'
      },
      'not-restored': {
        what: 'No se pudo restaurar la copia.',
        who: 'Todo sigue como antes. Quizá otro programa usaba los archivos.',
        next: 'Reinicie el equipo y restáurela de nuevo.'
      }
    }
  },
  'pack-file': {
    what: 'No se puede usar este archivo de transferencia.',
    who: 'La frase de contraseña puede ser errónea o el archivo estar dañado.',
    next: 'Compruébela o pida que lo guarden de nuevo.',
    because: {
      'wrong-passphrase': {
        what: 'Esta frase de contraseña no abre el archivo.',
        who: 'Importan las mayúsculas, los espacios y la distribución del teclado.',
        next: 'Repítala o pregunte a quien guardó el archivo.'
      },
      'cut-short': {
        what: 'Este archivo de transferencia está incompleto.',
        who: 'Probablemente se interrumpió la copia.',
        next: 'Copie el archivo de nuevo.'
      },
      signature: {
        what: 'Este archivo se modificó después de firmarse.',
        who: 'Puede ser un error de copia o una manipulación.',
        next: 'Cópielo de nuevo. Si se repite, no lo use.'
      },
      damaged: {
        what: 'El contenido de este archivo de transferencia no es válido.',
        who: '',
        next: 'Guárdelo de nuevo en el otro equipo.'
      },
      'unknown-version': {
        what: 'Este archivo requiere una versión más reciente de Dynodesk.',
        who: '',
        next: 'Actualice Dynodesk en este equipo e importe el archivo de nuevo.'
      },
      'not-a-pack': {
        what: 'No es un archivo de transferencia.',
        who: '',
        next: 'Elija un archivo guardado en «Transferir a otro equipo».'
      },
      'other-service': {
        what: 'Este archivo es de otro servicio de catálogo.',
        who: '',
        next: 'Conéctese a ese servicio o use un archivo guardado con este.'
      },
      'too-large': {
        what: 'Este archivo de transferencia es demasiado grande.',
        who: '',
        next: 'Guárdelo en varias partes.'
      },
      unreadable: {
        what: 'No se pudo leer el archivo.',
        who: 'Puede que ya no exista o esté protegido.',
        next: 'Compruebe la unidad y elija el archivo de nuevo.'
      },
      unwritable: {
        what: 'No se pudo guardar el archivo.',
        who: 'La unidad puede estar llena o protegida contra escritura.',
        next: 'Elija otro lugar.'
      },
      forbidden: {
        what: 'Los archivos de transferencia están desactivados.',
        who: '',
        next: 'Consulte al administrador.'
      },
      'no-export': {
        what: 'La exportación del catálogo está desactivada.',
        who: '',
        next: 'Consulte al administrador.'
      },
      empty: {
        what: 'Aún no se ha descargado ninguno de estos motores.',
        who: '',
        next: 'Descárguelos primero y guarde después el archivo.'
      },
      future: {
        what: 'La fecha de este archivo es futura.',
        who: '',
        next: 'Compruebe el reloj de ambos equipos.'
      },
      'unknown-signer': {
        what: 'Este archivo viene de un equipo desconocido.',
        who: '',
        next: 'Compare las firmas y confirme.'
      },
      changed: {
        what: 'El archivo ha cambiado desde que lo eligió.',
        who: '',
        next: 'Elija el archivo de nuevo.'
      }
    }
  },
  'clock-wrong': {
    what: 'El reloj de este equipo y el del servicio difieren en {by}.',
    who: 'Los días y horas restantes pueden ser erróneos.',
    next: 'Revise fecha, hora y zona horaria de este equipo.',
    because: {
      ahead: { what: 'El reloj de este equipo adelanta {by} respecto al servicio.' },
      behind: { what: 'El reloj de este equipo atrasa {by} respecto al servicio.' }
    }
  },
  'pack-too-large': {
    what: 'Esta descarga necesita demasiadas solicitudes.',
    who: 'Límite por descarga, en solicitudes: {most}.',
    next: 'Elija menos o amplíe el límite de descarga en los ajustes.'
  },
  'compare-full': {
    what: 'La comparación está completa ({most} motores).',
    next: 'Quite antes un motor.'
  },
  role: {
    what: 'Este rol no puede hacer eso.',
    next: 'Cambie de rol.'
  },
  profile: {
    what: 'No se puede cambiar el perfil.',
    next: 'Cierre esta página y reinténtelo.',
    because: {
      name: {
        what: 'El perfil necesita un nombre propio.',
        next: 'Escriba otro nombre.'
      },
      'too-many': {
        what: 'Ya hay {most} perfiles.',
        next: 'Elimine uno que no necesite.'
      },
      unknown: {
        what: 'Este perfil ya no existe.'
      },
      'in-use': {
        what: 'El perfil está en uso.',
        next: 'Cambie primero a otro.'
      }
    }
  },
  invitation: {
    what: 'No se puede usar la invitación.',
    next: 'Cree otra.',
    because: {
      'not-set-up': {
        what: 'Este equipo no tiene ningún servidor o frase de contraseña que compartir.',
        next: 'Introduzca ambos arriba.'
      },
      authority: {
        what: 'No se puede leer el archivo del certificado, o es demasiado grande.',
        next: 'Vuelva a elegirlo en «Avanzado».'
      },
      'not-an-invitation': {
        what: 'No es una invitación.',
        next: 'Copie todo el texto o elija el archivo.'
      },
      code: {
        what: 'El código no abre esta invitación.',
        next: 'Introduzca el código de esta invitación.'
      },
      'not-stored': {
        what: 'No se pueden guardar las contraseñas. No ha cambiado nada.',
        next: 'Compruebe el almacén de claves del sistema y el disco e inténtelo de nuevo.'
      }
    }
  },
  pin: {
    what: 'El PIN no se puede usar.',
    next: 'Introdúzcalo de nuevo.',
    because: {
      missing: { what: 'Este rol necesita un PIN.', next: 'Introdúzcalo.' },
      wrong: { who: 'Es incorrecto.' },
      wait: { who: 'Demasiados PIN incorrectos.', next: 'Inténtelo de nuevo en {seconds} s.' },
      length: { who: 'Necesita al menos {least} caracteres.', next: 'Introduzca un PIN más largo.' },
      'not-sealed': { who: 'Este sistema no tiene almacén de claves.', next: 'Configure un almacén de claves.' },
      locked: { who: 'El almacén de claves del sistema está bloqueado.', next: 'Desbloquéelo e inténtelo de nuevo.' },
      first: { who: 'El administrador aún no tiene PIN.', next: 'Defina primero el PIN del administrador.' }
    }
  },
  'export-off': {
    what: 'La exportación del catálogo está desactivada.',
    next: 'Consulte al administrador.'
  },
  link: {
    what: 'Este enlace no es válido.',
    next: 'Pida el nombre del motor a quien lo envió y búsquelo.',
    because: {
      'file-missing': {
        what: 'No se encuentra o no se puede leer {file}.',
        next: 'Compruebe que todavía existe y que tiene permiso de lectura.'
      },
      'file-foreign': {
        what: 'El contenido de {file} no corresponde a su tipo.',
        next: 'Pida el archivo original al remitente.'
      },
      'file-unknown': {
        what: 'Aquí no se puede abrir {file}.',
        next: 'Dynodesk abre archivos .dynopack, .dynosheet y .dynobackup, tablas (.csv, .tsv, .txt) y ajustes (.json).'
      },
      'file-several': { what: 'Un solo archivo cada vez.', next: 'Suelte los archivos uno tras otro.' },
      'file-too-large': {
        what: '{file} es demasiado largo para una lista de trabajos.',
        next: 'Divídalo: caben hasta {most} caracteres.'
      },
      'other-service': {
        what: 'Este enlace es de otro servicio ({theirs}).',
        who: 'Sus números corresponden a otros vehículos en {ours}.',
        next: 'Busque el vehículo por su nombre.'
      },
      'not-connected': {
        what: 'Este enlace requiere conexión con el servicio.',
        next: 'Conéctese o abra el catálogo de demostración y abra el enlace de nuevo.'
      }
    }
  },
  'save-failed': {
    what: 'No se pudo guardar el archivo.',
    next: 'Elija otra carpeta y guárdelo de nuevo.',
    because: {
      denied: { who: 'No se puede guardar {file} en ese lugar.' },
      full: { who: 'El disco está lleno.', next: 'Libere espacio o elija otro disco y guárdelo de nuevo.' },
      busy: {
        who: '{file} está abierto en otro programa.',
        next: 'Ciérrelo allí o elija otro nombre y guárdelo de nuevo.'
      },
      gone: { who: 'La carpeta ya no existe.' },
      clipboard: { what: 'No se pudo copiar al portapapeles.', next: 'Reinténtelo o guárdelo en un archivo.' }
    }
  },
  sheet: {
    what: 'No se pudo crear la ficha.',
    next: 'Reinténtelo; el archivo de registro indica el motivo.',
    because: {
      'draft-gone': { what: 'Esta vista previa ha caducado.', next: 'Abra la ficha de nuevo.' },
      blocked: {
        what: 'Un problema impide crear esta ficha.',
        next: 'Corrija primero los problemas de «Antes de imprimir».'
      },
      overflow: { what: 'La ficha no cabe en una página.', next: 'Quite una parte o acorte un texto.' },
      paper: { what: 'No se pudo crear el PDF.' },
      'unknown-number': {
        what: 'En este equipo no hay ninguna ficha con este número.',
        who: 'Puede estar mal escrito o ser de otro equipo.',
        next: 'Compruebe el número en la ficha impresa.'
      },
      unreadable: {
        what: 'No se puede abrir esta ficha.',
        who: 'Está dañada o es de una versión más reciente.',
        next: 'Actualice Dynodesk o use la ficha impresa.'
      },
      unproven: {
        what: '{printer} aún no se ha probado.',
        next: 'Imprima con el diálogo del sistema o pruébela en «Impresoras».'
      },
      'no-printer': { what: '{printer} no está disponible.', next: 'Enciéndala o elija otra impresora.' },
      printer: { what: 'La impresora rechazó la ficha.', next: 'Compruebe la impresora, o guarde un PDF e imprímalo.' },
      busy: { what: 'Ya se están creando fichas.', next: 'Espere a que terminen o deténgalas.' },
      'figures-changed': {
        what: 'Han cambiado datos impresos de {title}.',
        who: 'Fichas: {numbers}.',
        next: 'Abra la ficha en «Fichas» para ver qué ha cambiado.'
      },
      'no-template': { what: 'Esta plantilla ya no existe.', next: 'Elija otra plantilla.' },
      'not-held': { what: 'Este motor aún no se ha descargado.', next: 'Abra el motor una vez para descargarlo.' },
      'built-in': { what: 'Las plantillas integradas no se pueden cambiar.', next: 'Cópiela y cambie la copia.' },
      'too-many': { what: 'Hay demasiadas plantillas.', next: 'Elimine una que ya no use.' },
      'template-size': { what: 'Este archivo es demasiado grande para una plantilla.', next: 'Elija otro archivo.' },
      template: {
        what: 'Esta plantilla no se puede usar: {field}.',
        next: 'Corríjala donde se creó e impórtela de nuevo.'
      },
      logo: {
        what: 'Esta imagen no sirve como logotipo.',
        who: 'Debe ser PNG, JPEG, WebP o SVG de hasta 1 MB.',
        next: 'Elija otra imagen.'
      },
      'logo-harmful': {
        what: 'Esta imagen no sirve como logotipo.',
        who: 'Supera 40 megapíxeles o es un SVG de más de 512 KB o con scripts, filtros o patrones.',
        next: 'Guárdela como un PNG más pequeño.'
      },
      rules: {
        what: 'No se pueden guardar estas reglas.',
        who: 'Un código, un país o un aviso no es válido.',
        next: 'Corríjalo y guarde de nuevo.'
      }
    }
  },
  update: {
    what: 'La actualización ha fallado.',
    who: 'No se ha cambiado nada.',
    next: 'Inténtelo más tarde o pregunte al administrador.',
    because: {
      'no-address': {
        what: 'No hay dirección de actualizaciones.',
        next: 'Introdúzcala en los ajustes o instale desde un archivo.'
      },
      'package-manager': {
        what: 'Aquí el gestor de paquetes del sistema actualiza Dynodesk.',
        next: 'Actualícelo con los demás programas del equipo.'
      },
      'not-installed': {
        what: 'Dynodesk se ejecuta aquí sin instalación y no puede actualizarse solo.',
        next: 'Instale Dynodesk para recibir actualizaciones.'
      },
      'not-ready': {
        what: 'No hay ninguna actualización lista.',
        next: 'Busque primero actualizaciones.'
      },
      offline: {
        what: 'No se puede acceder al servidor de actualizaciones.'
      },
      timeout: {
        what: 'El servidor de actualizaciones dejó de responder.'
      },
      insecure: {
        what: 'El certificado del servidor de actualizaciones no es de confianza.'
      },
      'proxy-login': {
        what: 'El proxy requiere iniciar sesión.'
      },
      redirected: {
        what: 'El servidor de actualizaciones remite a otra dirección.'
      },
      missing: {
        what: 'El servidor de actualizaciones no tiene este archivo.'
      },
      'cut-short': {
        what: 'La descarga está incompleta.'
      },
      'wrong-file': {
        what: 'El archivo no corresponde a la versión publicada.'
      },
      disk: {
        what: 'No se pudo guardar la actualización.',
        next: 'Libere espacio en el disco y reinténtelo.'
      },
      'too-large': {
        what: 'La lista de actualizaciones es demasiado grande.'
      },
      'not-a-list': {
        what: 'Esto no es una lista de actualizaciones de Dynodesk.'
      },
      'newer-format': {
        what: 'Esta lista necesita una versión más reciente de Dynodesk.',
        next: 'Descárguela e instálela a mano.'
      },
      'no-key': {
        what: 'Dynodesk no tiene clave para comprobar actualizaciones.',
        next: 'Pídala al administrador.'
      },
      'unknown-key': {
        what: 'La actualización está firmada con una clave desconocida.'
      },
      'bad-signature': {
        what: 'La firma de la actualización no es correcta.'
      },
      'other-channel': {
        what: 'La actualización es de otro canal.'
      },
      'other-platform': {
        what: 'La actualización no tiene archivo para este sistema.'
      },
      future: {
        what: 'La actualización tiene una fecha futura.',
        next: 'Compruebe el reloj del equipo.'
      },
      expired: {
        what: 'La lista de actualizaciones ha caducado.'
      },
      rollback: {
        what: 'Esta actualización es más antigua que otra ya vista.'
      },
      installer: {
        what: 'No se pudo preparar el instalador.'
      },
      printing: {
        what: 'Se está imprimiendo un documento.',
        next: 'Reinicie cuando termine.'
      },
      batch: {
        what: 'Se están creando varias fichas.',
        next: 'Reinicie cuando termine.'
      },
      pack: {
        what: 'Se están descargando vehículos.',
        next: 'Reinicie cuando termine.'
      },
      'customer-screen': {
        what: 'La pantalla del cliente está abierta.',
        next: 'Ciérrela y reinicie.'
      },
      draft: {
        what: 'Hay datos sin guardar.',
        next: 'Termine la ficha, las reglas o la correspondencia y reinicie.'
      }
    }
  },
  'demo-failed': {
    what: 'No se pudo iniciar el catálogo de demostración.',
    who: 'Otro programa puede bloquear las conexiones locales.',
    next: 'Reinténtelo; el archivo de registro indica el motivo.'
  },
  internal: {
    what: 'Algo ha fallado en Dynodesk.',
    next: 'Comuníquelo y adjunte el archivo de registro.'
  }
} satisfies PartOf<typeof en>
