import type { OccupationData } from '../occupation-data.ts';

export const artsAndCrafts: OccupationData[] = [
  {
    name: 'Photographer',
    titles: 'photojournalist, photo editor, photo retoucher, photography assistant',
    technical: `Photography, Portrait photography, Adobe Lightroom, Adobe Photoshop, Photo editing, Studio lighting, DSLR and mirrorless cameras, Composition and framing, Capture One, Photo shoots, Videography, Studio photography, Product photography, Event photography, Wedding photography, Flash photography`,
    soft: `Creativity, Client communication, Attention to detail`,
    industry: `Copyright awareness, Model releases, Social media marketing, Photojournalism, Advertising design`,
  },
  {
    name: 'Musician',
    titles:
      'musician, singer, composer, music teacher, pianist, guitarist, violinist, music director',
    technical: `Live music performance, Music theory, Composition of music, Vocal performance, Music teaching, Ensemble playing, Music production, Pro Tools, MIDI, Sibelius, Improvisation, Audio mixing, !Concerts, Sight reading, Songwriting, Recording sessions`,
    soft: `Creativity, !Discipline, Collaboration`,
    industry: `Music licensing, Music royalties, Broadcast standards`,
  },
  {
    name: 'Sound Engineer',
    titles:
      'audio engineer, sound designer, recording engineer, mixing engineer, music producer, dj',
    technical: `Audio mixing, Pro Tools, Live sound, Sound design, Music production, Microphone placement, Mixing consoles, Location recording, MIDI, Acoustics, Podcast production, Live streaming, PA systems`,
    soft: `Active listening, Calm under pressure, Creativity`,
    industry: `Live events industry, Broadcast standards, Music licensing`,
  },
  {
    name: 'Actor',
    titles: 'actress, dancer, choreographer, theatre artist',
    technical: `Stage acting, Voice-over|voice acting, Script reading, !Improvisation, Public performance, Dance performance, Vocal performance, Accents and dialects, Costume design, Stage movement, Rehearsals, Audiobook narration, Screen acting, Script analysis, Stage presence`,
    soft: `Creativity, Confidence on stage, Resilience`,
    industry: `Equity membership, Broadcasting code, Theatre production`,
  },
  {
    name: 'Presenter',
    titles:
      'radio presenter, tv presenter, television presenter, radio jockey, news anchor, news presenter, broadcaster, podcaster, emcee, voice over artist, voice actor',
    technical: `Live presenting, Voice-over|voice acting, Interviewing, Radio production, Script writing for broadcast, Autocue, Podcast production, Sound design, Live streaming, News writing, Social media reporting, Multimedia storytelling, Radio presenting`,
    soft: `Confidence on stage, Curiosity, Communication`,
    industry: `Broadcasting code, Media law, Audience engagement, Broadcast standards`,
  },
  {
    name: 'Film Director',
    titles:
      'director of photography, cinematographer, assistant director, film producer, movie director, screenwriter, script writer, scriptwriter, tv producer, line producer, camera operator, cameraman, lighting technician',
    technical: `Film directing|directing actors, Cinematography, Scriptwriting, Shot planning, Film budgets|production budgets, Casting of actors, Lighting design, Location scouting, Video editing, Sound design, Colour grading|color grading, ARRI cameras, Script development, Auditions`,
    soft: `Directing people on set, Creativity, Leadership`,
    industry: `Film production, Post-production, Film festivals`,
  },
  {
    name: 'Game Developer',
    titles:
      'game artist, game designer, game programmer, unity developer, unreal developer, level designer',
    technical: `Unity engine|!Unity|Unity3D, Unreal Engine|!Unreal, C#, C++, Game design|gameplay design, Gameplay programming, 3D modelling|3D modeling, !Blender|Blender 3D, Shader programming, Game physics, Version control, Git, Level design, Game mechanics`,
    soft: `Creativity, Problem solving, Teamwork`,
    industry: `Virtual reality, Game publishing, Animation pipeline, Film production`,
  },
  {
    name: 'Animator',
    titles: '2d animator, 3d animator, 3d artist, 3d modeller, vfx artist, character artist',
    technical: `3D animation, !Maya|Autodesk Maya, Blender, 3D modelling, Rigging (animation)|character rigging, Texturing, 2D animation, Storyboarding, Compositing, ZBrush, Rendering, Motion graphics, Character animation, Substance Painter, Digital sculpting`,
    soft: `Creativity, Taking feedback, Time management`,
    industry: `Film production, Animation pipeline, Post-production, Virtual reality`,
  },
  {
    name: 'Interior Designer',
    titles:
      'interior decorator, interior architect, interior stylist, kitchen designer, home stager, interior design consultant, set designer, furniture designer',
    technical: `Interior design, Space planning, SketchUp, AutoCAD, Material specification, Furniture design, Mood boards, Lighting design (interiors), 3ds Max, Colour theory, Adobe Photoshop, Revit`,
    soft: `Creativity, Client communication, Attention to detail`,
    industry: `Building codes, Sustainable design, Residential interiors, Accessibility codes`,
  },
  {
    name: 'Fashion Designer and Tailor',
    titles:
      'fashion designer, apparel designer, garment designer, costume designer, stylist, tailor, tailoring master, cutting master, seamstress, dressmaker, pattern maker, cobbler',
    technical: `Pattern making|pattern cutting|pattern drafting, Sewing, Fashion design|garment design|apparel design, Garment construction, !Alterations|garment fitting, Fabric knowledge|fabric selection|Textile knowledge, Industrial sewing machines, Garment draping, Tech packs, Trend forecasting, Textile design, Costume design, Tailoring, Dressmaking, Overlock machines, Toile making`,
    soft: `Creativity, Attention to detail, Manual dexterity`,
    industry: `Sustainable fashion, Apparel exports, Retail trends`,
  },
  {
    name: 'Jeweller',
    titles:
      'jeweler, goldsmith, silversmith, jewellery designer, jewelry designer, gemmologist, gemologist, diamond grader, stone setter, watchmaker',
    technical: `Jewellery making|jewelry making, Stone setting, Jewellery repair, Soldering, Wax carving, Jewellery design|jewelry design, RhinoGold, Hand engraving, Watch repair, Electroplating, Jewellery sales, Stock control, Diamond setting, Ring resizing, Lost-wax casting, MatrixGold, Luxury sales|luxury retail`,
    soft: `Manual dexterity, Attention to detail, Creativity`,
    industry: `Hallmarking, GIA certification, Precious metals market`,
  },
  {
    name: 'Printer and Bookbinder',
    titles:
      'printer, print operator, printing press operator, offset machine operator, bookbinder, print finisher, pre-press technician, prepress technician, flexo operator, dtp operator',
    technical: `Offset printing|lithographic printing, Digital printing, Prepress, Colour management, Print finishing, Bookbinding, Machine operation, Flexographic printing, Ink mixing, Screen printing, Print lamination, Adobe InDesign, HP Indigo, Plate making, Guillotine cutting, Perfect binding, Gravure printing`,
    soft: `Attention to detail, Time management, Manual dexterity`,
    industry: `ISO 12647, Chemical handling, Health and safety, Publishing production`,
  },
  {
    name: 'Gardener',
    titles:
      'landscaper, groundskeeper, groundsman, greenkeeper, horticulturist, arborist, tree surgeon',
    technical: `Gardening|garden maintenance, Planting schemes, Pruning, Plant knowledge|plant identification, Landscaping, Weed control|weeding, Irrigation, Tree surgery, Pest management, Garden design, Horticulture, Fencing and farm repairs, Power tools, Lawn care, !Potting, Hedge trimming, Arboriculture, Turf laying`,
    soft: `Creativity, Physical stamina, !Reliability`,
    industry: `RHS qualifications, Pesticide certificates, Health and safety`,
  },
  {
    name: 'Florist',
    titles: 'floral designer, florist assistant, flower shop assistant, flower seller',
    technical: `Floristry|flower arranging, Wedding flowers, Flower conditioning, Plant knowledge, Colour theory, Customer service, Flower buying, Order processing, Point of sale systems, Gift wrapping, Cash handling, Stock control, Visual merchandising, Funeral flowers`,
    soft: `Creativity, Customer service, Manual dexterity`,
    industry: `Retail trends, Event planning for guests, Health and safety, Consumer protection`,
  },
  {
    name: 'Livestock Farmer',
    titles:
      'dairy farmer, poultry farmer, cattle farmer, pig farmer, herdsman, stockperson, farrier',
    technical: `Livestock management, Animal health, Animal nutrition, Dairy farming, Poultry farming, Animal breeding, Grazing management, Horse care, Shearing, Fencing and farm repairs, Animal vaccination, Aquaculture`,
    soft: `Physical stamina, !Reliability, Problem solving`,
    industry: `Animal welfare, Food traceability, Organic farming, Food safety`,
  },
  {
    name: 'Beekeeper',
    titles: 'apiarist, bee farmer, apiary manager, honey producer',
    technical: `Beekeeping|apiculture|hive management, Queen rearing, Varroa treatment, Pollination services, Hive inspections, Honey processing|honey bottling, Wax rendering, Food safety, Farm machinery, Pest management, Horticulture, Farm budgeting, Swarm control`,
    soft: `Patience, Attention to detail, Physical stamina`,
    industry: `Food labelling, Organic farming, Animal welfare`,
  },
  {
    name: 'Librarian',
    titles:
      'library assistant, library technician, library manager, information specialist, information officer, records manager, records officer, record keeper, cataloguer',
    technical: `Cataloguing|library cataloguing|cataloging, Library management systems, Reader services|library services, Collection development|acquisitions of books, Information literacy, Dewey Decimal Classification, Circulation desk, Reference management, Reading groups, Data entry, DSpace, Records management, Koha, Library of Congress Classification, Book lending, Archive management, Digital archives`,
    soft: `Customer service, !Organisation, Patience`,
    industry: `Copyright awareness, Data protection, CILIP, Freedom of information requests`,
  },
  {
    name: 'Museum Curator and Archivist',
    titles:
      'curator, archivist, gallery assistant, gallery manager, museum assistant, museum manager, conservator, heritage officer, historian, archaeologist, collections manager',
    technical: `Collections management, Exhibition curation|exhibition planning, Archive cataloguing, Conservation of objects, Provenance research, Digitisation of collections, Museum education, Accessioning, Grant writing, ISAD(G), Oral history, Art history, Collections care, Finding aids, Preventive conservation, Digital preservation, Gallery talks, Loans management`,
    soft: `Attention to detail, Research skills, Communication`,
    industry: `Copyright awareness, Data protection, Cultural heritage law`,
  },
];
