import type { PartOf } from '../part-of'
import type en from '../en/failures'

/**
 * What happened, whose doing it is (where that helps), what to do next. One entry per code of `FAILURE_CODES`;
 * `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': 'el servicio',
  'retry-at': 'Vale la pena otro intento desde las {time}.',
  'resume-at': 'Las consultas siguen ≈ {time}',
  'resume-in': '(en {left}).',
  'resume-now': 'Ya se puede seguir consultando.',
  'service-said': 'El servicio dijo: {words}',
  'not-connected': {
    what: 'Aún no hay conexión.',
    who: '',
    next: 'Introduzca la dirección base y la clave, o abra el catálogo de demostración.'
  },
  'bad-address': {
    what: 'Esta dirección base no puede usarse.',
    who: 'Debe empezar por https:// y no llevar signo de interrogación ni usuario; http:// se admite solo para este equipo.',
    next: 'Compruebe la dirección en los papeles de su suscripción.',
    because: {
      'set-up': {
        what: 'El archivo de configuración inicial {file} tiene una dirección base que no se puede usar.',
        next: 'Corrija la dirección en ese archivo y vuelva a iniciar, o escríbala aquí.'
      },
      'other-service': {
        who: 'Es de otro servicio que la clave guardada aquí.',
        next: 'Incluya también la clave de ese servicio en el archivo de configuración inicial.'
      }
    }
  },
  'bad-key': {
    what: 'El servicio no conoce esta clave.',
    who: 'La clave falta o es errónea; la suscripción no tiene que ver.',
    next: 'Introduzca la clave otra vez o pida una nueva al proveedor.'
  },
  unauthorised: {
    what: 'La clave es correcta, pero no puede leer esto.',
    who: 'Falta una suscripción o un permiso. La clave se conserva.',
    next: 'Revise la suscripción con el proveedor y compruebe aquí de nuevo.'
  },
  'inactive-subscription': {
    what: 'La suscripción no está activa.',
    who: 'La clave es correcta y se conserva.',
    next: 'Renueve la suscripción con el proveedor y compruebe aquí de nuevo.',
    because: {
      readable: { who: 'La clave es correcta y se conserva; lo que hay en este puesto sigue siendo legible.' },
      withheld: {
        who: 'La clave es correcta y se conserva; según las reglas del taller no se muestra nada guardado hasta que la suscripción vuelva a estar activa.'
      }
    }
  },
  'subscription-ends': {
    what: 'La suscripción termina el {day}: {left}.',
    who: '',
    next: 'Renuévela con el proveedor para mantener abierto el catálogo.'
  },
  'bad-request': {
    what: 'El servicio rechazó la forma de esta consulta.',
    who: 'Es un fallo del programa, no suyo.',
    next: 'El registro tiene la dirección consultada; comuníquelo, por favor.'
  },
  'not-found': {
    what: 'El servicio ya no lo tiene en su lista o carece de datos.',
    who: '',
    next: 'Vuelva y elija de la lista, o actualice la lista.'
  },
  limit: {
    what: 'Las consultas de esta hora están agotadas.',
    who: 'El límite es de la clave y lo comparten todos los que la usan.',
    next: 'Lo que ya está aquí sigue siendo legible.'
  },
  'server-error': {
    what: 'El servicio tuvo un fallo propio.',
    who: 'Ni la clave ni este equipo son la causa.',
    next: 'Reinténtelo más tarde.'
  },
  offline: {
    what: 'Sin conexión con el servicio.',
    who: 'La red de este equipo o el camino al servicio está interrumpido.',
    next: 'Compruebe la red y reinténtelo. Lo que ya está aquí sigue siendo legible.'
  },
  timeout: {
    what: 'No hubo respuesta a tiempo.',
    who: 'La red es lenta o el servicio está ocupado.',
    next: 'Reinténtelo o dé más tiempo en los ajustes.'
  },
  insecure: {
    what: 'El certificado del servicio fue rechazado.',
    who: 'Alguien puede estar escuchando, o la fecha de este equipo es errónea. No se envió nada.',
    next: 'Compruebe fecha y red, y consulte al administrador.'
  },
  'proxy-login': {
    what: 'El proxy requiere iniciar sesión.',
    who: 'Esta red llega a internet a través de un proxy que pide usuario y contraseña. No se envió nada al servicio.',
    next: 'Inténtelo de nuevo e introdúzcalos, o consulte a quien administra la red.'
  },
  'not-the-service': {
    what: 'Algo respondió, pero no el servicio.',
    who: 'A menudo es la página de acceso de una red, un proxy u otra dirección base.',
    next: 'Acceda a la red o revise la dirección base, y reinténtelo.',
    because: {
      'other-record': {
        what: 'El servicio respondió con un registro distinto del pedido.',
        who: 'Sus cifras serían de otra cosa, por eso no se muestran.',
        next: 'Reinténtelo; si continúa, comuníquelo al proveedor.'
      }
    }
  },
  redirected: {
    what: 'El servicio remite a otra dirección.',
    who: 'La clave no se envía allí.',
    next: 'Pida al proveedor la dirección base correcta e introdúzcala.'
  },
  'too-large': {
    what: 'La respuesta es mayor de lo permitido.',
    who: 'El límite de tamaño es un ajuste.',
    next: 'Aumente el límite en los ajustes y reinténtelo.',
    because: {
      rows: {
        who: 'La lista tiene {rows} entradas; no se leen más de {most}.',
        next: 'Acote la búsqueda o comuníquelo al proveedor.'
      },
      effort: {
        who: 'Leerla llevó más tiempo o memoria de lo que este equipo concede.',
        next: 'Reinténtelo o comuníquelo al proveedor.'
      }
    }
  },
  cancelled: {
    what: 'Detenido antes de consultar.',
    who: '',
    next: 'No se gastó ninguna consulta. Reinténtelo cuando haga falta.'
  },
  paused: {
    what: 'Las consultas en segundo plano están en pausa.',
    who: 'El servicio rechazó una consulta anterior.',
    next: 'Pulse «Reintentar» para consultar ahora.'
  },
  withheld: {
    what: 'Está en este puesto, pero no puede mostrarse.',
    who: 'Lo prohíbe una regla de conservación del catálogo; favoritos y notas no se ven afectados.',
    next: 'Consulte la regla al administrador.',
    because: {
      age: {
        what: 'Lo que hay se guardó más de {days} día, el plazo permitido, por eso no se muestra. | Lo que hay se guardó más de los {days} días permitidos, por eso no se muestra. | Lo que hay se guardó más de los {days} días permitidos, por eso no se muestra.',
        next: 'Volverá cuando pueda consultarse el servicio: compruebe la conexión y reinténtelo.'
      },
      ended: {
        what: 'La suscripción terminó y sin ella no puede mostrarse nada guardado.',
        who: 'Así lo dice una regla de conservación del catálogo. No se borró nada; favoritos y notas se quedan.',
        next: 'Renueve la suscripción con el proveedor y compruebe de nuevo.'
      }
    }
  },
  'too-short': {
    what: 'El texto de búsqueda es demasiado corto.',
    who: 'El servicio pide al menos {least} caracteres.',
    next: 'Escriba un poco más.'
  },
  'invalid-input': {
    what: 'La ventana preguntó de una forma no permitida.',
    who: 'Es un fallo del programa, no suyo.',
    next: 'El registro tiene los detalles; comuníquelo, por favor.'
  },
  'setting-invalid': {
    what: 'Este valor no vale para {key}.',
    who: '',
    next: 'Elija otro valor.',
    because: {
      unknown: { who: 'Esta versión no tiene ese ajuste.' },
      boolean: { who: 'Debe ser true o false.' },
      number: { who: 'Debe ser un número.' },
      whole: { who: 'Debe ser un número entero.' },
      between: { who: 'Debe estar entre {min} y {max}.' },
      choice: { who: 'Debe ser uno de estos: {choices}.' },
      text: { who: 'Debe ser texto.' },
      length: { who: 'Como máximo {max} caracteres.' },
      list: { who: 'Como máximo {max} palabras, ninguna vacía ni de más de 200 caracteres.' },
      words: { who: 'Cada palabra debe ser una de estas: {choices}.' },
      time: { who: 'Debe ser una hora del día de 00:00 a 23:59.' },
      'listen-host': { who: 'Debe ser una dirección en cifras, por ejemplo 127.0.0.1.' },
      'listen-path': { who: 'Debe empezar por / y llevar solo letras, cifras y - _ . ~ /.' },
      'header-name': { who: 'Debe ser el nombre de una cabecera.' },
      'header-prefix': { who: 'Deben ser caracteres ASCII visibles.' },
      scheme: { who: 'Debe empezar por {schemes}.' },
      credentials: { who: 'No debe llevar usuario ni contraseña; tienen sus propios campos.' },
      topic: { who: 'Debe ser un tema, con + para un nivel y # al final para todos.' },
      'poll-path': { who: 'Debe ser una de las rutas de lectura de proyectos y tickets.' },
      'poll-item': { who: 'Debe terminar en {ending}.' },
      folder: { who: 'Debe ser la ruta completa de una carpeta.' },
      place: { who: 'Debe ser un lugar, por ejemplo /kind.' },
      chosen: { who: 'Se elige en un diálogo del sistema y no se puede escribir.' },
      declined: { who: 'Ha elegido Cancelar: no se ha cambiado nada.' }
    }
  },
  'setting-managed': {
    what: '{key} lo fija el administrador.',
    who: '',
    next: 'Pida al administrador que lo cambie.'
  },
  'file-invalid': {
    what: 'El archivo {file} no pudo usarse.',
    who: '',
    next: 'Se dejó donde estaba: corríjalo y vuelva a iniciar.',
    because: {
      missing: { who: 'No está ahí.' },
      unreadable: { who: 'No se puede leer.' },
      'too-large': { who: 'Es demasiado grande.' },
      'too-deep': { who: 'Está anidado a demasiada profundidad.' },
      'not-json': { who: 'No es JSON.' },
      'not-an-object': { who: 'Debe ser un solo objeto JSON.' },
      empty: { who: 'No contiene nada.' },
      'unknown-entry': { who: 'Contiene algo más que {known}.' },
      'not-text': { who: 'La entrada {entry} no es texto.' },
      'bad-key': { who: 'La entrada {entry} lleva caracteres que ninguna clave puede tener.' },
      'no-event': { who: 'La línea {line} no es un evento.', next: 'Corríjala y elija el archivo de nuevo.' },
      'long-line': {
        who: 'La línea {line} es más larga de lo que puede ser un evento.',
        next: 'Elija un archivo con eventos más pequeños o aumente el límite en los ajustes.'
      }
    }
  },
  'no-keystore': {
    what: 'La clave se guarda solo durante esta sesión.',
    who: 'Este sistema no ofrece un lugar seguro para ella.',
    next: 'Configure el almacén de claves del sistema o introduzca la clave tras cada inicio.',
    because: {
      'set-up': {
        next: 'Configure el almacén de claves del sistema y vuelva a iniciar; el archivo {file} se dejó donde estaba.'
      },
      unprotected: {
        what: 'La clave está en este equipo sin protección.',
        who: 'Este sistema no tiene un almacén de claves que la proteja: quien pueda leer sus archivos puede leer la clave. Sigue funcionando y no se ha borrado nada.',
        next: 'Configure el almacén de claves del sistema: Dynodesk protegerá la clave en el próximo inicio. U olvide la clave en Ajustes, Conexión, e introdúzcala tras cada inicio.'
      }
    }
  },
  'store-failed': {
    what: 'No se pudo escribir o leer un archivo de este puesto.',
    who: 'El disco puede estar lleno o la carpeta protegida.',
    next: 'Compruebe espacio y permisos; el registro indica el archivo.',
    because: {
      'settings-damaged': {
        what: 'El archivo de ajustes estaba dañado; rigen los valores predeterminados.',
        who: 'Se apartó como {aside}.',
        next: 'Ajuste de nuevo lo que difiera; nada más está afectado.'
      },
      'settings-unreadable': {
        what: 'El archivo de ajustes no pudo leerse; rigen los valores predeterminados.',
        who: 'No se toca, así que en esta sesión no puede cambiarse ningún ajuste.',
        next: 'Compruebe los permisos de {file} y vuelva a iniciar.'
      },
      'settings-unwritten': {
        what: 'No se pudo guardar un ajuste; sigue como estaba.',
        who: 'El disco puede estar lleno o {file} protegido contra escritura.',
        next: 'Libere espacio o compruebe los permisos y cámbielo de nuevo.'
      },
      'set-up-stays': {
        what: 'El archivo de configuración inicial {file} no pudo aplicarse.',
        who: 'Su contenido no pudo guardarse; el disco puede estar lleno o la carpeta protegida.',
        next: 'Se dejó donde estaba: compruebe espacio y permisos y vuelva a iniciar.'
      },
      'set-up-not-deleted': {
        what: 'El archivo de configuración inicial {file} se aplicó, pero no pudo borrarse.',
        who: 'Lo secreto que contiene está sin cifrar.',
        next: 'Bórrelo.'
      },
      'file-read-only': {
        what: 'El archivo {file} se puede leer, pero no escribir.',
        who: 'No se puede añadir ni cambiar nada en él: sus permisos o el disco no lo permiten.',
        next: 'Compruebe los permisos del archivo y de su carpeta y reinicie.'
      },
      'file-unopened': {
        what: 'El archivo {file} no se puede abrir ni sustituir.',
        who: 'Su carpeta o el disco no lo permite; lo que contiene no se muestra y no se guarda nada en él.',
        next: 'Compruebe la carpeta, sus permisos y el disco y reinicie.'
      },
      'events-unreadable': {
        what: 'Algunos eventos guardados no se pueden leer.',
        who: 'Sus filas en {file} se dañaron o modificaron. Aparecen sin su contenido; los demás están como estaban.',
        next: 'No hay que hacer nada: desaparecen al borrarse los eventos antiguos.'
      }
    }
  },
  'store-rebuilt': {
    what: 'El catálogo guardado en este puesto estaba dañado y se ha empezado de nuevo.',
    who: 'Favoritos, notas y ajustes no se ven afectados; el archivo dañado se apartó como {file}.',
    next: 'Lo que se abra se guardará otra vez; los paquetes pueden descargarse de nuevo.'
  },
  'store-restored': {
    what: 'Favoritos, notas, búsquedas guardadas, plantillas y la lista de fichas hechas estaban dañados y se han restaurado de la copia del {date}.',
    who: 'Falta lo añadido o cambiado después; el archivo dañado se apartó como {file}.',
    next: 'Revise lo que se cambió desde entonces.'
  },
  'store-lost': {
    what: 'Favoritos, notas, búsquedas guardadas, plantillas y la lista de fichas hechas estaban dañados y no había copia.',
    who: 'El archivo dañado se apartó como {file}.',
    next: 'Conserve ese archivo: quizá alguien que sepa de bases de datos pueda leerlo.'
  },
  'store-newer': {
    what: 'El archivo {file} es de una versión más nueva de Dynodesk.',
    who: 'Aquí puede leerse, pero no se le añade nada.',
    next: 'Instale la versión más nueva también en este puesto.'
  },
  'store-not-migrated': {
    what: 'El archivo {file} no pudo actualizarse para esta versión.',
    who: 'Su contenido puede leerse como estaba, pero no se le añade nada. No se ha perdido nada.',
    next: 'Haga sitio en el disco y reinicie; si continúa, el motivo está en el registro.'
  },
  'events-lost': {
    what: 'No se pudieron leer los eventos guardados; la actividad empieza de nuevo.',
    who: 'El catálogo, los favoritos y los ajustes no se ven afectados; el archivo antiguo se apartó como {file}.',
    next: 'No hace falta hacer nada. Al borrar todos los eventos se borra también ese archivo.'
  },
  'events-session': {
    what: 'Los eventos duran hasta cerrar Dynodesk.',
    who: 'Este sistema no ofrece almacén de claves y los eventos no se guardan sin cifrar.',
    next: 'Configure un almacén de claves o permítalo en Ajustes, Eventos.'
  },
  'events-locked': {
    what: 'Los eventos guardados no pueden mostrarse por ahora.',
    who: 'El almacén de claves del sistema no entrega su clave; los eventos nuevos no se aceptan entretanto y se pide a sus emisores que vuelvan a intentarlo.',
    next: 'Desbloquee el almacén de claves e inicie Dynodesk otra vez.'
  },
  'events-open': {
    what: 'Los eventos se guardan sin protección.',
    who: 'Este sistema no ofrece almacén de claves; se eligió guardarlos de todos modos o ya estaban guardados así.',
    next: 'Cámbielo en Ajustes, Eventos.'
  },
  'pack-file': {
    what: 'Este archivo de paquete no puede usarse.',
    who: 'La contraseña es errónea, el archivo está dañado o este puesto no puede usar tales archivos.',
    next: 'Compruebe la contraseña o pida que hagan el archivo de nuevo.',
    because: {
      'wrong-passphrase': {
        what: 'La contraseña no abre este archivo de paquete.',
        who: 'El archivo está entero; se guardó con otra contraseña. Cuentan mayúsculas, espacios y la distribución del teclado.',
        next: 'Escríbala otra vez o pregunte a quien guardó el archivo.'
      },
      'cut-short': {
        what: 'Este archivo de paquete está cortado: le falta el final.',
        who: 'Probablemente no se copió hasta el final o se retiró la memoria demasiado pronto. El puesto que lo hizo no es la causa.',
        next: 'Copie el archivo otra vez; no se leyó nada de él.'
      },
      signature: {
        what: 'Este archivo de paquete se modificó después de firmarlo.',
        who: 'Lo causa una memoria o una descarga defectuosa, y también quien lo cambia a propósito.',
        next: 'Cópielo otra vez desde donde se guardó. Si continúa, no lo use.'
      },
      damaged: {
        what: 'El contenido de este archivo de paquete no tiene sentido.',
        who: 'Llegó tal como se hizo, así que la causa es el puesto que lo hizo.',
        next: 'Pida que lo guarden allí de nuevo.'
      },
      'unknown-version': {
        what: 'Este archivo de paquete es de una versión más nueva de Dynodesk.',
        who: 'El archivo está bien; la versión de este puesto es demasiado antigua.',
        next: 'Instale aquí la versión más nueva y léalo otra vez.'
      },
      'not-a-pack': {
        what: 'No es un archivo de paquete.',
        who: 'Se eligió otro archivo, o algo le dio ese nombre.',
        next: 'Elija un archivo guardado en «Llevar a otro puesto».'
      },
      'other-service': {
        what: 'Este archivo de paquete es de otro servicio, no del que usa este puesto.',
        who: 'Allí los mismos números son otros vehículos; mezclarlos daría cifras erróneas.',
        next: 'Conecte este puesto a ese servicio o pida un archivo hecho con este.'
      },
      'too-large': {
        what: 'Este archivo de paquete es mayor de lo que un puesto lee o escribe.',
        who: 'Se metió demasiado en un archivo.',
        next: 'Guárdelo en varias partes.'
      },
      unreadable: {
        what: 'No se pudo leer el archivo.',
        who: 'Ya no está, se retiró la memoria o falta permiso de lectura.',
        next: 'Compruebe la memoria y elija el archivo de nuevo.'
      },
      unwritable: {
        what: 'No se pudo escribir el archivo.',
        who: 'El disco o la memoria está lleno o protegido contra escritura.',
        next: 'Elija otro lugar; un archivo que hubiera antes no ha cambiado.'
      },
      forbidden: {
        what: 'Los archivos de paquete están desactivados en este puesto.',
        who: 'La regla está en los ajustes o la fijó el administrador.',
        next: 'Consulte al administrador.'
      },
      'no-export': {
        what: 'Guardar el catálogo en archivos está desactivado en este puesto.',
        who: 'La regla está en los ajustes o la fijó el administrador.',
        next: 'Consulte al administrador.'
      },
      empty: {
        what: 'Nada de esta lista está aún en este puesto.',
        who: 'Un archivo solo lleva lo que aquí se abrió o descargó.',
        next: 'Descárguelo primero y guarde después el archivo.'
      },
      future: {
        what: 'El archivo dice haberse escrito en una fecha futura.',
        who: 'No se leyó nada.',
        next: 'Compruebe el reloj de este puesto y el del que escribió el archivo.'
      },
      'unknown-signer': {
        what: 'Nadie en este puesto ha dicho que el firmante de este archivo sea de confianza.',
        who: 'No se leyó nada.',
        next: 'Compare la firma con la del otro puesto y confirme.'
      },
      changed: {
        what: 'El archivo no es el que se mostró.',
        who: 'Entretanto se puso otro en su lugar. No se leyó nada.',
        next: 'Elija el archivo de nuevo.'
      }
    }
  },
  'clock-wrong': {
    what: 'El reloj de este equipo y el del servicio difieren en {by}.',
    who: 'Los días restantes, las antigüedades y las horas de nuevas consultas pueden ser erróneos.',
    next: 'Corrija fecha, hora y zona horaria de este equipo; el aviso desaparecerá solo.',
    because: {
      ahead: { what: 'El reloj de este equipo va {by} adelantado respecto al servicio.' },
      behind: { what: 'El reloj de este equipo va {by} atrasado respecto al servicio.' }
    }
  },
  'pack-too-large': {
    what: 'Este paquete necesita más consultas de las permitidas aquí.',
    who: 'Límite de un paquete, en consultas: {most}.',
    next: 'Elija menos o pregunte a quien pueda cambiar «Paquete más grande» en los ajustes.'
  },
  'compare-full': {
    what: 'En la comparación caben {most} motores.',
    who: 'Con más columnas no se leería.',
    next: 'Quite primero uno de la comparación.'
  },
  'export-off': {
    what: 'Guardar y copiar el catálogo está desactivado aquí.',
    who: 'Si puede salir de este puesto lo dice el contrato con el proveedor.',
    next: 'Consulte al administrador.'
  },
  link: {
    what: 'Este enlace no lleva a ningún sitio aquí.',
    who: 'Se abrió desde fuera y no es de los que hace este programa.',
    next: 'Pida a quien lo envió el nombre del motor y búsquelo.',
    because: {
      'other-service': {
        what: 'Este enlace se hizo en otro servicio ({theirs}).',
        who: 'Sus números son otros vehículos en {ours}, por eso no se abrió.',
        next: 'Busque el vehículo por su nombre.'
      },
      'not-connected': {
        what: 'Se abrió un enlace, pero este puesto no está conectado a un servicio.',
        who: '',
        next: 'Conéctese o abra el catálogo de demostración, y abra el enlace otra vez.'
      }
    }
  },
  'save-failed': {
    what: 'No se pudo guardar el archivo.',
    who: '',
    next: 'Elija otra carpeta y guarde de nuevo.',
    because: {
      denied: { who: '{file} no puede escribirse ahí.', next: 'Elija otra carpeta y guarde de nuevo.' },
      full: { who: 'El disco está lleno.', next: 'Haga sitio o elija otro disco, y guarde de nuevo.' },
      busy: {
        who: '{file} está abierto en otro programa.',
        next: 'Ciérrelo allí o elija otro nombre, y guarde de nuevo.'
      },
      gone: { who: 'La carpeta ya no existe.', next: 'Elija otra carpeta y guarde de nuevo.' },
      clipboard: { what: 'El portapapeles no lo aceptó.', next: 'Reinténtelo o guárdelo en un archivo.' }
    }
  },
  sheet: {
    what: 'No se pudo hacer la ficha.',
    who: '',
    next: 'Reinténtelo.',
    because: {
      'draft-gone': {
        what: 'La ficha en pantalla ya no se conserva.',
        next: 'Cambie cualquier opción o abra la ficha de nuevo.'
      },
      blocked: {
        what: 'Un aviso impide esta ficha.',
        next: 'Corrija primero lo que nombra la lista antes de imprimir.'
      },
      overflow: { what: 'La ficha no cabe en una página.', next: 'Quite una parte o acorte un texto.' },
      paper: { what: 'No se pudo hacer el PDF.', next: 'Reinténtelo; el motivo está en el registro.' },
      'unknown-number': {
        what: 'En este puesto no se hizo ninguna ficha con este número.',
        who: 'Puede estar mal escrito o ser de otro puesto.',
        next: 'Compruebe el número en el papel.'
      },
      unreadable: {
        what: 'Esta ficha no puede leerse.',
        who: 'La hizo una versión más nueva o su archivo está dañado.',
        next: 'Instale la versión más nueva o use la ficha impresa.'
      },
      unproven: {
        what: '{printer} no se ha probado con una página de prueba.',
        next: 'Imprima con el diálogo del sistema o pruébela en «Impresoras».'
      },
      'no-printer': { what: '{printer} no está disponible.', next: 'Enciéndala o elija otra impresora.' },
      printer: {
        what: 'La impresora no aceptó la ficha.',
        next: 'Compruebe la impresora o guarde el PDF e imprima desde allí.'
      },
      busy: { what: 'Ya se están haciendo fichas.', next: 'Espere a que terminen o deténgalas.' },
      'figures-changed': {
        what: 'En el catálogo han cambiado cifras ya impresas de {title}.',
        who: 'Fichas: {numbers}.',
        next: 'Abra la ficha en «Fichas técnicas» para ver qué ha cambiado y haga otra si el cliente la necesita.'
      },
      'no-template': { what: 'Esta plantilla ya no existe.', next: 'Elija otra.' },
      'not-held': {
        what: 'Los datos de este motor no están en este puesto.',
        next: 'Abra el motor una vez; cada respuesta es una consulta.'
      },
      'built-in': { what: 'Una plantilla integrada no puede cambiarse.', next: 'Cópiela y cambie la copia.' },
      'too-many': { what: 'Hay demasiadas plantillas.', next: 'Elimine una que ya no se use.' },
      'template-size': { what: 'El archivo es demasiado grande para una plantilla.', next: 'Elija otro archivo.' },
      template: {
        what: 'Esta plantilla no puede usarse: {field}.',
        next: 'Corríjala donde se hizo y tráigala otra vez.'
      },
      logo: {
        what: 'Esta imagen no puede ser el logotipo.',
        who: 'Debe ser PNG, JPEG, WebP o SVG de 1 MB como máximo.',
        next: 'Elija otra imagen.'
      },
      'logo-harmful': {
        what: 'Esta imagen no puede ser el logotipo.',
        who: 'Tiene más de 40 millones de píxeles, o es un SVG de más de 512 KB o con partes no permitidas aquí, como copias, patrones, filtros o scripts.',
        next: 'Guárdela como un PNG más pequeño y elíjalo.'
      },
      rules: {
        what: 'Estas reglas no pueden guardarse.',
        who: 'Un código, un país o un aviso no es válido.',
        next: 'Corríjalas y guárdelas de nuevo.'
      }
    }
  },
  'demo-failed': {
    what: 'No se pudo iniciar el catálogo de demostración.',
    who: 'Quizá otro programa prohíba las conexiones locales.',
    next: 'Reinténtelo; el motivo está en el registro.'
  },
  internal: {
    what: 'Algo falló en el programa.',
    who: 'Es un fallo del programa, no suyo.',
    next: 'El registro tiene los detalles; comuníquelo, por favor.'
  }
} satisfies PartOf<typeof en>
