import type { Worte } from '#machines/worte.ts';

/** Words for the charts around an account that end with a confirmed number. */
export const worte = {
  zustaende: {
    abweichendeEmail: 'Abweichende E-Mail-Adresse',
    anfordern: 'Anforderung',
    emailBestaetigen: 'E-Mail-Adresse bestätigen',
    emailGeaendert: 'E-Mail-Adresse geändert',
    fertig: 'Fertig',
    kontoBesteht: 'Konto besteht schon',
    linkGeoeffnet: 'Link geöffnet',
    linkGesendet: 'Link gesendet',
    linkPruefen: 'Link prüfen',
    linkUngueltig: 'Link ungültig',
    neueNummer: 'Neue Nummer',
    passwortFestlegen: 'Passwort festlegen',
    pruefen: 'Prüfung',
    senden: 'Versand',
    setzen: 'Speichern',
    suchen: 'Suche',
    tanPruefen: 'Handynummer bestätigen',
    vertragsnummer: 'Vertragsnummer',
    waehlen: 'Prüfung der Nummer',
  },
  ereignisse: {
    ABWEICHENDE_EMAIL: 'Das ist nicht meine E-Mail-Adresse',
    ANDERE_NUMMER: 'Andere Nummer',
    CODE_ERNEUT: 'Code erneut senden',
    LINK_ANFORDERN: 'Link anfordern',
    NEUER_LINK: 'Neuen Link anfordern',
  },
  bedingungen: {
    istEinstieg: 'so gekommen',
    istGueltig: 'vollständig ausgefüllt',
    fuehrtZu: 'dahin führt der Link',
    istFehler: 'bekannter Fehler',
  },
  aufrufe: {
    codePruefen: 'Code prüfen, Nummer speichern',
    codeSenden: 'Code als SMS senden',
    emailSuchen: 'E-Mail-Adresse zum Vertrag suchen',
    linkPruefen: 'Link prüfen',
    linkSenden: 'Link per E-Mail senden',
    nummerWaehlen: 'Nummer prüfen',
    passwortSetzen: 'Passwort speichern',
    resetAnfordern: 'Link per E-Mail anfordern',
  },
} as const satisfies Worte;
