import { texte } from '../texte.ts';

export const t = texte('rahmen.postfach', {
  eine: 'eine ungelesene Nachricht',
  mehrere: '{anzahl}\u00A0ungelesene Nachrichten',
});
