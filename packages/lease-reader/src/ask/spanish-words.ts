/** What people ask in Spanish, in the words of an English lease; longer ones first. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:deposito de (?:garantia|seguridad)|deposito|fianza)\b/g, 'security deposit'],
  [/\b(?:cuanto (?:es|cuesta|vale|pago|debo pagar)|cuanto)\b/g, 'how much'],
  [/\bcuant[oa]s\b/g, 'how many'],
  [
    /\b(?:cuando (?:vence|se paga|pago|debo pagar)) (?:la |el |mi )?(?:renta|alquiler|arriendo)\b/g,
    'when is the rent due',
  ],
  [/\bcuando (?:vence|termina|acaba|se acaba)\b/g, 'when ends'],
  [/\b(?:cuando (?:empieza|comienza|inicia))\b/g, 'when starts'],
  [/\bcuando\b/g, 'when'],
  [/\bquien (?:paga|cubre)\b/g, 'who pays'],
  [/\bquien(?:es)? (?:repara|arregla)\b/g, 'who fixes'],
  [/\bquien(?:es)? es\b/g, 'who is'],
  [/\bquien(?:es)?\b/g, 'who'],
  [/\b(?:se puede|puedo|podemos|se permite|se permiten|permiten|esta permitido)\b/g, 'can i'],
  [/\b(?:puede|pueden)\b/g, 'can'],
  [/\b(?:tengo que|debo|hay que|tenemos que)\b/g, 'do i have to'],
  [/\bque pasa si\b/g, 'what happens if'],
  [/\b(?:hay|tiene)\b/g, 'is there'],
  [/\b(?:esta|estan) inclui(?:do|da|dos|das)\b|\b(?:incluye|incluyen|incluid[oa]s?)\b/g, 'is included'],
  [/\b(?:la |el |mi )?(?:renta|alquiler|arriendo)\b/g, 'rent'],
  [/\b(?:contrato|arrendamiento)\b/g, 'lease'],
  [/\b(?:dueno|duena|casero|casera|arrendador|propietario|propietaria)\b/g, 'landlord'],
  [/\b(?:inquilino|inquilina|arrendatario)s?\b/g, 'tenant'],
  [/\b(?:mascotas|mascota)\b/g, 'pets'],
  [/\bperr[oa]s?\b/g, 'dog'],
  [/\bgat[oa]s?\b/g, 'cat'],
  [/\bfumar\b/g, 'smoke'],
  [/\b(?:estacionamiento|parqueo|parquear|estacionar|aparcar)\b/g, 'parking'],
  [/\b(?:subarrendar|subalquilar)\b/g, 'sublet'],
  [/\b(?:luz|electricidad)\b/g, 'electricity'],
  [/\bagua\b/g, 'water'],
  [/\bbasura\b/g, 'trash'],
  [/\bcalefaccion\b/g, 'heat'],
  [/\b(?:servicios publicos|servicios)\b/g, 'utilities'],
  [/\b(?:me devuelven|devuelven|devolver|regresan|recupero)\b/g, 'return'],
  [/\b(?:aviso|avisar)\b/g, 'notice'],
  [/\b(?:me mudo|mudarme|mudar|irme|salirme)\b/g, 'move out'],
  [/\b(?:antes de tiempo|antes)\b/g, 'early'],
  [/\b(?:pago|pagar)\b/g, 'pay'],
  [/\btarde\b/g, 'late'],
  [/\b(?:multa|recargo|cargo)\b/g, 'fee'],
  [/\b(?:entrar|entra)\b/g, 'enter'],
  [/\bsin (?:permiso|avisar|aviso)\b/g, 'without notice'],
  [/\b(?:seguro)\b/g, 'insurance'],
  [/\b(?:visitas|invitados|huespedes)\b/g, 'guests'],
  [/\b(?:reparar|arreglar|reparaciones)\b/g, 'repairs'],
  [/\bpintar\b/g, 'paint'],
  [/\brenovar\b/g, 'renew'],
  [/\b(?:subir|aumentar|sube)\b/g, 'increase'],
  [/\b(?:departamento|apartamento|casa|cuarto)\b/g, 'apartment'],
  [/\b(?:de|del|la|el|los|las|mi|mis|un|una|al|por|para|en|y|con|si|se|me|lo|su)\b/g, ' '],
];

/** Words that only Spanish has: two of them, or one beside an accent, make a Spanish question. */
const telling =
  /\b(?:cuanto|cuanta|cuantos|cuantas|cuando|quien|puedo|puede|pueden|renta|alquiler|deposito|mascotas?|perros?|gatos?|fumar|vence|termina|tengo|paga|pagar|luz|agua|basura|contrato|dueno|estacionamiento|aviso|que|si|el|la|los|mi|de|por|hay|tarde)\b/g;

/** A question in Spanish, told in English words so far as leases need them; any other text as it is. */
export const fromSpanish = (text: string): string => {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  const told = new Set(bare.match(telling));
  if (told.size < 2 && !(told.size === 1 && (bare !== text.normalize('NFD') || text.includes('¿')))) return text;
  return phrases
    .reduce((words, [pattern, english]) => words.replace(pattern, ` ${english} `), bare)
    .replace(/\s+/g, ' ');
};
