import { describe, expect, test } from 'vitest';
import type { AntragProdukt } from '#contract/endpoints/antrag/aufrufe.ts';
import { markenListe, type MarkenSchluessel } from '#contract/marken.ts';
import { bietetAn, produkte, type ProduktSchluessel } from '#contract/produkte/produkte.ts';
import { aufPapier, type Leistung } from '#contract/produkte/leistungen/leistung.ts';
import type { BasisAntworten } from '#machines/antrag/context.ts';
import { avb } from '#server/documents/inhalt/avb.ts';
import type { Dokumentinhalt } from '#server/documents/inhalt/inhalt.ts';
import { pib } from '#server/documents/inhalt/pib.ts';
import { absenderVon } from '#server/documents/marke.ts';
import { unterlagenNach, unterlagenVor } from '#server/documents/unterlagen.ts';
import { gemeinteArt } from '#server/rules/antrag/produkte.ts';
import { sparten } from '#server/rules/produkte/sparten.ts';
import { heute } from '#tests/support/aenderungslage.ts';
import { marken } from '#tests/support/marken.ts';
import { changed, preset, sold, umfeldOf } from '../facts/sold.ts';

const offered = markenListe.flatMap((brand) =>
  (Object.keys(sparten) as ProduktSchluessel[])
    .filter((product) => bietetAn(brand, product))
    .map((product) => [product, brand] as const),
);

describe.each(offered)('The papers of %s from %s', (product, brand) => {
  const covers = Object.values<Leistung>(sparten[product]?.leistungen.leistungen ?? {});
  const identifiers = Object.keys(produkte[product].generationen);
  const grund = {
    produkt: identifiers.at(-1) as Parameters<typeof avb>[0]['produkt'],
    absender: absenderVon(marken[brand]),
    stand: heute,
  };
  const conditions = textOf(avb(grund));
  const sheet = textOf(pib(grund));

  test('say every line of the sheet, and every number of it in the conditions again', () => {
    for (const cover of covers.filter(({ nur = grund.produkt }) => nur === grund.produkt)) {
      for (const line of textsIn(cover.blatt)) {
        const said = aufPapier(cover, line);
        expect(sheet).toContain(said);
        if (cover.art === 'WAHL') continue;
        const numbers = said.match(/\d[\d.,]*\u00A0(?:EUR|%|Tage)/g) ?? [];
        for (const number of numbers) expect(conditions).toContain(number.replace(/n$/, ''));
      }
    }
  });

  test('ask nobody to acknowledge no claims: that is void (VVG § 105)', () => {
    expect(sheet + conditions).not.toMatch(/[Ee]rkennen Sie/);
  });

  test('speak of the tariffs that brand sells, and of no other', () => {
    const { grenzen } = produkte[product] as { grenzen?: { varianten?: object } };
    if (!grenzen?.varianten) return;
    const theirs = brand === 'hfk' ? ['Basis', 'Plus'] : ['Basis', 'Komfort', 'Premium'];
    const named = conditions.match(/\b(?:Basis|Komfort|Premium|Plus)\b/g) ?? [];
    expect(new Set(named)).toEqual(new Set(theirs));
  });
});

test('whoever insures a home reads in the conditions where it holds, what winter asks and how long the elements wait', () => {
  const text = textOf(
    avb({ produkt: 'HAUSRAT', absender: absenderVon(marken.andsafe), stand: heute }),
  );
  expect(text).toContain('weltweit versichert, höchstens drei Monate');
  expect(text).toContain('Beheizen Sie die Wohnung im Winter');
  expect(text).toContain('erst 30\u00A0Tage nach Beginn');
});

test('whoever insures a firm reads in the conditions where it holds', () => {
  const text = textOf(
    avb({ produkt: 'BHV_2', absender: absenderVon(marken.andsafe), stand: heute }),
  );
  expect(text).toContain('bei Aufträgen in der Europäischen Union');
});

describe('The policy', () => {
  test('of a bicycle names its sum, its price, its model, no deductible, and when tyres are covered', () => {
    const answers = changed(sold.fahrrad2.answers, 'angebot', {
      reparaturschutz: 'MIT_VERSCHLEISS',
      schutzbrief: false,
    });
    expect(policy('fahrrad2', answers)).toMatchObject({
      'Versichertes Rad': 'E-Bike, Riese & Müller, Charger',
      'Kaufpreis mit Zubehör': '4.200,00\u00A0EUR',
      Versicherungssumme: '4.200,00\u00A0EUR',
      Selbstbeteiligung: 'Keine',
      Verschleiß: 'Versichert, Reifen und Bremsbeläge nach sechs Monaten, also ab dem 21.05.2027',
      Rahmennummer: 'Wird nachgereicht',
      'Fahrrad-Schutzbrief': 'Nicht versichert',
    });
  });

  test('of a home says from which day the elements are covered, and that nobody waits who was covered before', () => {
    const wait = 'Wartezeit für Elementarschäden';
    const { answers } = sold.hausrat;
    expect(policy('hausrat', answers)[wait]).toContain('ab dem 21.12.2026 versichert');
    const before = changed(answers, 'vorversicherung', { elementarVorversichert: true });
    expect(policy('hausrat', before)[wait]).toBe('Keine, weil der Schutz ohne Lücke weitergeht.');
    const without = { deckungen: [], elementarVerzicht: 'BEWUSST' };
    const waived = policy('hausrat', changed(answers, 'angebot', without));
    expect(waived).not.toHaveProperty(wait);
    expect(waived).toHaveProperty('Elementarschäden', 'Nicht versichert');
  });

  test('of a home names the amount for bicycles that was chosen, as the printed application does', () => {
    const bikes = { deckungen: ['FAHRRAD', 'ELEMENTAR'], fahrradProzent: 1 };
    const answers = changed(sold.hausrat.answers, 'angebot', bikes);
    const papers = concluded('hausrat', answers);
    expect(factsOf(papers, 'VERSICHERUNGSSCHEIN')['Fahrraddiebstahl']).toBe(
      'Versichert bis 520,00\u00A0EUR',
    );
    const asked = factsOf(papers, 'ANTRAG')['Wie viel sind Ihre Fahrräder wert?'];
    expect(asked).toBe('Bis\u00A0520\u00A0EUR');
  });

  test('of a couple names both, their tariff with its limits, and liability in service only where it is in', () => {
    const { answers } = sold.phv;
    const here = 'Diensthaftpflicht';
    expect(policy('phv', answers)).toMatchObject({
      'Versicherungssumme je Schaden': '20\u00A0Mio.\u00A0EUR',
      Versichert: 'Paar',
      Mitversichert: 'Jonas Weber',
      'Fremde Schlüssel': 'Bis 50.000,00\u00A0EUR',
      'Geliehene Sachen': 'Bis 10.000,00\u00A0EUR',
      'Ausfall von Forderungen': 'Nicht versichert',
      [here]: 'Nicht versichert',
      Selbstbeteiligung: 'Keine',
    });
    const chosen = changed(answers, 'angebot', { diensthaftpflicht: true });
    expect(policy('phv', chosen)[here]).toBe('Nicht versichert');
    const teacher = { oeffentlicherDienst: true, beruf: 'LEHRER' };
    expect(policy('phv', changed(chosen, 'beruf', teacher))[here]).toBe('Versichert');
  });

  test('of one trip names everybody who travels, and of a year how long each trip may be', () => {
    const { answers } = sold.reise;
    const year = policy('reise', answers);
    expect(year['Reise']).toMatch(/^Alle Reisen vom .*, jede bis zu 56\u00A0Tage$/);
    expect(year).toHaveProperty('Dauer');
    const trip = policy('reise', changed(answers, 'einstieg', { art: 'EINZELREISE' }));
    expect(trip).toMatchObject({
      Versichert: 'Anna Bergmann, geboren am 12.04.1988; Jonas Weber, geboren am 01.07.1990',
      Reise: '06.02.2027 bis 20.02.2027',
      Reiseziel: 'Europa und alle Länder am Mittelmeer; Reiseland Spanien',
      'Versicherter Reisepreis': '2.400,00\u00A0EUR',
      Reisegepäck: 'Nicht versichert',
      Ende: '20.02.2027, 24\u00A0Uhr',
    });
    expect(trip).not.toHaveProperty('Dauer');
  });

  test('of a firm that welds names its duties, and that of another does not', () => {
    const { answers } = sold.bhv;
    const plumber = { hauptgewerbe: { gewerbeId: '1304', name: '' } };
    const plumbing = changed(answers, 'einstieg', plumber);
    const asked = (R15: boolean): BasisAntworten =>
      changed(plumbing, 'taetigkeit', { risikofragen: { R13: false, R15 } });
    expect(policy('bhv', asked(false))).not.toHaveProperty('Heißarbeiten');
    expect(policy('bhv', asked(true))).toHaveProperty(
      'Heißarbeiten',
      'Nur mit Erlaubnisschein, Brandwache und Löschmitteln',
    );
  });

  test('says whom it is with, from when until when, what it costs with tax, and on which conditions', () => {
    expect(policy('hausrat', sold.hausrat.answers)).toMatchObject({
      Versicherungsnehmer: 'Anna Bergmann',
      Geburtsdatum: '12.04.1988',
      Beginn: '21.11.2026, 0\u00A0Uhr',
      'Ende des Versicherungsjahres': '20.11.2027, 24\u00A0Uhr',
      Hauptfälligkeit: 'jedes Jahr, das nächste Mal am 21.11.2027',
      Betreuung: 'Müller & Söhne GmbH',
    });
    expect(policy('bhv', sold.bhv.answers)).toMatchObject({
      Rechtsform: 'GmbH',
      Handelsregister: 'HRB 12345, Münster',
      'Höchstens für alle Schäden eines Jahres': '10\u00A0Mio.\u00A0EUR',
    });
    const [paper] = concluded('hausrat', sold.hausrat.answers);
    expect(paper && textOf(paper)).toContain('Versicherungsbedingungen, Version 2026-11');
  });

  test('names what a year costs with its tax where instalments are paid', () => {
    const monthly = changed(preset(sold.hausrat), 'angebot', { zahlweise: 'MONATLICH' });
    const lines = policy('hausrat', monthly);
    expect(lines['Beitrag monatlich']).toMatch(/ einschließlich .* Versicherungsteuer$/);
    expect(lines['Beitrag im Jahr']).toMatch(/ einschließlich .* Versicherungsteuer$/);
  });
});

function policy(name: AntragProdukt, answers: BasisAntworten): Record<string, string> {
  return factsOf(concluded(name, answers), 'VERSICHERUNGSSCHEIN');
}

/** All papers of an application concluded today. */
function concluded(
  name: AntragProdukt,
  answers: BasisAntworten,
  brand: MarkenSchluessel = 'andsafe',
) {
  const antworten = { ...preset({ ...sold[name], answers }, brand), ...answers };
  const checked = gemeinteArt(name).pruefe({
    umfeld: umfeldOf(brand),
    antworten,
    bestaetigteNummer: null,
    antragId: null,
    preistag: () => heute,
  });
  if (!('ok' in checked)) throw new Error(JSON.stringify(checked));
  const { angaben, beitrag } = checked.ok;
  const vermittler = {
    vermittlerNummer: '4711000001',
    name: 'Müller & Söhne GmbH',
    ort: 'Münster',
    ihkNummer: null,
    telefon: null,
    vertriebsweg: 'MAKLER',
  } as const;
  const daten = { angaben, beitrag, absender: absenderVon(marken[brand]), vermittler, heute };
  const nach = { ...daten, versicherungsNummer: 'HR261234567', bedingungen: '2026-11' };
  return [...unterlagenNach({ ...nach, erklaerungen: [], gesagt: [] }), ...unterlagenVor(daten)];
}

/** The facts of a paper by their names. */
function factsOf(papers: readonly Dokumentinhalt[], typ: Dokumentinhalt['typ']) {
  const paper = papers.find((one) => one.typ === typ);
  const facts = (paper?.abschnitte ?? [])
    .flatMap(({ bloecke }) => bloecke)
    .flatMap((block) => (block.art === 'fakten' ? block.fakten : []));
  return Object.fromEntries(facts.map(({ name, wert }) => [name, wert]));
}

function textOf(paper: Dokumentinhalt): string {
  return textsIn([paper.kopf, paper.abschnitte]).join('\n');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part) => textsIn(part))
    : [];
}
