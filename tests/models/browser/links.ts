import { plain } from './arrival.ts';

/** Where a link leads, by what a person reads on it: a path, `*` for a part of it that hangs on who she is. */
export type Links = Readonly<Record<string, string | readonly string[]>>;

/** What is called the same wherever it stands. */
const everywhere: Links = {
  'Adresse dieses Vertrags ändern': '/kunden/risikoort/*',
  'Alle Verträge': '/kunden/vertraege',
  'Andere Versicherungen ansehen': '/',
  Anmelden: '/kunden/login',
  'Bankverbindung ändern': '/kunden/bankverbindung',
  'Bestätigung anfordern': [
    '/kunden/vertraege/*/bestaetigung',
    '/vermittler/vertraege/details/*/bestaetigung',
  ],
  Datenschutzhinweise: '/datenschutz',
  'Handynummer verloren?': '/kunden/handynummer-aendern',
  'Ihre Daten ansehen': '/kunden/kundendaten',
  'Ich habe keinen Zugriff mehr auf diese Nummer': '/kunden/handynummer-aendern',
  // Whose contract a broker is at.
  'A. Bergmann': '/vermittler/kunde/*',
  Kontakt: '/kontakt',
  'Kontakt aufnehmen': '/kontakt',
  'Lieber kündigen': '/kunden/kuendigen-widerrufen/*/kuendigung',
  'Kündigen oder widerrufen': '/kunden/kuendigen-widerrufen/*',
  'Passwort vergessen?': [
    '/kunden/login/passwort-vergessen',
    '/vermittler/login/passwort-vergessen',
  ],
  'Passwort vergessen? (neuer Tab)': [
    '/kunden/login/passwort-vergessen',
    '/vermittler/login/passwort-vergessen',
  ],
  'Nachricht schreiben': '/kunden/nachricht',
  'Nachricht senden': ['/kunden/nachricht', '/kontakt'],
  'Schreiben Sie uns': '/kunden/nachricht',
  'Vertrag ansehen': ['/kunden/vertraege/*', '/vermittler/vertraege/details/*'],
  'Vertrag kündigen': [
    '/kunden/kuendigen-widerrufen',
    '/kunden/kuendigen-widerrufen/*',
    '/vermittler/vertraege/details/*/kuendigung',
  ],
  'Vertrag widerrufen': '/kunden/kuendigen-widerrufen/*/widerruf',
  'Verträge ansehen': '/kunden/vertraege',
  'Vertriebspartner werden': '/vermittler/vertriebspartner-werden',
  'Zu Ihren Daten': '/kunden/kundendaten',
  'Zu Ihren Verträgen': '/kunden/vertraege',
  'Zu Ihrer Übersicht': '/kunden/details',
  'Zu meinen Verträgen': '/kunden/vertraege',
  'Zum Kundenbestand': '/vermittler/kundenbestand',
  'Zugang einrichten': '/kunden/login/registrieren',
  'Zugang anlegen': '/kunden/login/registrieren',
  'Zur Startseite': '/',
  'Zurück zum Vertrag': ['/kunden/vertraege/*', '/vermittler/vertraege/details/*'],
  'Zurück zur Anmeldung': '/kunden/login',
};

/** What is read on a link, and where it leads. */
type Link = readonly [words: string, path: string];

/** Each link that leads elsewhere than it says, or of which nobody told, one sentence each. */
export function wrongLinks(links: readonly Link[], own: Links = {}): string[] {
  return links.flatMap(([words, path]) => {
    const label = plain(words);
    const due = own[label] ?? everywhere[label];
    if (due === undefined) return [`nobody told that „${label}“ leads to ${path}`];
    return [due].flat().some((one) => isOf(one, path))
      ? []
      : [`„${label}“ leads to ${path} instead of ${[due].flat().join(' or ')}`];
  });
}

function isOf(told: string, path: string): boolean {
  const [parts, ways] = [told.split('/'), path.split('/')];
  return parts.length === ways.length && parts.every((part, i) => part === '*' || part === ways[i]);
}

/** Runs in the page: without documents, what leads out of the portal, and what leads to a field of the same page. */
export function linksOnPage(): Link[] {
  const all = document.querySelectorAll<HTMLAnchorElement>(':is(main, dialog[open]) a[href]');
  return [...all]
    .filter((link) => link.origin === location.origin && !link.pathname.startsWith('/dokument/'))
    .filter(({ hash, pathname }) => hash === '' || pathname !== location.pathname)
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map(({ innerText, pathname }) => [innerText.trim(), pathname.replace(/(?<=.)\/$/, '')]);
}
