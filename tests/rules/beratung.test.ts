import { describe, expect, test } from 'vitest';
import type { Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import type { BasisAntworten, Antragsumfeld } from '#machines/antrag/context.ts';
import type { Vermittlerinfo } from '#contract/endpoints/vermittler.ts';
import { betriebshaftpflichtStrecke } from '#machines/antrag/betriebshaftpflicht/machine.ts';
import { fahrradStrecke } from '#machines/antrag/fahrrad/machine.ts';
import { hausratStrecke } from '#machines/antrag/hausrat/machine.ts';
import { beratungsprotokoll } from '#server/documents/inhalt/beratung.ts';
import type { Dokumentinhalt } from '#server/documents/inhalt/inhalt.ts';
import { absenderVon } from '#server/documents/marke.ts';
import { gemeinteArt } from '#server/rules/antrag/produkte.ts';
import { mit } from '#tests/support/antrag.ts';
import type { Musterantrag } from '#tests/support/antragsteile.ts';
import { bhv, fahrrad, hausrat, musterantraege } from '#tests/support/musterantraege.ts';
import { marken } from '#tests/support/marken.ts';

const umfeld: Antragsumfeld = {
  heute: '2026-11-20',
  marke: 'andsafe',
  vermittler: null,
  mitCode: false,
  mitRechnung: true,
};

test.each([
  ['home contents', hausratStrecke, hausrat],
  ['a bicycle', fahrradStrecke, fahrrad],
  ['business liability', betriebshaftpflichtStrecke, bhv],
] as const)(
  'who wants no advice for %s finds chosen what stands there for most',
  (_, { regel }, antrag) => {
    const [keine, mitte] = ohneUndMit(antrag);
    expect(regel.vorgabe(keine.antworten, umfeld)).toEqual(regel.vorgabe(mitte.antworten, umfeld));
  },
);

function ohneUndMit(antrag: Musterantrag) {
  const keine = mit(antrag, 'einstieg', { wunsch: 'KEINE_BERATUNG' });
  return [keine, mit(antrag, 'einstieg', { wunsch: 'AUSGEWOGEN' })] as const;
}

describe.each(Object.values(musterantraege))('A customer of $produkt', (antrag) => {
  const [keine, mitte] = ohneUndMit(antrag);

  test('who wants no advice is recommended nothing', () => {
    const angaben = angabenZu(keine);
    expect(angaben.beratung?.rat).toBeNull();
    expect(angaben.antworten.map(({ titel }) => titel)).not.toContain(
      'Ihr Wunsch und unsere Empfehlung',
    );
    const gesagt = JSON.stringify(angaben.antworten);
    expect(gesagt).toContain('Ich möchte keine Beratung');
  });

  test('who is advised reads wish, advice, reasons, decision and the cover she had in one paper', () => {
    const text = papier(mitte);
    for (const teil of [
      'Dokumentation der Beratung',
      '20.11.2026',
      'Gutes Verhältnis von Schutz und Beitrag',
      'Wir empfehlen',
      'Was nicht versichert ist',
      // Who travels is not asked for an earlier insurance.
      ...('vorversicherung' in antrag.antworten
        ? ['Bestand in den letzten 5\u00A0Jahren eine gleichartige Versicherung?']
        : []),
      'haben Sie nicht verzichtet',
      '030 23125',
    ]) {
      expect(text).toContain(teil);
    }
  });

  test('who wants none reads the words of her waiver there, and no advice', () => {
    const text = papier(keine);
    expect(text).toContain('Ihr Verzicht auf Beratung');
    expect(text).toContain(
      'gegen den Versicherer einen Schadensersatzanspruch nach §\u00A06 Abs.\u00A05',
    );
    expect(text).not.toMatch(/Wir empfehlen|Unser Rat/);
  });

  test('of a broker reads his name, and that a waiver tells against him', () => {
    expect(papier(mitte, makler)).toContain('Müller & Söhne GmbH, Münster');
    expect(papier(keine, makler)).toContain('gegen den Vermittler einen Schadensersatzanspruch');
  });
});

test('whoever wants it cheap reads what she left out and where less is paid, from the sheet of her product', () => {
  const guenstig = mit(hausrat, 'einstieg', { wunsch: 'GUENSTIG' });
  const text = papier(guenstig);
  expect(text).toContain('Für einen niedrigen Beitrag zahlen Sie mehr selbst.');
  expect(text).toContain('Elementarschäden, zum Beispiel durch Überschwemmung');
  expect(text).toContain('Wertsachen und Bargeld ersetzen wir bis zu den Grenzen');
});

test('whoever added a cover does not read that it is missing', () => {
  const ganz = mit(hausrat, 'angebot', { deckungen: ['GLASBRUCH'] });
  const luecken = abschnittVon(paperOf(ganz), 'Was nicht versichert ist');
  expect(luecken).not.toContain('Glasbruch');
  expect(luecken).toContain('Elementarschäden');
  expect(abschnittVon(paperOf(hausrat), 'Was nicht versichert ist')).toContain('Glasbruch');
});

const makler: Vermittlerinfo = {
  vermittlerNummer: '4711000001',
  name: 'Müller & Söhne GmbH',
  ort: 'Münster',
  ihkNummer: null,
  telefon: null,
  vertriebsweg: 'MAKLER',
};

function angabenZu({ produkt, gemeint, antworten }: Musterantrag) {
  const gegeben: BasisAntworten = antworten;
  const angaben = gemeinteArt(produkt, gemeint).angaben({
    antworten: gegeben,
    umfeld,
    ergebnisse: {},
  });
  if (!angaben) throw new Error('An answer is missing.');
  return angaben;
}

function paperOf(antrag: Musterantrag, vermittler: Vermittlerinfo | null = null): Dokumentinhalt {
  const angaben = angabenZu(antrag);
  if (!angaben.beratung) throw new Error('Nobody asked.');
  return beratungsprotokoll({
    angaben,
    beratung: angaben.beratung,
    absender: absenderVon(marken.andsafe),
    vermittler,
    heute: '2026-11-20',
    beitrag,
  });
}

const beitrag: Tarifbeitrag = {
  zahlweise: 'JAEHRLICH',
  versicherungsPraemie: 100_00,
  jahresVersicherungsPraemie: 100_00,
  netto: 84_03,
  steuer: 15_97,
  nettoJahr: 84_03,
  versicherungsSumme: null,
  komponenten: [],
  zahlweisen: [],
  gueltigBis: '2026-12-04',
};

function papier(antrag: Musterantrag, vermittler: Vermittlerinfo | null = null): string {
  const { titel, kopf, abschnitte } = paperOf(antrag, vermittler);
  return gelesen([titel, kopf, abschnitte]);
}

function abschnittVon({ abschnitte }: Dokumentinhalt, titel: string): string {
  return gelesen(abschnitte.find((einer) => einer.titel === titel));
}

/** Everything somebody reads in it. */
function gelesen(wert: unknown): string {
  if (typeof wert === 'string') return wert;
  if (typeof wert !== 'object' || wert === null) return '';
  return Object.values(wert).map(gelesen).join('\n');
}
