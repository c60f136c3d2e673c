import { describe, expect, test } from 'vitest';
import { veraltetNachMs } from '#contract/constants.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { vorausgefragt } from '#portal/flows/antrag/aufrufe/vorausgefragt.ts';

describe('A price asked ahead', () => {
  test('whoever answered the last question gets the price without a second call', async () => {
    const { voraus, gefragt } = aufruf();
    voraus.frage({ flaeche: 80 });
    expect(await hole({ flaeche: 80 })).toMatchObject({ data: 'Beitrag zu {"flaeche":80}' });
    expect(gefragt).toEqual([{ flaeche: 80 }]);

    async function hole(anfrage: object) {
      return voraus.hole(anfrage, new AbortController().signal);
    }
  });

  test('whoever changes an answer before she goes on never sees the price of the one before', async () => {
    const { voraus, gefragt, abgebrochen } = aufruf();
    voraus.frage({ flaeche: 80 });
    voraus.frage({ flaeche: 90 });
    expect(abgebrochen).toEqual([{ flaeche: 80 }]);
    const antwort = await voraus.hole({ flaeche: 100 }, new AbortController().signal);
    expect(antwort).toMatchObject({ data: 'Beitrag zu {"flaeche":100}' });
    expect(gefragt).toEqual([{ flaeche: 80 }, { flaeche: 90 }, { flaeche: 100 }]);
  });

  test('whoever changes nothing asks once, however often she looks at her answers', () => {
    const { voraus, gefragt } = aufruf();
    voraus.frage({ flaeche: 80 });
    voraus.frage({ flaeche: 80 });
    expect(gefragt).toHaveLength(1);
  });

  test('whoever comes back to the price has it calculated again', async () => {
    const { voraus, gefragt } = aufruf();
    voraus.frage({ flaeche: 80 });
    await voraus.hole({ flaeche: 80 }, new AbortController().signal);
    await voraus.hole({ flaeche: 80 }, new AbortController().signal);
    expect(gefragt).toHaveLength(2);
  });

  test('whoever goes on after a while gets the price of now', async () => {
    const { voraus, gefragt, spaeter } = aufruf();
    voraus.frage({ flaeche: 80 });
    spaeter(veraltetNachMs);
    await voraus.hole({ flaeche: 80 }, new AbortController().signal);
    expect(gefragt).toHaveLength(2);
  });

  test('whoever had no line while she answered gets the price when she goes on', async () => {
    const { voraus, gefragt } = aufruf({ erste: 'unknown' });
    voraus.frage({ flaeche: 80 });
    const antwort = await voraus.hole({ flaeche: 80 }, new AbortController().signal);
    expect(antwort).toMatchObject({ ok: true, data: 'Beitrag zu {"flaeche":80}' });
    expect(gefragt).toHaveLength(2);
  });

  test('whoever signs out before she goes on is told no more than anybody', async () => {
    const { voraus, gefragt, werdeAndere } = aufruf();
    voraus.frage({ flaeche: 80 });
    werdeAndere();
    await voraus.hole({ flaeche: 80 }, new AbortController().signal);
    expect(gefragt).toHaveLength(2);
  });

  test('whoever has answers that no call takes hears of it when she goes on, not before', async () => {
    const { voraus } = aufruf({ wirft: true });
    expect(() => voraus.frage({ flaeche: 80 })).not.toThrow();
    const antwort = voraus.hole({ flaeche: 80 }, new AbortController().signal);
    await expect(antwort).rejects.toThrow('Das fragt niemand.');
  });

  test('whoever fails ahead is told only when she goes on', async () => {
    const { voraus, imErnst } = aufruf({ erste: 'unknown' });
    voraus.frage({ flaeche: 80 });
    await voraus.hole({ flaeche: 80 }, new AbortController().signal);
    expect(imErnst).toEqual([false, true]);
  });

  test('whoever leaves the price while it is on its way asks for none any more', async () => {
    const { voraus, gefragt, abgebrochen } = aufruf();
    const verlassen = new AbortController();
    voraus.frage({ flaeche: 80 });
    const antwort = voraus.hole({ flaeche: 80 }, verlassen.signal);
    verlassen.abort();
    await antwort;
    expect(abgebrochen).toEqual([{ flaeche: 80 }]);
    expect(gefragt).toHaveLength(1);
  });
});

/** A call that counts what it is asked. */
function aufruf({ erste, wirft = false }: { erste?: 'unknown'; wirft?: boolean } = {}) {
  const gefragt: object[] = [];
  const abgebrochen: object[] = [];
  const imErnst: boolean[] = [];
  let um = 0;
  let wer = {};
  const voraus = vorausgefragt<string>(
    (anfrage, signal, istVoraus = false) => {
      if (wirft) throw new Error('Das fragt niemand.');
      gefragt.push(anfrage);
      imErnst.push(!istVoraus);
      signal.addEventListener('abort', () => abgebrochen.push(anfrage));
      const scheitert = erste !== undefined && gefragt.length === 1;
      return Promise.resolve(scheitert ? keineAntwort : beitragZu(anfrage));
    },
    { now: () => new Date(um), wer: () => wer },
  );
  const werdeAndere = () => (wer = {});
  return {
    voraus,
    gefragt,
    abgebrochen,
    imErnst,
    werdeAndere,
    spaeter: (ms: number) => (um += ms),
  };
}

function beitragZu(anfrage: object): ServiceResponse<string> {
  const data = `Beitrag zu ${JSON.stringify(anfrage)}`;
  return { ok: true, data, canceled: false, errorStatus: null, errorMessage: null };
}

const keineAntwort: ServiceResponse<string> = {
  ok: false,
  data: null,
  canceled: false,
  errorStatus: 'unknown',
  errorMessage: '',
};
