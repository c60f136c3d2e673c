/** Time of the processor in milliseconds, which other load on the machine does not lengthen. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
