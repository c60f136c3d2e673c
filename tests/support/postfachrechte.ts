import { nachrichtenPool, type Nachrichtenpool } from '#contract/entities/nachricht.ts';
import type { Database } from '#server/database/open.ts';
import { dokument } from '#server/database/schema.ts';
import { mitteilung } from '#server/database/vorgangsschema.ts';
import { all401, type RechteRow } from './rechte.ts';
import { nummern } from './rows.ts';

/** Messages of the customer and of agency A about her contract, one of each not to be deleted unopened. */
const nachrichten = {
  benutzer: {
    offen: '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a01',
    verbindlich: '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a02',
    anhang: '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a03',
  },
  vermittler: {
    offen: '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1b01',
    verbindlich: '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1b02',
    anhang: '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1b03',
  },
} as const;

/** Who reads which mailbox: its customer; its agency, and of it the sub-agent who looks after the contract. */
export const postfachrechte = {
  ...derBenutzer(),
  ...derVermittler(),
  // About a contract of her own alone; agents write elsewhere.
  nachrichtSchreiben: row(
    {
      method: 'POST',
      path: '/nachricht/nachricht',
      body: {
        anliegen: 'SONSTIGES',
        versicherungsNummer: nummern.eigener,
        text: 'Guten Tag.',
      },
    },
    [401, 200, 404, 401, 401, 401, 401, 401],
  ),
} as const satisfies Record<string, RechteRow>;

function derBenutzer() {
  const folder = [401, 200, 200, 401, 401, 401, 401, 401] as const;
  return zeilen('benutzer', folder, (ok) => [401, ok, 404, 401, 401, 401, 401, 401]);
}

function derVermittler() {
  const folder = [401, 401, 401, 200, 200, 200, 200, 401] as const;
  return zeilen('vermittler', folder, (ok) => [401, 401, 401, ok, 404, ok, 404, 401]);
}

function zeilen(
  pool: Nachrichtenpool,
  folder: RechteRow['good'],
  one: (status: number) => RechteRow['good'],
): Record<string, RechteRow> {
  const { offen, verbindlich, anhang } = nachrichten[pool];
  const path = `/${pool}/nachricht` as const;
  const of = (name: string) => `postfach${pool === 'benutzer' ? 'Benutzer' : 'Vermittler'}${name}`;
  return {
    [of('Zaehlen')]: row({ method: 'GET', path: `${path}/count` }, folder),
    [of('Eingang')]: row({ method: 'GET', path: `${path}/eingang` }, folder),
    [of('Ausgang')]: row({ method: 'GET', path: `${path}/ausgang?seite=2&suche=Rad` }, folder),
    [of('Lesen')]: row({ method: 'GET', path: `${path}/${offen}` }, one(200)),
    [of('Markieren')]: row(
      { method: 'PATCH', path: `${path}/${offen}`, body: { gelesen: false } },
      one(200),
    ),
    // Nobody has opened it (409).
    [of('Loeschen')]: row({ method: 'DELETE', path: `${path}/${verbindlich}` }, one(409)),
    [of('Anhang')]: row({ method: 'GET', path: `${path}/download/${anhang}` }, one(200)),
  };
}

function row(request: RechteRow['request'], good: RechteRow['good']): RechteRow {
  return { request, good, bad: all401 };
}

/** The messages those requests are about. */
export async function insertPostfach(database: Database): Promise<void> {
  const zeit = new Date('2026-11-19T09:00:00Z');
  for (const portal of nachrichtenPool.options) {
    const { offen, verbindlich, anhang } = nachrichten[portal];
    const zeile = {
      ...(portal === 'benutzer'
        ? { partnerNummer: 'P000001' }
        : { vermittlerNummer: '4711000001' }),
      portal,
      versicherungsNummer: nummern.eigener,
      betreff: 'Ihre Vertragsänderung zum 01.01.2027',
      text: 'Der Beitrag ändert sich.',
      zeit,
    };
    const vorgangId = anhang;
    await database.insert(mitteilung).values([
      { ...zeile, id: offen, vorgangId },
      { ...zeile, id: verbindlich, verbindlich: true },
    ]);
    await database.insert(dokument).values({
      id: anhang,
      antragId: vorgangId,
      stelle: 0,
      typ: 'NACHTRAG',
      version: '2026-11',
      titel: 'Nachtrag',
      inhalt: '{}',
      versicherungsNummer: nummern.eigener,
      erstelltAm: zeit,
      laeuftAb: null,
    });
  }
}
