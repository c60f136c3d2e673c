import { FileUpload, type FileUploadProps } from '#widgets/file-upload/FileUpload.tsx';

interface DateifeldProps extends FileUploadProps {
  /** Where its chart stands, for tests and analysts. */
  flowState: string;
}

/** The files of a field that a chart runs. */
export function Dateifeld({ flowState, ...feld }: DateifeldProps) {
  return (
    <div data-companion="upload/feld" data-companion-state={flowState}>
      <FileUpload {...feld} />
    </div>
  );
}
