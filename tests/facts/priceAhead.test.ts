import { describe, expect, test } from 'vitest';
import { tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import { anfangsstand, type AntragKontext, type BasisAntworten } from '#machines/antrag/context.ts';
import { gleich } from '#machines/gleich.ts';
import { eingabeVon } from '#machines/antrag/regel.ts';
import { vorausbeitrag } from '#machines/antrag/vorausbeitrag.ts';
import { zahlweisen } from '#machines/antrag/fragen/tarif.ts';
import {
  answerOf,
  fieldsOf,
  preset,
  requestFor,
  sold,
  type SoldProduct,
  umfeldOf,
} from './sold.ts';

describe.each(Object.entries(sold))(
  'Whoever touches one thing at the price of %s',
  (_, product) => {
    const before = preset(product);
    const { tarif } = product.page;
    const { konfigurator, selbstbeteiligungen } = tarif;
    const ahead = (chosen: object, context = calculated(product, before)) =>
      konfigurator &&
      vorausbeitrag(product.page.regel, konfigurator, {
        ...context,
        antworten: { ...context.antworten, angebot: chosen } as BasisAntworten,
      });

    const choices = [
      ...fieldsOf(product).flatMap(({ step, field }) =>
        step === 'angebot' ? othersAt(field, Reflect.get(answerOf(before, step), field.name)) : [],
      ),
      ...selbstbeteiligungen.map(({ wert }) => ({ sb: wert })),
      ...tarif.varianten('andsafe').map(({ wert }) => ({ variante: wert })),
      ...zahlweisen.map(({ wert }) => ({ zahlweise: wert })),
    ]
      .map((change) => Object.assign({}, answerOf(before, 'angebot'), change))
      .map((chosen) => konfigurator?.ergaenzt(chosen, before) ?? chosen)
      .filter((chosen) => !gleich(chosen, before.angebot));

    test('sees at once the very price that is answered then', () => {
      const known = choices.flatMap((chosen) => {
        const shown = ahead(chosen);
        if (!shown) return [];
        const { beitrag } = priceOf(product, { ...before, angebot: chosen } as BasisAntworten);
        const { versicherungsPraemie, zahlweise } = shown;
        expect({ versicherungsPraemie, zahlweise }).toEqual({
          versicherungsPraemie: beitrag?.versicherungsPraemie,
          zahlweise: beitrag?.zahlweise,
        });
        return [chosen];
      });
      expect(known.length).toBeGreaterThan(2);
    });

    test('sees none of two things changed at once, nor of answers that are others since', () => {
      const chosen = choices.find((one) => ahead(one));
      if (!chosen) throw new Error('Nothing is known ahead.');
      const later = { ...chosen, versicherungsbeginn: '2026-11-20', beginnverlegung: '2027-03-01' };
      expect(ahead(later)).toBeNull();
      const elsewhere = calculated(product, before, {});
      expect(ahead(chosen, elsewhere)).toBeNull();
    });
  },
);

/** An offer whose price was answered by the server's own rules. */
function calculated(
  product: SoldProduct,
  antworten: BasisAntworten,
  other?: object,
): AntragKontext {
  const umfeld = umfeldOf();
  const stand = { antworten, umfeld, ergebnisse: {}, bestaetigt: null };
  const eingabe = other ?? eingabeVon(product.page.regel, 'tarifieren', stand);
  const ergebnisse = { tarifieren: { eingabe, ergebnis: priceOf(product, antworten) } };
  return {
    ...anfangsstand({ umfeld, antworten, ergebnisse }),
    berechneteWahl: antworten.angebot ?? null,
  };
}

function priceOf(product: SoldProduct, answers: BasisAntworten) {
  return tarifantwort.parse(product.price(requestFor(product, answers)));
}

/** What can be chosen there instead. */
function othersAt(field: ReturnType<typeof fieldsOf>[number]['field'], now: unknown): object[] {
  if (field.art === 'mehrfach') {
    const taken = Array.isArray(now) ? (now as string[]) : [];
    return field.optionen.map(({ wert }) => ({
      [field.name]: taken.includes(wert)
        ? taken.filter((one) => one !== wert)
        : field.optionen
            .map((one) => one.wert)
            .filter((one) => taken.includes(one) || one === wert),
    }));
  }
  if (field.art === 'karten' || field.art === 'radio') {
    return field.optionen.map(({ wert }) => ({ [field.name]: wert }));
  }
  return field.art === 'haken' && field.optional ? [{ [field.name]: now !== true }] : [];
}
