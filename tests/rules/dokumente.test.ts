import { describe, expect, test } from 'vitest';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { backofficeProdukt, produkt, schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import type { Vermittlerinfo } from '#contract/endpoints/vermittler.ts';
import type { BetriebsAntworten } from '#machines/antrag/betrieb.ts';
import type { BasisAntworten, Antragsstand } from '#machines/antrag/context.ts';
import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import type { Antragsangaben, Unterlagendaten } from '#server/documents/daten.ts';
import { alsHtml } from '#server/documents/html/html.ts';
import type { Dokumentinhalt, Dokumenttyp } from '#server/documents/inhalt/inhalt.ts';
import { avb } from '#server/documents/inhalt/avb.ts';
import { pib } from '#server/documents/inhalt/pib.ts';
import { absenderVon } from '#server/documents/marke.ts';
import { consents } from '#server/reference/consents.ts';
import { unterlagenNach, unterlagenVor } from '#server/documents/unterlagen.ts';
import { herstellbar } from '#server/documents/vertragsdokumente.ts';
import { gemeinteArt } from '#server/rules/antrag/produkte.ts';
import { kuendbarkeit } from '#server/rules/fristen/kuendigung.ts';
import { antworten as betriebshaftpflicht } from '#tests/models/antrag/betriebshaftpflicht/cases.ts';
import { fragen as risikofragen } from '#tests/models/antrag/betriebsfall.ts';
import { antworten as fahrrad } from '#tests/models/antrag/fahrrad/cases.ts';
import { antworten as wohnungsmuster } from '#tests/models/antrag/hausrat/cases.ts';
import { antworten as jahresreisen } from '#tests/models/antrag/reise/cases.ts';
import { antworten as hund } from '#tests/models/antrag/tierhalterhaftpflicht/cases.ts';
import { antworten as paar } from '#tests/models/antrag/privathaftpflicht/cases.ts';
import { antworten as inhalt } from '#tests/models/antrag/sachinhalt/cases.ts';
import { antworten as vermoegensschaden } from '#tests/models/antrag/vermoegensschadenhaftpflicht/cases.ts';
import { marken } from '#tests/support/marken.ts';

/** Nobody is asked about a price that is the one she saw. */
const { beitragPruefen: _keiner, anschluss: _kein, ...hausrat } = wohnungsmuster;

/** The day of all these papers. */
const stand = '2026-11-20';

const angaben: Record<AntragProdukt, Antragsangaben | null> = {
  hausrat: gemeinteArt('hausrat').angaben(beantwortet(hausrat)),
  bhv: gemeinteArt('bhv').angaben(mitFragen(betriebshaftpflicht)),
  fahrrad2: gemeinteArt('fahrrad2').angaben(beantwortet(fahrrad)),
  thv: gemeinteArt('thv').angaben(beantwortet(hund)),
  phv: gemeinteArt('phv').angaben(beantwortet(paar)),
  si: gemeinteArt('si').angaben(beantwortet(inhalt)),
  reise: gemeinteArt('reise').angaben(beantwortet(jahresreisen)),
  vh2: gemeinteArt('vh2').angaben(mitFragen(vermoegensschaden)),
};
const produkte = [
  'hausrat',
  'bhv',
  'fahrrad2',
  'thv',
  'phv',
  'reise',
] as const satisfies readonly AntragProdukt[];
const vermittler: Vermittlerinfo = {
  vermittlerNummer: '4711000001',
  name: 'Müller & Söhne GmbH',
  ort: 'Münster',
  ihkNummer: null,
  telefon: null,
  vertriebsweg: 'MAKLER',
};
const erklaerung = consents.find(({ satz }) => satz)?.text ?? '';

const vor: Dokumenttyp[] = [
  'PIB',
  'AVB',
  'VERBRAUCHERINFO',
  'WIDERRUFSBELEHRUNG',
  'ANZEIGEPFLICHT',
  'DATENSCHUTZ',
  'BERATUNGSPROTOKOLL',
  'SEPA_MANDAT',
];

describe.each(produkte)('The documents of %s', (name) => {
  const daten = datenFuer(name, 'andsafe');

  test('are all there before the declaration, with the first information where a broker sells', () => {
    expect(unterlagenVor(daten).map(({ typ }) => typ)).toEqual(vor);
    expect(unterlagenVor({ ...daten, vermittler }).at(-1)?.typ).toBe('ERSTINFORMATION');
  });

  test('hold no mandate where nothing is debited', () => {
    const rechnung = { ...daten.angaben, zahlart: 'RECHNUNG', konto: null } as const;
    const typen = unterlagenVor({ ...daten, angaben: rechnung }).map(({ typ }) => typ);
    expect(typen).not.toContain('SEPA_MANDAT');
  });

  test('say everything in words, in every brand', () => {
    for (const marke of markenSchluessel.options) {
      for (const inhalt of alle(datenFuer(name, marke))) {
        const text = worte(inhalt);
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}|\b[A-Z]{2,}_[A-Z]/);
        expect(text).not.toMatch(/\b(?:du|dich|dir|deine?[mnrs]?)\b/i);
        // The statutory model has a title that stands above others.
        const leer = inhalt.abschnitte.filter(({ bloecke }) => bloecke.length === 0);
        expect(leer).toHaveLength(inhalt.typ === 'WIDERRUFSBELEHRUNG' ? 1 : 0);
      }
    }
  });

  test('carry version and brand, and name whoever insures', () => {
    for (const inhalt of alle(datenFuer(name, 'hfk'))) {
      expect(inhalt.marke).toBe('hfk');
      expect(inhalt.version).toMatch(/^\d{4}-\d\d$/);
      expect(inhalt.fuss.join(' ')).toContain('HFK Heimversicherung AG');
    }
  });

  test('have a page that names the document once', () => {
    const [schein] = alle(daten);
    if (!schein) throw new Error('No document.');
    const html = alsHtml({
      inhalte: [schein],
      marke: marken.andsafe,
      titel: schein.titel,
      pdf: 'a.pdf',
    });
    expect(html.match(/<h1>Versicherungsschein<\/h1>/g)).toHaveLength(1);
  });
});

describe('A customer', () => {
  test('of HFK reads the names this brand gives sheet and conditions', () => {
    const titel = unterlagenVor(datenFuer('hausrat', 'hfk')).map((inhalt) => inhalt.titel);
    expect(titel.slice(0, 2)).toEqual([
      'HFK-Produktinformationsblatt',
      'HFK-Versicherungsbedingungen',
    ]);
  });

  test('learns how the contract ends for this product and brand', () => {
    expect(ende('hausrat', 'andsafe')).toContain('Sie können jederzeit kündigen');
    expect(ende('hausrat', 'hfk')).toContain('Die Frist beträgt drei Monate.');
    expect(ende('bhv', 'andsafe')).toContain('Die Frist beträgt einen Monat.');
  });

  test('finds the ombudsman and no link to the platform that was closed', () => {
    const info = worte(eines(unterlagenVor(datenFuer('hausrat', 'andsafe')), 'VERBRAUCHERINFO'));
    expect(info).toContain('Versicherungsombudsmann e.\u202FV.');
    expect(info).not.toMatch(/ec\.europa|Streitbeilegung|\bOS\b/);
  });

  test('who founded her firm lately reads before and after the conclusion when that makes it cheaper no more', () => {
    const daten = datenFuer('bhv', 'andsafe');
    const nachlass = 'Der Nachlass endet nach dem 19.11.2027.';
    const mitNachlass = { ...daten, beitrag: { ...daten.beitrag, nachlass } };
    for (const typ of ['VERBRAUCHERINFO', 'VERSICHERUNGSSCHEIN'] as const) {
      expect(worte(eines(alle(mitNachlass), typ))).toContain(nachlass);
      expect(worte(eines(alle(daten), typ))).not.toContain('Nachlass');
    }
  });

  test('reads what a day costs if she revokes: a 360th of the year', () => {
    const belehrung = eines(unterlagenVor(datenFuer('hausrat', 'andsafe')), 'WIDERRUFSBELEHRUNG');
    expect(worte(belehrung)).toContain('einen Betrag in Höhe von 0,41\u00A0EUR für jeden Tag.');
  });

  test('finds drafts, phone codes and the credit check in the privacy notice', () => {
    const text = worte(eines(unterlagenVor(datenFuer('hausrat', 'andsafe')), 'DATENSCHUTZ'));
    for (const wort of ['Entwurf', 'Code', 'Auskunftei', 'Art.\u00A022 DSGVO'])
      expect(text).toContain(wort);
  });

  test('finds her number as reference in the mandate only when there is a contract', () => {
    const daten = datenFuer('hausrat', 'andsafe');
    expect(worte(eines(unterlagenVor(daten), 'SEPA_MANDAT'))).not.toContain('-01');
    expect(worte(eines(alle(daten), 'SEPA_MANDAT'))).toContain('HR261234567-01');
  });

  test('reads back every answer and every declaration, the account masked', () => {
    const antrag = worte(eines(alle(datenFuer('hausrat', 'andsafe')), 'ANTRAG'));
    for (const teil of ['Chausseestraße 12', '80\u00A0m²', 'Massiv', '12.04.1988', erklaerung])
      expect(antrag).toContain(teil);
    expect(antrag).not.toContain('1203');
  });
});

/** Everything answered, for a customer of the house itself. */
function beantwortet<A extends BasisAntworten>(antworten: A): Antragsstand<A> {
  const umfeld = {
    heute: stand,
    marke: 'andsafe',
    vermittler: null,
    mitCode: false,
    mitRechnung: true,
  } as const;
  return { antworten, umfeld, ergebnisse: {} };
}

/** The same, with what the trades were asked. */
function mitFragen<A extends BetriebsAntworten>(antworten: A): Antragsstand<A> {
  const ohne = beantwortet(antworten);
  const eingabe = { gewerbeIds: [antworten.einstieg?.hauptgewerbe.gewerbeId] };
  return { ...ohne, ergebnisse: { risikofragenLaden: { eingabe, ergebnis: risikofragen } } };
}

function ende(name: AntragProdukt, marke: 'andsafe' | 'hfk'): string {
  return worte(eines(unterlagenVor(datenFuer(name, marke)), 'PIB'));
}

test.each(produkt.options)(
  '%s has its policy, conditions and sheet, a motor contract is a name only',
  (eines) => {
    const typen = herstellbar(eines, marken.hfk.documents).map(({ typ }) => typ);
    expect(typen).toEqual(eines === 'KFZ' ? [] : ['VERSICHERUNGSSCHEIN', 'AVB', 'PIB']);
  },
);

describe.each(backofficeProdukt.options)('Conditions and sheet of %s', (identifier) => {
  const papiere = (marke: keyof typeof marken) => {
    const grund = { produkt: identifier, absender: absenderVon(marken[marke]), stand };
    return [avb(grund), pib(grund)];
  };

  test('say everything in words, name the product, and number what they say', () => {
    const name = produktName(schluesselAusIdentifier(identifier));
    for (const inhalt of papiere('andsafe')) {
      expect(inhalt.kopf.join(' ')).toContain(name);
      expect(worte(inhalt)).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}|\b[A-Z]{2,}_[A-Z]/);
      expect(inhalt.abschnitte.filter(({ bloecke }) => bloecke.length === 0)).toEqual([]);
    }
    const nummern = papiere('andsafe')[0]?.abschnitte.map(({ titel }) => Number.parseInt(titel));
    expect(nummern).toEqual(nummern?.map((_, stelle) => stelle + 1));
  });

  test('say how it ends as its contracts do', () => {
    const lage = { produkt: identifier, zahlweise: 'JAEHRLICH', status: 'LAUFEND' } as const;
    for (const [marke, vertragsmarke] of [
      ['andsafe', 'ANDSAFE'],
      ['hfk', 'HFK'],
    ] as const) {
      const { kuendbar, fristMonate } = kuendbarkeit({ ...lage, marke: vertragsmarke });
      const frist = fristMonate === 1 ? 'einen Monat' : 'drei Monate';
      const satz = kuendbar === 'TAEGLICH' ? 'jederzeit kündigen' : `Die Frist beträgt ${frist}.`;
      for (const inhalt of papiere(marke)) expect(worte(inhalt)).toContain(satz);
    }
  });
});

test('whoever insures a single trip reads that it ends by itself', () => {
  const grund = { produkt: 'REISE', absender: absenderVon(marken.protect), stand } as const;
  for (const inhalt of [avb(grund), pib(grund)]) {
    const text = worte(inhalt);
    expect(text).toContain('endet der Schutz mit der Reise');
    expect(text).toContain('endet von selbst und kann nicht gekündigt werden');
    expect(text).not.toContain('Nach einem Schaden können beide Seiten');
  }
});

function datenFuer(name: AntragProdukt, marke: keyof typeof marken): Unterlagendaten {
  const gegeben = angaben[name];
  if (!gegeben) throw new Error(`${name}: an answer is missing`);
  return {
    angaben: gegeben,
    absender: absenderVon(marken[marke]),
    vermittler: null,
    heute: stand,
    beitrag: {
      zahlweise: 'MONATLICH',
      versicherungsPraemie: 12_34,
      jahresVersicherungsPraemie: 148_08,
      netto: 10_00,
      steuer: 2_34,
      nettoJahr: 120_00,
      versicherungsSumme: null,
      komponenten: [],
      zahlweisen: [],
      gueltigBis: '2026-12-04',
    },
  };
}

function alle(daten: Unterlagendaten): Dokumentinhalt[] {
  const nach = unterlagenNach({
    ...daten,
    versicherungsNummer: 'HR261234567',
    bedingungen: '2026-11',
    erklaerungen: [erklaerung],
    gesagt: [],
  });
  return [...nach, ...unterlagenVor({ ...daten, vermittler })];
}

function eines(inhalte: readonly Dokumentinhalt[], typ: Dokumenttyp): Dokumentinhalt {
  const gefunden = inhalte.find((inhalt) => inhalt.typ === typ);
  if (!gefunden) throw new Error(`${typ} is missing`);
  return gefunden;
}

/** Everything somebody reads in it. */
function worte(inhalt: Dokumentinhalt): string {
  const { typ: _typ, marke: _marke, version: _version, ...gelesen } = inhalt;
  return texte(gelesen).join('\n');
}

function texte(wert: unknown): string[] {
  if (typeof wert === 'string') return [wert];
  if (typeof wert !== 'object' || wert === null) return [String(wert)];
  return Object.values(wert).flatMap((teil) => texte(teil));
}
