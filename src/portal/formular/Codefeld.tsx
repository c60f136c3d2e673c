import { CodeField } from '#widgets/code-field/CodeField.tsx';
import type { Feldbilder } from './Felder.tsx';
import { textProps } from './Textfelder.tsx';

export const codefeld = (({ fertig, ...props }) => {
  const { name, sendet } = props.feld;
  const onComplete = (code: string) => fertig?.({ [name]: code });
  return <CodeField {...textProps(props)} {...(sendet ? { onComplete } : {})} />;
}) satisfies Feldbilder['code'];
