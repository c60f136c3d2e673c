import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../../texte.ts';

export const t = texte('vermittler.entwurf', {
  ruheTitel: 'Entwurf: {name}',
  oeffnen: 'Öffnen',
  senden: 'Senden',
  erinnern: 'Erinnern',
  kopieren: 'Kopieren',
  loeschen: 'Löschen',
  vertrag: 'Vertrag',
  neu: 'Neu beginnen',
  kopiert: 'Der Entwurf ist kopiert.',

  adresseTitel: 'Entwurf senden',
  adresseText:
    'Ihr Kunde bekommt einen Link zu diesem Antrag. Beim Öffnen fragen wir nach der Postleitzahl, die im Antrag steht.',
  ohneBank: 'Seine Bankverbindung gibt er selbst an.',
  email: 'E-Mail-Adresse des Kunden',
  linkSenden: 'Link senden',
  abbrechen: 'Abbrechen',
  gesendet: 'Der Link ist unterwegs an {email}.',

  loeschfrageTitel: 'Möchten Sie den Entwurf wirklich löschen?',
  loeschtext: 'Die Angaben sind dann weg.',
  loeschtextGesendet:
    'Die Angaben sind dann weg, auch für Ihren Kunden. Sein Link öffnet nichts mehr.',
  entwurfLoeschen: 'Entwurf löschen',
  geloeschtTitel: 'Der Entwurf ist gelöscht.',

  fehler: allgemeinerFehler,
  keineVerbindung: 'Keine Verbindung. Bitte versuchen Sie es noch einmal.',
});
