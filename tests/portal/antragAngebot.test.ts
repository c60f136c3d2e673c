import { describe, expect, test } from 'vitest';
import type { Tarifalternative, Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import { formen, type HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { tarif } from '#machines/antrag/hausrat/fragen.ts';
import { tarifantwort, unberechnetesFeld } from '#machines/antrag/selectors.ts';
import { istIn } from '#machines/leaf.ts';
import { schrittVon, weiterMit } from '#machines/walk.ts';
import { aufgehobenAus, aufheben } from '#portal/flows/antrag/aufgehoben.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { replay } from '#portal/flows/replay.ts';
import { eventually } from '#tests/support/eventually.ts';
import { antrag, antworten, heute } from './hausratMitTarif.ts';

const seite: AntragProduktSeite = hausratSeite;
const { konfigurator } = tarif;
const { versicherungssumme: _ihre, ...wieVorgeschlagen } = antworten.angebot;

type Ruf = Parameters<typeof antrag>[1];

/** An application at its price, with this choice from before; none is her first look at it. */
async function amAngebot(
  angebot?: typeof antworten.angebot | typeof wieVorgeschlagen,
  preis?: Ruf,
) {
  const { actor, calls } = antrag({ ...(angebot && { angebot }) }, preis);
  const beginnt = async (einstieg: Partial<HausratAntworten['einstieg']>) => {
    await eventually(() => expect(schrittVon(actor.getSnapshot())).toBe('einstieg'));
    actor.send({ type: 'WEITER', antwort: { ...antworten.einstieg, ...einstieg } });
    await eventually(() => expect(istIn(actor.getSnapshot(), 'angebot.steht')).toBe(true));
    const { context } = actor.getSnapshot();
    const { beitrag } = tarifantwort(actor.getSnapshot()) ?? {};
    return { summe: beitrag?.versicherungsSumme, angebot: context.antworten.angebot };
  };
  const zurueck = () => actor.send({ type: 'xstate.route', to: '#einstieg' });
  return { actor, calls, beginnt, zurueck };
}

describe('A customer who corrects the size of her home behind the price', () => {
  test('is insured for the sum we suggest for the larger one where she took it as suggested', async () => {
    const { beginnt, zurueck } = await amAngebot(wieVorgeschlagen);
    expect((await beginnt({ wohnflaeche: 65 })).summe).toBe(42_250_00);
    zurueck();
    const danach = await beginnt({ wohnflaeche: 101 });
    expect(danach.summe).toBe(65_650_00);
    expect(danach.angebot).toEqual(wieVorgeschlagen);
  });

  test('took it as suggested also where she moved the slider away and back', () => {
    const bisher: HausratAntworten = { einstieg: antworten.einstieg };
    const bewegt = { ...wieVorgeschlagen, versicherungssumme: 52_000_00 };
    expect(konfigurator?.ergaenzt(bewegt, bisher)).not.toHaveProperty('versicherungssumme');
    const anders = { ...wieVorgeschlagen, versicherungssumme: 53_000_00 };
    expect(konfigurator?.ergaenzt(anders, bisher)).toMatchObject(anders);
  });

  test('keeps the sum she chose herself', async () => {
    const { beginnt, zurueck } = await amAngebot(antworten.angebot);
    await beginnt({ wohnflaeche: 65 });
    zurueck();
    expect((await beginnt({ wohnflaeche: 101 })).summe).toBe(52_000_00);
  });

  test('gets the suggestion again where her sum was that of the home of before, between two steps', async () => {
    const krumm = { ...antworten.angebot, versicherungssumme: 42_250_00 };
    const { beginnt, zurueck } = await amAngebot(krumm);
    expect((await beginnt({ wohnflaeche: 65 })).summe).toBe(42_250_00);
    zurueck();
    expect((await beginnt({ wohnflaeche: 101 })).summe).toBe(65_650_00);
  });
});

const nirgends: Tarifalternative = {
  feld: 'hausratDeckungen',
  wert: 'ELEMENTAR',
  versicherungsPraemie: null,
  hinderung: { code: 'ELEMENTAR_NICHT_EINSCHLIESSBAR', text: 'Hier nicht.' },
};

/** The server insures the elements nowhere at this postcode. */
const ohneElementar: Ruf = ({ hausratDeckungen }, wieSonst): Tarifantwort =>
  hausratDeckungen.includes('ELEMENTAR')
    ? {
        ergebnis: 'OPTION_NICHT_MOEGLICH',
        grund: 'ELEMENTAR_NICHT_EINSCHLIESSBAR',
        hinweise: [{ code: 'ELEMENTAR_NICHT_EINSCHLIESSBAR', text: 'Hier nicht.' }],
        tarifVersion: 'RT-2026',
      }
    : { ...wieSonst, alternativen: [nirgends] };

describe('A customer whose postcode rules out cover against the elements', () => {
  test.each(['GUENSTIG', 'AUSGEWOGEN', 'RUNDUM'] as const)(
    'sees a price without it at once where she wishes for %s, with all else that fits the wish',
    async (wunsch) => {
      const { beginnt: wieUeberall } = await amAngebot();
      const { beginnt, calls } = await amAngebot(undefined, ohneElementar);
      const ueberall = konfiguriert((await wieUeberall({ wunsch })).angebot);
      const hier = konfiguriert((await beginnt({ wunsch })).angebot);
      expect(ueberall.deckungen).toContain('ELEMENTAR');
      expect(hier).toEqual({
        ...ueberall,
        deckungen: ueberall.deckungen.filter((baustein) => baustein !== 'ELEMENTAR'),
      });
      expect(calls.tarifieren).toBe(2);
    },
  );

  test('goes on only once she agreed that the elements are not insured', async () => {
    const { actor, beginnt } = await amAngebot(undefined, ohneElementar);
    const { angebot } = await beginnt({});
    const weiter = (antwort: object | undefined) =>
      actor.getSnapshot().can({ type: 'WEITER', antwort });
    expect(weiter(angebot)).toBe(false);
    const bestaetigt = { ...angebot, elementarVerzicht: 'NICHT_MOEGLICH' };
    actor.send({ type: 'WAHL', antwort: bestaetigt });
    await eventually(() => expect(weiter(bestaetigt)).toBe(true));
  });

  test('who takes it in herself reads why she cannot have it, and it is not taken out for her', async () => {
    const { actor, beginnt } = await amAngebot(undefined, ohneElementar);
    const { angebot } = await beginnt({});
    const ihre = { ...angebot, deckungen: ['ELEMENTAR', 'GLASBRUCH'] };
    actor.send({ type: 'WAHL', antwort: ihre });
    await eventually(() => expect(istIn(actor.getSnapshot(), 'angebot.nichtMoeglich')).toBe(true));
    expect(actor.getSnapshot().context.antworten.angebot).toEqual(ihre);
    expect(tarifantwort(actor.getSnapshot())?.grund).toBe('ELEMENTAR_NICHT_EINSCHLIESSBAR');
  });
});

/** The choice as the shape of home contents reads it. */
function konfiguriert(angebot: object | undefined) {
  const form = formen(heute).angebot;
  return form.parse(angebot);
}

/** At the offer, with a change of her deductible that failed. */
async function gescheitert() {
  let verbunden = true;
  const { actor, beginnt } = await amAngebot(undefined, (_, tarif) => {
    if (verbunden) return tarif;
    throw new Error('offline');
  });
  const { angebot } = await beginnt({});
  const gezeigt = tarifantwort(actor.getSnapshot());
  verbunden = false;
  actor.send({ type: 'WAHL', antwort: { ...angebot, sb: 'SB_250' } });
  await eventually(() => expect(istIn(actor.getSnapshot(), 'angebot.unberechnet')).toBe(true));
  return { actor, angebot, gezeigt, verbinde: () => (verbunden = true) };
}

describe('A customer whose change could not be calculated', () => {
  test('keeps what she had chosen before with its price, and is told which change it was', async () => {
    const { actor, angebot, gezeigt } = await gescheitert();
    expect(actor.getSnapshot().context.antworten.angebot).toEqual(angebot);
    expect(tarifantwort(actor.getSnapshot())).toEqual(gezeigt);
    expect(unberechnetesFeld(actor.getSnapshot())).toBe('sb');
  });

  test('has it calculated by itself once the connection is back', async () => {
    const { actor, gezeigt, verbinde } = await gescheitert();
    verbinde();
    actor.send({ type: 'VERBUNDEN' });
    await eventually(() => expect(istIn(actor.getSnapshot(), 'angebot.steht')).toBe(true));
    expect(actor.getSnapshot().context.antworten.angebot?.sb).toBe('SB_250');
    expect(tarifantwort(actor.getSnapshot())).not.toEqual(gezeigt);
    expect(unberechnetesFeld(actor.getSnapshot())).toBeNull();
  });

  test('gets it also where she changed when it begins meanwhile', async () => {
    const { actor, angebot, verbinde } = await gescheitert();
    const heuteSchon = { ...angebot, versicherungsbeginn: heute };
    actor.send({ type: 'WAHL', antwort: heuteSchon });
    expect(istIn(actor.getSnapshot(), 'angebot.unberechnet')).toBe(true);
    expect(actor.getSnapshot().context.antworten.angebot).toEqual(heuteSchon);
    verbinde();
    actor.send({ type: 'WIEDERHOLEN' });
    await eventually(() => expect(istIn(actor.getSnapshot(), 'angebot.steht')).toBe(true));
    expect(actor.getSnapshot().context.antworten.angebot).toEqual({ ...heuteSchon, sb: 'SB_250' });
  });

  test('gets both where another change could be calculated first', async () => {
    const { actor, angebot, verbinde } = await gescheitert();
    verbinde();
    actor.send({ type: 'WAHL', antwort: { ...angebot, zahlweise: 'JAEHRLICH' } });
    await eventually(() => expect(istIn(actor.getSnapshot(), 'angebot.steht')).toBe(true));
    const { sb, zahlweise } = actor.getSnapshot().context.antworten.angebot ?? {};
    expect([sb, zahlweise]).toEqual(['SB_250', 'JAEHRLICH']);
  });

  test('finds it still wanted after a step back and on again', async () => {
    const { actor } = await gescheitert();
    actor.send({ type: 'xstate.route', to: '#einstieg' });
    actor.send({ type: 'WEITER', antwort: antworten.einstieg });
    expect(unberechnetesFeld(actor.getSnapshot())).toBe('sb');
  });

  test('finds it still wanted after a reload, beside the price she had seen', async () => {
    const { actor, angebot, gezeigt } = await gescheitert();
    const gehalten = aufheben(seite, heute)(actor.getSnapshot());
    if (gehalten === null || gehalten === 'saved') throw new Error('Nothing is kept.');
    const { gegeben, eingang: mitAllem } = aufgehobenAus(seite, heute, {
      schritt: 'angebot',
      ...gehalten,
    });
    const { bestaetigt: _nichts, ...eingang } = mitAllem;
    const { actor: wieder, calls } = antrag(gegeben, undefined, eingang);
    await replay(wieder, 'angebot', weiterMit({ ...gegeben }));
    expect(unberechnetesFeld(wieder.getSnapshot())).toBe('sb');
    expect(wieder.getSnapshot().context.antworten.angebot).toEqual(angebot);
    expect(tarifantwort(wieder.getSnapshot())).toEqual(gezeigt);
    expect(calls.tarifieren).toBe(0);
    wieder.send({ type: 'WIEDERHOLEN' });
    await eventually(() => expect(istIn(wieder.getSnapshot(), 'angebot.steht')).toBe(true));
    expect(wieder.getSnapshot().context.antworten.angebot?.sb).toBe('SB_250');
  });

  test('goes on with what she had chosen before, and is not asked about it again', async () => {
    const { actor, angebot } = await gescheitert();
    actor.send({ type: 'WEITER', antwort: angebot });
    expect(schrittVon(actor.getSnapshot())).toBe('wohnung');
  });
});
