import { fristen } from '#contract/zahlen.ts';
import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../texte.ts';

export const t = texte('absage', {
  // /antrag/fehler
  antragTitel: 'Ihr Antrag wurde nicht gesendet',
  antragText: allgemeinerFehler,
  antragStand: 'Es ist kein Vertrag entstanden, und wir buchen nichts ab.',
  antragWeiter:
    'Gehen Sie zurück. Ihre Angaben stehen noch da. Prüfen Sie sie und senden Sie noch einmal.',
  antragZurueck: 'Zurück zum Antrag',
  // /antrag/check-failed
  checkTitel: 'Wir können Ihren Antrag derzeit nicht online abschließen.',
  checkFenster: 'Antrag online nicht möglich',
  checkText: 'Grund ist das Ergebnis einer Bonitätsprüfung.',
  checkHeisst: 'Was das heißt',
  checkHeisst1:
    'Vor jedem Abschluss fragen wir eine Auskunftei, wie zuverlässig jemand bisher gezahlt hat. Die Antwort der Auskunftei reicht uns dafür diesmal nicht aus.',
  checkHeisst2:
    'Es ist kein Vertrag entstanden, und wir buchen nichts ab. Über Ihr Risiko sagt das Ergebnis nichts.',
  checkMensch: 'Ein Mensch soll entscheiden',
  checkMensch1: `Das ist Ihr Recht (Art.\u00A022 DSGVO). Schildern Sie uns Ihre Sicht, dann sieht sich jemand aus unserem Haus Ihren Antrag an. Wir antworten innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  checkPruefen: 'Entscheidung persönlich prüfen lassen',
  checkAuskunft: 'Das Ergebnis kann nicht stimmen?',
  checkAuskunft1:
    'Fragen Sie uns, welche Auskunftei wir gefragt haben. Dort bekommen Sie kostenlos eine Kopie Ihrer Daten (Art.\u00A015 DSGVO). Falsche Einträge muss sie berichtigen.',
  checkAuskunft2: 'Danach können Sie den Antrag neu stellen.',
  // /antrag/sorry
  sorryTitel: 'Es tut uns leid',
  sorryFenster: 'Online nicht versicherbar',
  sorryText: 'Dieses Risiko können wir online leider nicht versichern.',
  sorryWarum: 'Woran das liegen kann',
  sorryWarum1:
    'Wir versichern nur, was wir zu einem fairen Beitrag tragen können. Manche Tätigkeiten, Gebäude oder Tiere gehören nicht dazu, und auch viele Schäden in kurzer Zeit.',
  sorryWarum2:
    'Ihre Angaben haben wir nicht als Ablehnung gespeichert. Andere Versicherer erfahren nichts davon.',
  sorryWas: 'Was Sie jetzt tun können',
  sorryWas1: 'Prüfen Sie Ihre Angaben. Ein Tippfehler genügt für ein anderes Ergebnis.',
  sorryWas2: 'Rufen Sie uns an. Manches lässt sich im Gespräch lösen.',
  sorryWas3: 'Fragen Sie andere Versicherer oder die Verbraucherzentrale.',
  sorryPruefen: 'Angaben prüfen',
  sorryProdukte: 'Andere Versicherungen ansehen',
  // /antrag/sorry/agent
  sorryVermittlerTitel: 'Online geht das nicht',
  sorryVermittlerText: 'Dieses Risiko können wir online leider nicht versichern.',
  sorryVermittler1: `Ist der Fall besonders, prüft ihn unser Underwriting. Schreiben Sie, was für das Risiko spricht. Wir antworten innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  sorryVermittlerGrund: 'Grund: {grund}. Ihre Kundschaft erfährt ihn nicht.',
  sorryVermittler2: `Der Entwurf bleibt ${fristen.entwurfTage}\u00A0Tage lang erhalten.`,
  underwriting: 'Anfrage an Underwriting',
  entwuerfe: 'Zu Ihren Entwürfen',
  // /beratung/agent/notfound
  unbekanntTitel: 'Vermittler nicht gefunden',
  unbekanntText:
    'Zu Ihrem Link konnten wir keinen Vermittler finden. Bitte prüfen Sie den Link oder starten Sie ohne Vermittler.',
  unbekannt1:
    'Haben Sie den Link von Ihrer Vermittlerin oder Ihrem Vermittler? Fragen Sie dort nach einem neuen.',
  unbekannt2: 'Ohne Vermittler schließen Sie direkt bei uns ab. Am Beitrag ändert das nichts.',
  ohneVermittler: 'Ohne Vermittler fortfahren',
  kontakt: 'Kontakt',
  // /schaden-melden/fehler
  schadenTitel: 'Das hat nicht geklappt',
  schadenFenster: 'Schadenmeldung nicht gesendet',
  schadenAllgemein: allgemeinerFehler,
  schadenText: 'Ihre Schadenmeldung ist nicht bei uns angekommen.',
  schaden1: 'Beginnen Sie neu. Klappt es wieder nicht, nehmen wir den Schaden am Telefon auf.',
  schadenAmTelefon: 'Rufen Sie uns bitte an, dann nehmen wir den Schaden am Telefon auf.',
  schaden2:
    'Ihre Frist ist damit nicht verpasst: Es zählt, dass Sie sich so bald wie möglich melden.',
  fehlerId: 'Fehlernummer: {id}',
  neuStarten: 'Neu starten',
  // all of them
  hilfe: 'Wir helfen Ihnen',
});
