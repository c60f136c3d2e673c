import { describe, expect, test } from 'vitest';
import type { AntragKontext } from '#machines/antrag/context.ts';
import { anfangsstand } from '#machines/antrag/context.ts';
import { tarif } from '#machines/antrag/hausrat/fragen.ts';
import type { Entwurfsinhalt } from '#machines/draft/context.ts';
import * as select from '#machines/draft/selectors.ts';
import type { Fragefeld } from '#machines/formular/frage.ts';
import { geoeffnetAus } from '#portal/flows/antrag/entwurf/geoeffnet.ts';
import { inhaltVon, plzIn } from '#portal/flows/antrag/entwurf/inhalt.ts';
import type { GespeicherterAntrag } from '#portal/flows/antrag/entwurf/uebertragung.ts';
import { eingabeVon } from '#portal/formular/antwort.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { umfeld } from '#tests/models/antrag/aufrufe.ts';
import { antworten } from '#tests/models/antrag/hausrat/cases.ts';
import {
  abgeschlossen,
  type Entwurf,
  entwurfMitAntworten,
  geaendert,
  id,
  json,
  laeuftAb,
  ok,
  stand,
} from './entwurfMitAntworten.ts';
import { hausratFrueher } from './hausratFrueher.ts';
import { eventually } from '#tests/support/eventually.ts';

const seite: AntragProduktSeite = hausratSeite;
const kontext: AntragKontext = { ...anfangsstand({ umfeld, antworten }), umfeld, antworten };

/** A saved application as the server answers it. */
function gespeichert(werte: Partial<GespeicherterAntrag> = {}): GespeicherterAntrag {
  const { kontaktZahlung, abschluss: _erklaert, ...bleiben } = antworten;
  const { email, handynummer } = kontaktZahlung;
  return {
    id,
    status: 'OFFEN',
    produkt: 'HAUSRAT',
    variante: null,
    marke: 'andsafe',
    vermittlerNummer: null,
    antworten: { ...bleiben, kontaktZahlung: { email, handynummer } },
    schritt: 'kontaktZahlung',
    schema: 4,
    version: 3,
    tarifVersion: null,
    beitrag: null,
    geaendertAm: '2026-11-20T10:00:00.000Z',
    laeuftAb,
    ...werte,
  };
}

function oeffne(werte?: Partial<GespeicherterAntrag>, heute = umfeld.heute) {
  return geoeffnetAus(seite, { ...umfeld, heute }, gespeichert(werte));
}

describe('A customer who opens her saved application', () => {
  test('goes on at the step she left', () => {
    expect(oeffne()).toMatchObject({ ziel: 'kontaktZahlung', neueFragen: [] });
  });

  test('after the beginning she chose is past keeps tariff and deductible and is shown the price first', () => {
    const geoeffnet = oeffne({}, '2026-12-10');
    expect(geoeffnet).toMatchObject({
      ziel: 'angebot',
      neueFragen: [{ schritt: 'angebot', felder: ['versicherungsbeginn'] }],
      antworten: { angebot: { ...antworten.angebot, versicherungsbeginn: '2026-12-11' } },
    });
  });

  test('from before a question existed stands at that question, with everything else filled in', () => {
    const { staendigBewohnt: _neu, ...wohnung } = antworten.wohnung;
    expect(oeffne({ antworten: { ...gespeichert().antworten, wohnung } })).toMatchObject({
      ziel: 'wohnung',
      neueFragen: [{ schritt: 'wohnung', felder: ['staendigBewohnt'] }],
      vorbelegung: { wohnung },
    });
  });

  test('from before it was kept which sentence she agreed to stands at that sentence, unticked', () => {
    const bausteine = { deckungen: ['GLASBRUCH'], elementarVerzicht: true };
    const alt = oeffne({ antworten: { ...hausratFrueher, bausteine }, schema: 1 });
    const { sb, variante } = antworten.angebot;
    expect(alt).toMatchObject({
      neueFragen: [{ schritt: 'einstieg' }, { schritt: 'angebot', felder: ['elementarVerzicht'] }],
      antworten: { angebot: { variante, sb, deckungen: ['GLASBRUCH'] } },
    });
    expect(alt).not.toHaveProperty('antworten.angebot.elementarVerzicht');
    const saetze: readonly Fragefeld[] =
      tarif.konfigurator?.felder.filter((feld) => feld.art === 'haken') ?? [];
    expect(saetze.map((satz) => eingabeVon(satz, true))).toEqual([false, false]);
    expect(saetze.map((satz) => eingabeVon(satz, 'BEWUSST'))).toEqual([true, true]);
  });

  test('of a later release or of another product is not shown half of it', () => {
    expect(oeffne({ schema: 6 })).toBe('NEUER');
    expect(oeffne({ produkt: 'FAHRRAD' })).toBeNull();
  });
});

describe('What is kept of an application', () => {
  test('holds no bank data and no declarations', () => {
    const { email, handynummer } = antworten.kontaktZahlung;
    const konto = { bic: 'BYLADEM1001', kontoinhaberAbweichend: true, kontoinhaber: 'Eva Ott' };
    const kontaktZahlung = { ...antworten.kontaktZahlung, ...konto };
    const voll = { ...kontext, antworten: { ...antworten, kontaktZahlung } };
    const inhalte = [
      inhaltVon(seite, voll, 'abschluss'),
      inhaltVon(seite, voll, 'kontaktZahlung', kontaktZahlung),
    ];
    for (const inhalt of inhalte) {
      expect(inhalt?.antworten).not.toHaveProperty('abschluss');
      expect(inhalt?.antworten['kontaktZahlung']).toEqual({ email, handynummer });
      expect(JSON.stringify(inhalt)).not.toMatch(/DE02|BYLADEM|Eva Ott|LASTSCHRIFT/);
    }
  });

  test('holds the page that is filled in and not sent, as soon as it is whole', () => {
    const leer = { ...kontext, antworten: {} };
    const { einstieg } = antworten;
    expect(inhaltVon(seite, leer, 'einstieg', einstieg)?.antworten).toEqual({ einstieg });
    expect(inhaltVon(seite, leer, 'einstieg', { plz: '10115' })?.antworten).toEqual({});
  });

  test('opens by the postcode that was named in it', () => {
    expect(plzIn({ ...antworten })).toBe('10115');
    expect(plzIn({})).toBeNull();
  });
});

/** Asks for it in the dialog, and waits for what becomes of it. */
async function speichere(entwurf: Entwurf, was = inhalt()): Promise<string> {
  entwurf.send({ type: 'FRAGEN' });
  entwurf.send({ type: 'ANLEGEN', antwort: wohin, inhalt: was });
  entwurf.send({ type: 'SPEICHERN', inhalt: was, plz: null });
  return beantwortet(entwurf);
}

async function beantwortet(entwurf: Entwurf): Promise<string> {
  await eventually(() => expect(entwurf.getSnapshot().hasTag('laedt')).toBe(false));
  return stand(entwurf);
}

function inhalt(schritt = 'person'): Entwurfsinhalt {
  const gelesen = inhaltVon(seite, kontext, schritt);
  if (!gelesen) throw new Error('There is nothing to keep.');
  return gelesen;
}
const wohin = { plz: '10115', email: 'anna@example.org' };

describe('A customer who saves her application', () => {
  test('saves the next time over the same draft, also after a reload', async () => {
    const { entwurf, gesendet, nachDemNeuladen } = entwurfMitAntworten(ok(1), ok(2));
    expect(await speichere(entwurf)).toBe('zu.gespeichert');
    const spaeter = nachDemNeuladen();
    expect(await speichere(spaeter, inhalt('kontaktZahlung'))).toBe('zu.gespeichert');
    expect(gesendet).toMatchObject([
      { method: 'POST', body: { ...wohin, produkt: 'HAUSRAT' } },
      { method: 'PUT', body: { version: 1, plz: '10115', schritt: 'kontaktZahlung' } },
    ]);
    expect(select.kennung(spaeter.getSnapshot())).toMatchObject({ id, version: 2 });
  });

  test('while the answer is lost has one draft when she tries again, another one for other answers', async () => {
    const { entwurf, gesendet } = entwurfMitAntworten(
      new Error('offline'),
      new Error('offline'),
      ok(1),
    );
    expect(await speichere(entwurf)).toBe('anlegen.gescheitert');
    await speichere(entwurf);
    await speichere(entwurf, inhalt('kontaktZahlung'));
    const [erster, zweiter, dritter] = gesendet.map(({ key }) => key);
    expect(zweiter).toBe(erster);
    expect(dritter).not.toBe(erster);
  });

  test('over a newer version is asked, and keeps hers when she says so', async () => {
    const { entwurf, gesendet } = entwurfMitAntworten(
      ok(1),
      geaendert(),
      json(200, gespeichert({ version: 5 })),
      ok(6),
    );
    await speichere(entwurf);
    expect(await speichere(entwurf, inhalt('kontaktZahlung'))).toBe('geaendert.fragt');
    entwurf.send({ type: 'BEHALTEN', inhalt: inhalt('kontaktZahlung'), plz: null });
    expect(await beantwortet(entwurf)).toBe('zu.gespeichert');
    expect(gesendet.at(-1)).toMatchObject({ method: 'PUT', body: { version: 5 } });
  });

  test('that was deleted meanwhile is told and begins another draft', async () => {
    const weg = json(404, { code: 'NICHT_GEFUNDEN', errorMessage: 'Weg.' });
    const { entwurf, gesendet } = entwurfMitAntworten(ok(1), weg, ok(1));
    await speichere(entwurf);
    expect(await speichere(entwurf)).toBe('anlegen.weg');
    await speichere(entwurf);
    expect(gesendet.map(({ method }) => method)).toEqual(['POST', 'PUT', 'POST']);
  });

  test('and keeps hers over one that was deleted meanwhile saves it anew', async () => {
    const weg = json(404, { code: 'NICHT_GEFUNDEN', errorMessage: 'Weg.' });
    const { entwurf, gesendet } = entwurfMitAntworten(ok(1), geaendert(), weg, ok(1));
    await speichere(entwurf);
    await speichere(entwurf, inhalt('kontaktZahlung'));
    entwurf.send({ type: 'BEHALTEN', inhalt: inhalt('kontaktZahlung'), plz: null });
    expect(await beantwortet(entwurf)).toBe('anlegen.weg');
    expect(await speichere(entwurf, inhalt('kontaktZahlung'))).toBe('zu.gespeichert');
    expect(gesendet.at(-1)).toMatchObject({ method: 'POST', body: { schritt: 'kontaktZahlung' } });
  });

  test('that became a contract in another tab is told so, and never that it was deleted', async () => {
    const { entwurf } = entwurfMitAntworten(ok(1), abgeschlossen());
    await speichere(entwurf);
    expect(await speichere(entwurf, inhalt('kontaktZahlung'))).toBe('aendern.abgeschlossen');
  });

  test('that became a contract in another tab and goes on all the same still names it, so that she concludes no second one', async () => {
    const { entwurf, nachDemNeuladen } = entwurfMitAntworten(ok(1), abgeschlossen());
    await speichere(entwurf);
    await speichere(entwurf, inhalt('kontaktZahlung'));
    entwurf.send({ type: 'SCHLIESSEN' });
    expect(select.kennung(entwurf.getSnapshot())?.id).toBe(id);
    expect(select.kennung(nachDemNeuladen().getSnapshot())?.id).toBe(id);
  });

  test('and throws it away leaves nothing of it in the tab', async () => {
    const { entwurf, nachDemNeuladen } = entwurfMitAntworten(ok(1), json(200, { id }));
    await speichere(entwurf);
    for (const type of ['FRAGEN', 'LOESCHEN', 'BESTAETIGEN'] as const) entwurf.send({ type });
    expect(await beantwortet(entwurf)).toBe('zu.ruht');
    expect(select.kennung(nachDemNeuladen().getSnapshot())).toBeNull();
  });

  test('and throws away what is gone already is told that it is gone', async () => {
    const weg = json(404, { code: 'NICHT_GEFUNDEN', errorMessage: 'Weg.' });
    const { entwurf } = entwurfMitAntworten(ok(1), new Error('offline'), weg);
    await speichere(entwurf);
    for (const type of ['FRAGEN', 'LOESCHEN', 'BESTAETIGEN'] as const) entwurf.send({ type });
    expect(await beantwortet(entwurf)).toBe('loeschen.gescheitert');
    entwurf.send({ type: 'BESTAETIGEN' });
    expect(await beantwortet(entwurf)).toBe('zu.ruht');
  });

  test('and throws away what became a contract in another tab is told so, and not that it was deleted', async () => {
    const { entwurf } = entwurfMitAntworten(ok(1), abgeschlossen());
    await speichere(entwurf);
    for (const type of ['FRAGEN', 'LOESCHEN', 'BESTAETIGEN'] as const) entwurf.send({ type });
    expect(await beantwortet(entwurf)).toBe('aendern.abgeschlossen');
    expect(select.kennung(entwurf.getSnapshot())?.id).toBe(id);
  });

  test('and concluded it leaves nothing of it in the tab', async () => {
    const { entwurf, nachDemNeuladen } = entwurfMitAntworten(ok(1));
    await speichere(entwurf);
    entwurf.send({ type: 'ABGESCHLOSSEN' });
    expect(select.kennung(nachDemNeuladen().getSnapshot())).toBeNull();
  });
});
