/** The page when its picture can't be had: paper with the ghost of some lines. */
export function BlankPage() {
  return (
    <svg aria-hidden="true" viewBox="0 0 595 842" className="block w-full fill-[#e6e9ee]">
      <rect x="56" y="60" width="210" height="18" rx="3" />
      <rect x="56" y="90" width="150" height="9" rx="3" />
      <rect x="56" y="150" width="90" height="8" rx="3" />
      <rect x="56" y="172" width="483" height="7" rx="3" />
      <rect x="56" y="188" width="470" height="7" rx="3" />
      <rect x="56" y="204" width="380" height="7" rx="3" />
      <rect x="56" y="254" width="110" height="8" rx="3" />
      <rect x="56" y="276" width="478" height="7" rx="3" />
      <rect x="56" y="292" width="455" height="7" rx="3" />
      <rect x="56" y="308" width="483" height="7" rx="3" />
      <rect x="56" y="324" width="290" height="7" rx="3" />
    </svg>
  );
}
