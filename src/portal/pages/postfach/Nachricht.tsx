import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Nachricht as Gelesene } from '#contract/entities/nachricht.ts';
import { formatMoment } from '#contract/tag.ts';
import { Page } from '#widgets/page/Page.tsx';
import { useVertragswege } from '../../flows/vertrag/wege.ts';
import { NachrichtLoeschenView } from '../../flows/konto/nachricht-loeschen/View.tsx';
import { gehe } from '../../ort.tsx';
import { usePorts } from '../../ports.ts';
import { nachrichtQuery, type Ordner } from '../../queries/postfach.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { Anhaenge } from './Anhaenge.tsx';
import { AlsUngelesen } from './AlsUngelesen.tsx';
import { Nachrichtentext } from './Nachrichtentext.tsx';
import styles from './Postfach.module.css';
import { t } from './texte.ts';
import { usePostfachwege } from './wege.ts';

/** One message with what came with it; opened is read (`domain/konto.md §9`). */
export function Nachricht({ ordner, id }: { ordner: Ordner; id: string }) {
  const { client, bereich } = usePorts();
  const wege = usePostfachwege();
  const abfrage = useQuery(nachrichtQuery({ client, bereich, queries: useQueryClient() }, id));
  const gesendet = ordner === 'gesendet';
  return (
    <Abfrage abfrage={abfrage} title={t('nachricht')}>
      {(nachricht) => (
        <Page
          title={nachricht.betreff}
          back={{ label: t('zumPostfach'), href: wege.ordner(ordner) }}
        >
          <Kopf nachricht={nachricht} wer={gesendet ? nachricht.an : nachricht.von} />
          <div className={styles.blatt}>
            <Nachrichtentext html={nachricht.text} />
          </div>
          {nachricht.anhaenge.length > 0 && (
            <Abschnitt titel={t('anhaenge')}>
              <Anhaenge anhaenge={nachricht.anhaenge} />
            </Abschnitt>
          )}
          <NachrichtLoeschenView key={id} id={id} onGeloescht={() => gehe(wege.ordner(ordner))}>
            {!gesendet && <AlsUngelesen id={id} />}
          </NachrichtLoeschenView>
        </Page>
      )}
    </Abfrage>
  );
}

function Kopf({ nachricht: { datum, vertragsId }, wer }: { nachricht: Gelesene; wer: string }) {
  const wege = useVertragswege();
  return (
    <p className={styles.kopf}>
      {t('kopf', { wer, ...formatMoment(new Date(datum)) })}
      {vertragsId !== undefined && (
        <>
          {' · '}
          <a href={wege.vertrag(vertragsId)}>{t('vertrag', { nummer: vertragsId })}</a>
        </>
      )}
    </p>
  );
}
