import { describe, expect, test } from 'vitest';
import { ankuendigungAb, nachlassEndetAm } from '#server/rules/tarif/gruendernachlass.ts';
import { bewerteImVertrag, tarifAngabenVon } from '#server/rules/tarif/vertragstarif.ts';
import { anfrageZu, beispiele, heute } from './beispiele.ts';
import { antwortVon, sparten } from './sparten.ts';

const vertrag = {
  produkt: 'BHV_2',
  antragsdatum: '2025-12-20',
  vertragsBeginn: '2025-12-20',
  beginnverlegung: null,
  hauptfaelligkeitTag: 20,
  hauptfaelligkeitMonat: 12,
} as const;

describe('the discount of a founder', () => {
  test.each([
    ['that is two years old a week before', '2025-12-13', '2027-12-20'],
    ['that is two years old on that very day', '2025-12-20', '2027-12-20'],
    ['that is two years old a day after', '2024-12-21', '2027-12-20'],
    ['that is two years old in the first year', '2024-06-01', '2026-12-20'],
    ['of 29 February', '2024-02-29', '2026-12-20'],
  ])(
    'ends at the first Hauptfälligkeit after the 24th month of a firm %s',
    (_, gegruendet, ende) => {
      expect(nachlassEndetAm(vertrag, gegruendet)).toBe(ende);
      expect(ankuendigungAb(ende)).toBe(ende.replace('12-20', '10-21'));
    },
  );

  test('lasts the first year of a contract whose start was moved beyond those months', () => {
    const verlegt = {
      ...vertrag,
      beginnverlegung: '2026-09-01',
      hauptfaelligkeitTag: 1,
      hauptfaelligkeitMonat: 9,
    };
    expect(nachlassEndetAm(verlegt, '2024-01-15')).toBe('2027-09-01');
  });

  test('was never given to a firm that was two years old when it was concluded, and needs a Hauptfälligkeit to end', () => {
    expect(nachlassEndetAm(vertrag, '2023-12-19')).toBeNull();
    expect(nachlassEndetAm(vertrag, undefined)).toBeNull();
    const ohne = { ...vertrag, hauptfaelligkeitTag: null, hauptfaelligkeitMonat: null };
    expect(nachlassEndetAm(ohne, '2025-06-01')).toBeNull();
  });

  test('counts in every calculation up to that day, and in none from it on', () => {
    const angaben = tarifAngabenVon('BHV_2', {
      hauptgewerbe: '1302',
      jahresumsatz: 20_000_000,
      gruendungsdatum: '2024-06-01',
    });
    const nettoAm = (tag: string) => {
      const bewertung = bewerteImVertrag(vertrag, angaben ?? {}, tag);
      return bewertung?.ergebnis === 'VERSICHERBAR' ? bewertung.komponenten[0]?.nettoJahr : null;
    };
    // 480,00 EUR x 0.85
    expect(nettoAm('2025-12-20')).toBe(40_800);
    expect(nettoAm('2026-12-19')).toBe(40_800);
    expect(nettoAm('2026-12-20')).toBe(48_000);
    expect(nettoAm('2029-01-01')).toBe(48_000);
  });

  test.each([
    ['business', 'bhv', 26],
    ['financial loss', 'vh', 46],
  ] as const)('is said with the price of %s liability, with its end', (_, sparte, nr) => {
    const anfrage = fall(nr);
    const antwort = antwortVon(sparten[sparte].tarifiere(anfrage, heute));
    const text =
      'Sie haben vor weniger als 24\u00A0Monaten gegründet. Deshalb zahlen Sie 15\u00A0% weniger, bis zur ersten Hauptfälligkeit nach dem 19.11.2027. Danach gilt der Beitrag ohne diesen Nachlass.';
    expect(antwort.hinweise).toContainEqual({ code: 'GRUENDERNACHLASS', text });
    expect(antwort.beitrag?.nachlass).toBe(text);
    const aelter = antwortVon(
      sparten[sparte].tarifiere({ ...anfrage, gruendungsdatum: '2024-11-20' }, heute),
    );
    expect(aelter.hinweise.map(({ code }) => code)).not.toContain('GRUENDERNACHLASS');
    expect(aelter.beitrag).not.toHaveProperty('nachlass');
  });
});

describe('the age of a customer counts as on the day the contract begins', () => {
  test('where it is priced', () => {
    const geburtsdatum = '1996-12-01';
    expect(netto({ geburtsdatum })).toBe(4080);
    expect(netto({ geburtsdatum, versicherungsbeginn: '2026-11-30' })).toBe(4080);
    expect(netto({ geburtsdatum, versicherungsbeginn: '2026-12-01' })).toBe(4800);
    expect(netto({ geburtsdatum: '1966-12-01', versicherungsbeginn: '2026-12-01' })).toBe(4560);
  });

  test('but nobody of 17 concludes one for later, and none begins in more than a year', () => {
    const siebzehn = { geburtsdatum: '2008-11-30', versicherungsbeginn: '2026-12-01' };
    expect(ergebnis(siebzehn)).toMatchObject({ fehler: [{ feld: 'geburtsdatum' }] });
    for (const versicherungsbeginn of ['2026-11-18', '2027-11-21']) {
      expect(ergebnis({ versicherungsbeginn })).toMatchObject({
        fehler: [
          {
            feld: 'versicherungsbeginn',
            text: 'Wählen Sie einen Versicherungsbeginn zwischen dem 19.11.2026 und dem 20.11.2027.',
          },
        ],
      });
    }
  });

  test('and stays for that contract, whatever is changed when', () => {
    const privat = { ...vertrag, produkt: 'PRIVATHAFTPFLICHT' } as const;
    const nettoIm = (geburtsdatum: string, tage: object) => {
      const angaben = tarifAngabenVon('PRIVATHAFTPFLICHT', {
        geburtsdatum,
        versicherungssumme: 2_000_000_000,
      });
      const bewertung = bewerteImVertrag({ ...privat, ...tage }, angaben ?? {}, '2035-01-01');
      return bewertung?.ergebnis === 'VERSICHERBAR' ? bewertung.komponenten[0]?.nettoJahr : null;
    };
    expect(nettoIm('1995-12-21', {})).toBe(4080);
    expect(nettoIm('1995-12-20', {})).toBe(4800);
    expect(nettoIm('1995-12-21', { beginnverlegung: '2026-03-01' })).toBe(4800);
  });
});

function ergebnis(anfrage: object) {
  return sparten.phv.tarifiere({ ...fall(13), ...anfrage }, heute);
}

function netto(anfrage: object) {
  return antwortVon(ergebnis(anfrage)).beitrag?.nettoJahr;
}

function fall(nr: number): object {
  const beispiel = beispiele.find((zeile) => zeile.nr === nr);
  if (!beispiel) throw new Error(`no worked case ${nr}`);
  return anfrageZu(beispiel);
}

test('what makes the price of a firm higher or lower is told apart from it, and nothing that changes none', () => {
  const gefragt = fall(26);
  const treiber = (mehr: object) =>
    antwortVon(sparten.bhv.tarifiere({ ...gefragt, ...mehr }, heute)).beitrag?.treiber;
  expect(treiber({})).toEqual([{ name: 'GRUENDUNG', prozent: -15 }]);
  expect(treiber({ gruendungsdatum: undefined })).toBeUndefined();
  expect(treiber({ nebengewerbe: ['1303'], vorschaeden: 2 })).toEqual([
    { name: 'NEBENGEWERBE', prozent: 40 },
    { name: 'GRUENDUNG', prozent: -15 },
    { name: 'VORSCHAEDEN', prozent: 35 },
  ]);
});
