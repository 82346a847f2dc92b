/** A percentage as a bar; its parent says it in words. */
export const Bar = (props: { readonly class?: string; readonly percent: number }) => (
  <svg
    class={`share ${props.class ?? ''}`}
    viewBox="0 0 100 12"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect fill="var(--paper)" stroke="var(--edge)" width="100" height="12" />
    <rect width={props.percent.toFixed(2)} height="12" />
  </svg>
);
