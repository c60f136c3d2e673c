import { useBrand } from '#widgets/theme/brandContext.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { t } from '../texte.ts';
import { type StepProps, useWorte } from './step.ts';

interface Props extends Pick<StepProps, 'actor' | 'versicherungsNummer'> {
  /** What was to change: `Zahlweise: halbjährlich`. */
  wunsch: string;
}

/** A letter with what a person needs to answer it. */
export function Nachricht({ actor, versicherungsNummer: nummer, wunsch }: Props) {
  const sagen = useWorte(actor);
  const { email } = useBrand().contact;
  const query = new URLSearchParams({
    subject: t('nachrichtBetreff', { nummer }),
    body: sagen('nachrichtText', { nummer, was: wunsch }),
  });
  // Mail programs read a plus as a plus.
  const href = `mailto:${email}?${query.toString().replaceAll('+', '%20')}`;
  return (
    <ButtonLink variant="secondary" href={href}>
      {t('nachricht')}
    </ButtonLink>
  );
}
