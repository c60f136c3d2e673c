import { queryOptions, useQuery } from '@tanstack/react-query';
import { downloadBereichLesen } from '#contract/endpoints/downloadBereich.ts';
import { useBrand } from '#widgets/theme/brandContext.ts';
import type { Client } from '../../client/client.ts';
import { unwrap } from '../../client/response.ts';
import { Dokumentliste } from '../../flows/antrag/steps/Dokumentliste.tsx';
import { usePorts } from '../../ports.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import { t } from './texte.ts';

type Marke = ReturnType<typeof useBrand>['key'];

/** Conditions, product sheets and notices, to read or to hand on. */
export function Dokumente() {
  const { client } = usePorts();
  const abfrage = useQuery(dokumenteQuery(client, useBrand().key));
  return (
    <Abschnitt titel={t('dokumente')}>
      <p>{t('dokumenteText')}</p>
      <Teilabfrage abfrage={abfrage} fehler={t('dokumenteFehler')}>
        {(dokumente) => {
          const produktZu = new Map(dokumente.map(({ url, produkt }) => [url, produkt]));
          return (
            <Dokumentliste
              dokumente={dokumente}
              zeileZu={({ url }) => {
                const produkt = produktZu.get(url) ?? null;
                return produkt === null ? t('alleProdukte') : t(produkt);
              }}
            />
          );
        }}
      </Teilabfrage>
    </Abschnitt>
  );
}

function dokumenteQuery(client: Client, brand: Marke) {
  return queryOptions({
    queryKey: ['download-bereich', brand],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(downloadBereichLesen, { query: { brand }, signal })),
  });
}
