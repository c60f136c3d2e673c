import { anbindungsantrag } from './anbindung.ts';
import { all200, all409, alle, gesendet, jedermann, type RechteRow } from './rechte.ts';
import { nummern } from './rows.ts';

const niemand = 'niemand%40example.org';
const contractId = nummern.unbekannt;
const token = 'x'.repeat(43);
const handynummer = '+4915228817222';

/** Who may do what with accounts; nothing of it finds one, and no cell changes anything. */
export const kontorechte = {
  zugangEmailLesen: jedermann(`/benutzer/zugang/email/${contractId}?plz=48143`),
  zugangslinkSenden: gesendet('/benutzer/zugang/link', { contractId, plz: '48143' }),
  zugangslinkPruefen: abgelehnt('/benutzer/zugang/link/verification', { token }),
  zugangsrechtEinloesen: abgelehnt('/benutzer/zugang/recht', { recht: token }),
  initialPasswortSenden: ohneInhalt(`/benutzer/${niemand}/reset/initial-passwort`),
  vermittlerInitialPasswortSenden: ohneInhalt(`/vermittler/${niemand}/initial-passwort`),
  // Nobody need be signed in. That is no mailbox (422); no code fits and no proof is one (409), whoever asks.
  existenzLesen: jedermann('/vermittler/MAKLER/D-4KLM-6NPQR-21/existenz'),
  anbindungsCodeSenden: {
    ...gesendet('/vermittler/anbinden/code', { email: 'jule', marke: 'andsafe' }),
    good: [422, 422, 422, 422, 422, 422, 422, 422],
    bad: alle(422),
  },
  anbindungsCodePruefen: abgelehnt('/vermittler/anbinden/code/pruefung', {
    email: 'uwe@example.org',
    code: '123456',
  }),
  vermittlerAnbinden: abgelehnt('/vermittler/anbinden', anbindungsantrag),
  handynummerResetAnfordern: gesendet('/benutzer/handynummer/reset', {
    email: 'niemand@example.org',
    contractId,
    geburtsdatum: '1992-03-14',
  }),
  handynummerResetPruefen: abgelehnt('/benutzer/handynummer/reset/token', { token }),
  // Her session has given no code lately: customers are told so (409).
  handynummerWaehlen: fuerKunden('/benutzer/handynummer', { handynummer, token: null }),
  smstanSenden: fuerKunden('/benutzer/smstan', { handynummer, token: null }),
  smstanPruefen: {
    ...fuerKunden('/benutzer/P000001/smstanverification', {
      handynummer,
      code: '123456',
      token: null,
    }),
    good: [401, 409, 404, 401, 401, 401, 401, 401],
  },
  benutzerAendern: fuerKunden('/benutzer/aendern', {
    art: 'EMAIL',
    email: 'neu@example.org',
    passwort: 'Falsch-Portal2026!',
  }),
  // Brokers are told that only their customer may (403).
  bankverbindungAendern: {
    request: {
      method: 'PATCH',
      path: '/partner/P000001/bankverbindung',
      body: {
        iban: 'DE02120300000000202051',
        kontoinhaber: null,
        vertraege: null,
        mandat: true,
      },
    },
    good: [401, 409, 404, 403, 403, 403, 403, 401],
    bad: alle(401),
  },
  // The day of the move is past (409).
  umziehen: {
    request: {
      method: 'POST',
      path: '/partner/P000001/umzug',
      body: {
        wirksamkeitsdatum: '2026-01-01',
        anschrift: { plz: '10115', ort: 'Berlin', strasse: 'Invalidenstraße', hausnummer: '7' },
        vertraege: [],
      },
    },
    good: [401, 409, 404, 401, 401, 401, 401, 401],
    bad: alle(401),
  },
  // The password is wrong (409).
  passwortAendern: fuerKunden('/benutzer/passwort/aendern', passwoerter()),
  vermittlerPasswortAendern: fuerVermittler('/vermittler/passwort/aendern', 409, passwoerter()),
  // The pool of the test is empty.
  vermittlerdatenLesen: {
    ...fuerVermittler('/vermittler/kundendaten', 404),
    request: { method: 'GET', path: '/vermittler/kundendaten' },
  },
  // Their sessions have given no code lately (409).
  vermittlerAendern: fuerVermittler('/vermittler/aendern', 409, {
    art: 'EMAIL',
    email: 'neu@example.org',
    passwort: 'Falsch-Portal2026!',
  }),
  vermittlerHandynummerWaehlen: fuerVermittler('/vermittler/handynummer', 409, { handynummer }),
  vermittlerSmstanSenden: fuerVermittler('/vermittler/smstan', 409, { handynummer }),
  vermittlerSmstanPruefen: fuerVermittler('/vermittler/smstanverification', 409, {
    handynummer,
    code: '123456',
  }),
  einstellungenLesen: {
    ...fuerVermittler('/vermittler/einstellungen', 200),
    request: { method: 'GET', path: '/vermittler/einstellungen' },
  },
  einstellungenAendern: {
    ...fuerVermittler('/vermittler/einstellungen', 200),
    request: { method: 'PATCH', path: '/vermittler/einstellungen', body: { mails: {} } },
  },
  nutzungsbedingungenLesen: {
    ...fuerVermittler('/vermittler/nutzungsbedingungen', 200),
    request: { method: 'GET', path: '/vermittler/nutzungsbedingungen' },
  },
  // Terms of another version.
  nutzungsbedingungenAnnehmen: fuerVermittler('/vermittler/nutzungsbedingungen', 422, {
    version: '2020-01',
    nutzungsbedingungen: true,
    auftragsverarbeitung: true,
  }),
} as const satisfies Record<string, RechteRow>;

function passwoerter() {
  return { passwort: 'Falsch-Portal2026!', neuesPasswort: 'Kornblume-77x' };
}

function ohneInhalt(path: string): RechteRow {
  return { ...jedermann(path), request: { method: 'POST', path }, bad: all200 };
}

/** A link nobody was sent. */
function abgelehnt(path: string, body: object): RechteRow {
  const good = [409, 409, 409, 409, 409, 409, 409, 409] as const;
  return { ...gesendet(path, body), good, bad: all409 };
}

function fuerKunden(path: string, body: object): RechteRow {
  const good = [401, 409, 409, 401, 401, 401, 401, 401] as const;
  return { ...gesendet(path, body), good, bad: alle(401) };
}

function fuerVermittler(path: string, status: number, body: object = {}): RechteRow {
  const good = [401, 401, 401, status, status, status, status, 401] as const;
  return { ...gesendet(path, body), good, bad: alle(401) };
}
