import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { usePorts } from '../../ports.ts';
import { aeltereDokumenteQuery } from '../../queries/aeltereDokumente.ts';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { useFehlersatz } from '../../shell/useFehlersatz.ts';
import { Dokumente } from './Dokumente.tsx';
import { t } from './seitentexte.ts';

/** Documents of a contract, the newest first; older ones come when they are asked for. */
export function Unterlagen({ vertrag }: { vertrag: Vertrag }) {
  const { dokumente, versicherungsNummer, aeltereDokumente } = vertrag;
  const nach = dokumente.at(-1)?.id ?? '';
  if (dokumente.length === 0) return <p>{t('keineDokumente')}</p>;
  if (!aeltereDokumente) return <Dokumente dokumente={dokumente} />;
  // A document that is new moves what is older: it begins anew.
  return <Seitenweise key={nach} {...{ dokumente, versicherungsNummer, nach }} />;
}

interface Props extends Pick<Vertrag, 'dokumente' | 'versicherungsNummer'> {
  nach: string;
}

function Seitenweise({ dokumente, versicherungsNummer, nach }: Props) {
  const { client } = usePorts();
  const query = aeltereDokumenteQuery(client, versicherungsNummer, nach);
  const bekannt = useQueryClient();
  // Back at the contract she is shown what she asked for before, and goes on from there.
  const [gefragt, setGefragt] = useState(() => bekannt.getQueryData(query.queryKey) !== undefined);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...query,
    enabled: gefragt,
  });
  const fehler = useFehlersatz(t('dokumenteNichtGeladen'));
  const seiten = [dokumente, ...(data?.pages ?? []).map((seite) => seite.dokumente)];
  const ort = useFokusAufNeue(seiten);
  const zeigen = () => {
    if (!gefragt) setGefragt(true);
    else void (data ? fetchNextPage() : refetch());
  };
  return (
    <>
      <div ref={ort}>
        <Dokumente dokumente={seiten.flat()} />
      </div>
      {error && !isFetching && <InfoBox type="error" headline={fehler} />}
      {(!data || hasNextPage) && (
        <Aktionen>
          <Button variant="secondary" loading={isFetching} onClick={zeigen}>
            {t('aeltereDokumente')}
          </Button>
        </Aktionen>
      )}
    </>
  );
}

/** Whoever asked for more goes on at the first of them: the button may be gone. */
function useFokusAufNeue(seiten: readonly (readonly unknown[])[]) {
  const ort = useRef<HTMLDivElement>(null);
  const vorher = useRef(seiten.length);
  const bekannte = seiten.slice(0, -1).flat().length;
  useEffect(() => {
    if (seiten.length > vorher.current) {
      ort.current?.querySelectorAll('li')[bekannte]?.querySelector('a')?.focus();
    }
    vorher.current = seiten.length;
  }, [seiten.length, bekannte]);
  return ort;
}
