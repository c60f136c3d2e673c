import { inStunden, zugang } from '#contract/fields/zugangsfristen.ts';
import { texte } from '../../../texte.ts';

export const t = texte('konto.handynummerAendern', {
  anfordernTitel: 'Handynummer ändern',
  anfordernEinleitung:
    'Sie haben keinen Zugriff mehr auf Ihre Handynummer? Wir senden Ihnen einen Link per E-Mail.',
  email: 'E-Mail-Adresse',
  emailHinweis: 'Die Adresse, mit der Sie sich anmelden.',
  contractId: 'Vertragsnummer',
  contractIdHinweis: 'Sie steht auf Ihrer Police, zum Beispiel PH250000101.',
  geburtsdatum: 'Geburtsdatum',
  linkSenden: 'Link anfordern',
  zurAnmeldung: 'Zurück zur Anmeldung',

  linkGesendetTitel: 'Bitte sehen Sie in Ihr Postfach',
  linkGesendet: 'Wenn Ihre Angaben stimmen, erhalten Sie eine E-Mail mit einem Link.',
  linkGilt: `Der Link gilt ${inStunden(zugang.linkStunden.HANDYNUMMER)}.`,
  nichtsDa: 'Nichts angekommen? Sehen Sie auch im Spam-Ordner nach.',
  kontakt: 'Kontakt aufnehmen',

  linkGeoeffnetTitel: 'Ihr Link wird geprüft',

  fertigTitel: 'Handynummer geändert',
  fertig: 'Ihre neue Handynummer gilt ab sofort.',
  ueberall: 'Auf allen Geräten sind Sie jetzt abgemeldet.',
  anmelden: 'Anmelden',
});
