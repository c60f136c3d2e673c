import { schadenstatus } from '#contract/begriffe/schadenstatus.ts';
import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../texte.ts';

/** Claims of a customer: the list, and one of them. */
export const t = texte('schaeden', {
  ...schadenstatus,
  titel: 'Ihre Schäden',
  melden: 'Schaden melden',
  welche: 'Welche Schäden möchten Sie sehen?',
  offene: 'Offen ({anzahl})',
  abgeschlossene: 'Abgeschlossen ({anzahl})',
  liste: 'Schäden',
  zeile: '{produkt}, Vertrag {nummer}. Passiert am {tag}, letzter Stand vom {zuletzt}.',
  keine: 'Sie haben aktuell keine Schäden.',
  keineText: 'Ist etwas passiert? Melden Sie es, sobald Sie können.',
  fehler: 'Ihre Schäden konnten nicht geladen werden.',

  eineFehlt: 'Eine Angabe fehlt',
  mehrereFehlen: '{anzahl} Angaben fehlen',

  schaden: 'Schaden',
  fenster: '{name}, Schaden {nummer}',
  zurueck: 'Alle Schäden',
  zumVertrag: 'Zum Vertrag',
  kopf: 'Schaden {nummer} · {produkt} {vertrag}',
  wennEine: `Sobald die Unterlage „{unterlagen}“ da ist, melden wir uns innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  wennMehrere: `Sobald {unterlagen} da sind, melden wir uns innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  wennViele: `Sobald die {anzahl} fehlenden Unterlagen da sind, melden wir uns innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  bis: 'Wir melden uns bis zum {tag}.',

  stufe1: 'Gemeldet',
  stufe2: 'Prüfung',
  stufe3: 'Entschieden',
  stufe4: 'Ausgezahlt',

  wasFehlt: 'Was noch fehlt',
  wasFehltText: 'In beliebiger Reihenfolge, auch vom Handy.',
  wasFehltKunde: 'Ihr Kunde reicht das in seinem Kundenportal ein.',
  unterlagen: 'Unterlagen',
  hochladen: 'Hochladen',
  ergaenzen: 'Ergänzen',
  aendern: 'Ändern',
  beantwortet: 'beantwortet',
  schaetzung: 'Ihre Schätzung',
  neupreise: 'Neupreise zusammen',
  erhalten: 'erhalten',
  erhaltenAm: 'Erhalten am {tag}',
  weitere: 'Weitere hochladen',
  habeIchNicht: 'Haben Sie davon etwas nicht?',
  schreibenSie: 'Schreiben Sie uns',

  verlauf: 'Verlauf',
  moment: '{tag}, {uhrzeit}\u00A0Uhr',
  jetzt: 'Jetzt',
  danach: `${fristen.antwortWerktage}\u00A0Werktage, nachdem alles da ist`,
  bisTag: 'Bis zum {tag}',
  meldenUns: 'Wir melden uns',

  zahlungen: 'Zahlungen',
  zahlungAn: 'An {empfaenger}, {iban}',
  fragen: 'Fragen zu diesem Schaden',
  nachricht: 'Nachricht schreiben',
  angaben: 'Ihre Angaben',
  angabenVermittler: 'Angaben Ihres Vermittlers',
});

/** What happened, by whoever did it. */
const ereignistext = texte('schaeden.ereignis', {
  GEMELDET_SIE: 'Sie haben den Schaden gemeldet',
  GEMELDET: 'Der Schaden wurde gemeldet',
  BEARBEITER_ZUGEORDNET: 'Unser Schadenservice kümmert sich darum',
  UNTERLAGE_ANGEFORDERT: 'Wir brauchen Unterlagen von Ihnen',
  UNTERLAGE_ERHALTEN_SIE: 'Sie haben Unterlagen geschickt',
  UNTERLAGE_ERHALTEN: 'Wir haben Unterlagen erhalten',
  ANGABEN_ERGAENZT_SIE: 'Sie haben Angaben ergänzt',
  ANGABEN_ERGAENZT: 'Es wurden Angaben ergänzt',
  GUTACHTER_BEAUFTRAGT: 'Wir haben einen Gutachter beauftragt',
  ENTSCHEIDUNG: 'Wir haben entschieden',
  ZAHLUNG: 'Wir haben gezahlt',
  NACHRICHT_SIE: 'Sie haben uns geschrieben',
  NACHRICHT: 'Wir haben Ihnen geschrieben',
  GESCHLOSSEN: 'Wir haben den Schaden abgeschlossen',
  WIEDEREROEFFNET_SIE: 'Sie haben um eine neue Prüfung gebeten',
  WIEDEREROEFFNET: 'Wir prüfen den Schaden noch einmal',
  ZURUECKGEZOGEN_SIE: 'Sie haben den Schaden zurückgezogen',
  ZURUECKGEZOGEN: 'Der Schaden wurde zurückgezogen',
});

/** What was decided. */
export const entscheid = texte('schaeden.entscheid', {
  TEILREGULIERT: 'Einen Teil haben wir entschieden. Am Rest arbeiten wir noch.',
  REGULIERT: 'Wir haben entschieden und zahlen.',
  gezahlt: 'Wir haben entschieden und {betrag} gezahlt.',
  ABGELEHNT: 'Wir haben entschieden: Für diesen Schaden zahlen wir nicht.',
  GESCHLOSSEN: 'Dieser Schaden ist abgeschlossen.',
  ZURUECKGEZOGEN: 'Dieser Schaden ist zurückgezogen. Wir prüfen ihn nicht weiter.',
});

/** Whose turn it is. */
const stand = texte('schaeden.stand', {
  inArbeit: 'Wir prüfen Ihren Schaden und melden uns bei Ihnen.',
  RUHEND: 'Ihr Schaden ruht. Sobald Sie uns etwas schicken, prüfen wir weiter.',
  wartenAuf: 'Wir warten auf Ihre Unterlagen',
  pruefen: 'Wir prüfen Ihren Schaden',
});

const standImAuftrag = texte('schaeden.standImAuftrag', {
  inArbeit: 'Wir prüfen den Schaden und melden uns bei Ihrem Kunden.',
  RUHEND: 'Der Schaden ruht. Sobald Ihr Kunde uns etwas schickt, prüfen wir weiter.',
  wartenAuf: 'Wir warten auf Unterlagen Ihres Kunden',
  pruefen: 'Wir prüfen den Schaden',
});

const ereignisImAuftrag = texte('schaeden.ereignisImAuftrag', {
  GEMELDET_SIE: 'Ihr Kunde hat den Schaden gemeldet',
  GEMELDET: 'Der Schaden wurde gemeldet',
  BEARBEITER_ZUGEORDNET: 'Unser Schadenservice kümmert sich darum',
  UNTERLAGE_ANGEFORDERT: 'Wir brauchen Unterlagen von Ihrem Kunden',
  UNTERLAGE_ERHALTEN_SIE: 'Ihr Kunde hat Unterlagen geschickt',
  UNTERLAGE_ERHALTEN: 'Wir haben Unterlagen erhalten',
  ANGABEN_ERGAENZT_SIE: 'Ihr Kunde hat Angaben ergänzt',
  ANGABEN_ERGAENZT: 'Es wurden Angaben ergänzt',
  GUTACHTER_BEAUFTRAGT: 'Wir haben einen Gutachter beauftragt',
  ENTSCHEIDUNG: 'Wir haben entschieden',
  ZAHLUNG: 'Wir haben gezahlt',
  NACHRICHT_SIE: 'Ihr Kunde hat uns geschrieben',
  NACHRICHT: 'Wir haben Ihrem Kunden geschrieben',
  GESCHLOSSEN: 'Wir haben den Schaden abgeschlossen',
  WIEDEREROEFFNET_SIE: 'Ihr Kunde hat um eine neue Prüfung gebeten',
  WIEDEREROEFFNET: 'Wir prüfen den Schaden noch einmal',
  ZURUECKGEZOGEN_SIE: 'Ihr Kunde hat den Schaden zurückgezogen',
  ZURUECKGEZOGEN: 'Der Schaden wurde zurückgezogen',
});

export type Schadenworte = ReturnType<typeof worteFuer>;

/** What is said to whoever reads: the customer, or her broker. */
export function worteFuer(imAuftrag: boolean) {
  return imAuftrag
    ? { stand: standImAuftrag, ereignistext: ereignisImAuftrag }
    : { stand, ereignistext };
}
