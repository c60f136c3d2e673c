import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Nachricht as Gelesene } from '#contract/entities/nachricht.ts';
import { formatMoment } from '#contract/tag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
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
import { Gespraech } from './Gespraech.tsx';
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
          <Inhalt nachricht={nachricht} />
          {nachricht.anhaenge.length > 0 && (
            <Abschnitt titel={t(nachricht.gespraech.length > 1 ? 'anhaengeAller' : 'anhaenge')}>
              <Anhaenge anhaenge={nachricht.anhaenge} />
            </Abschnitt>
          )}
          <NachrichtLoeschenView key={id} id={id} onGeloescht={() => gehe(wege.ordner(ordner))}>
            {/* Agencies write at another place (`domain/konto.md §8`). */}
            {bereich === 'kunden' && wurdeGeschrieben(nachricht, gesendet) && (
              <ButtonLink href={wege.antworten(id)}>{t('antworten')}</ButtonLink>
            )}
            {!gesendet && <AlsUngelesen id={id} />}
          </NachrichtLoeschenView>
        </Page>
      )}
    </Abfrage>
  );
}

/** There is something of ours to answer. */
function wurdeGeschrieben({ gespraech }: Gelesene, gesendet: boolean): boolean {
  return !gesendet || gespraech.some((beitrag) => !beitrag.gesendet);
}

/** The conversation, or the message alone where there is none. */
function Inhalt({ nachricht: { text, gespraech } }: { nachricht: Gelesene }) {
  if (gespraech.length > 1) return <Gespraech beitraege={gespraech} />;
  return (
    <div className={styles.blatt}>
      <Nachrichtentext html={text} />
    </div>
  );
}

/** Who wrote it when, which a conversation says of each of its parts, and the contract. */
function Kopf({ nachricht, wer }: { nachricht: Gelesene; wer: string }) {
  const { datum, vertragsId, gespraech } = nachricht;
  const wege = useVertragswege();
  const allein = gespraech.length <= 1;
  if (!allein && vertragsId === undefined) return null;
  return (
    <p className={styles.kopf}>
      {allein && t('kopf', { wer, ...formatMoment(new Date(datum)) })}
      {allein && vertragsId !== undefined && ' · '}
      {vertragsId !== undefined && (
        <a href={wege.vertrag(vertragsId)}>{t('vertrag', { nummer: vertragsId })}</a>
      )}
    </p>
  );
}
