import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { antragIdVon, bereiteVor, einreichung, mit, stelle } from '#tests/support/antrag.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { reise } from '#tests/support/musterantraege.ts';
import { abgeschlossen } from '#tests/support/reiseantrag.ts';
import { insertRows } from '#tests/support/rows.ts';
import { schalterMit } from '#tests/support/schalter.ts';

const schalter: Record<string, boolean> = {};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ features: schalterMit(schalter) });
  await insertRows(api.database);
});
afterAll(() => api.close());

describe('Health cover abroad', () => {
  const kranken = {
    ...mit(mit(reise, 'angebot', { bausteine: ['RUECKTRITT', 'REISEKRANKEN'] }), 'person', {
      vorname: 'Karla',
    }),
    beitrag: 125_15,
  };
  const anfrage = {
    art: 'EINZELREISE',
    personenkreis: 'SINGLE',
    reisende: [{ geburtsdatum: '1982-06-30' }],
    reisepreis: 900_00,
    beginn: '2027-02-06',
    ende: '2027-02-13',
    bausteine: ['RUECKTRITT'],
  };
  const alternativen = async () => {
    const { body } = await api.send({
      method: 'POST',
      path: '/reise/tarifieren',
      als: null,
      body: anfrage,
    });
    const antwort = z.parse(
      z.object({ alternativen: z.array(z.object({ feld: z.string(), wert: z.unknown() })) }),
      body,
    );
    return antwort.alternativen.map(({ feld, wert }) => `${feld} ${String(wert)}`);
  };

  test('is neither concluded nor named with a price while it is switched off', async () => {
    schalter['reisekrankenversicherung'] = false;
    expect(await bereiteVor(api, kranken)).toMatchObject({
      status: 409,
      body: {
        schritt: 'angebot',
        errorMessage: expect.stringContaining('Reisekranken') as unknown,
      },
    });
    expect(await alternativen()).toEqual(['bausteine GEPAECK', 'sb20 true']);
  });

  test('is priced and concluded once it is switched on', async () => {
    schalter['reisekrankenversicherung'] = true;
    expect(await alternativen()).toEqual([
      'bausteine REISEKRANKEN',
      'bausteine GEPAECK',
      'sb20 true',
    ]);
    const { zeile, papier } = await abgeschlossen(api, kranken);
    expect(zeile?.vertrag.beitragsKomponenten).toMatchObject([
      { name: 'RUECKTRITT', nettoJahr: 81_60 },
      { name: 'REISEKRANKEN', nettoJahr: 28_05, steuersatz: 0 },
    ]);
    expect(papier('VERSICHERUNGSSCHEIN')).toContain('Reisekranken');
    schalter['reisekrankenversicherung'] = false;
  });

  test('is not concluded where it was switched off after the papers were made', async () => {
    schalter['reisekrankenversicherung'] = true;
    const antrag = mit(kranken, 'person', { vorname: 'Kilian' });
    const antragId = await antragIdVon(bereiteVor(api, antrag));
    schalter['reisekrankenversicherung'] = false;
    const antwort = await stelle(
      api,
      'reise',
      einreichung({ ...antrag, beitrag: 125_15 }, antragId),
    );
    expect(antwort.status).toBe(409);
  });
});

describe('A price that was given', () => {
  const anfrage = {
    art: 'EINZELREISE',
    personenkreis: 'SINGLE',
    reisende: [{ geburtsdatum: '1982-06-30' }],
    reisepreis: 900_00,
    beginn: '2027-02-06',
    ende: '2027-02-13',
    bausteine: ['GEPAECK'],
  };
  const preis = async (felder: object) => {
    const body = { ...anfrage, ...felder };
    const antwort = await api.send({ method: 'POST', path: '/reise/tarifieren', als: null, body });
    return z.parse(
      z.object({
        zusage: z.string(),
        beitrag: z.object({ versicherungsPraemie: z.number(), gueltigBis: z.string() }),
        alternativen: z.array(
          z.object({ feld: z.string(), wert: z.unknown(), versicherungsPraemie: z.number() }),
        ),
      }),
      antwort.body,
    );
  };

  test('holds for whatever else is chosen there, and each other choice costs what it was named with', async () => {
    const { zusage, alternativen } = await preis({});
    const andere = alternativen.find(({ wert }) => wert === 'RUECKTRITT');
    const mitAllem = await preis({ zusage, bausteine: ['RUECKTRITT', 'GEPAECK'] });
    expect(mitAllem.beitrag.versicherungsPraemie).toBe(andere?.versicherungsPraemie);
    expect(mitAllem.zusage).toBe(zusage);
    // Another trip is another risk.
    expect((await preis({ zusage, ende: '2027-02-14' })).zusage).not.toBe(zusage);
  });

  test('names no choice without any module', async () => {
    const { alternativen } = await preis({});
    expect(alternativen.map(({ wert }) => wert)).toEqual(['RUECKTRITT']);
  });
});
