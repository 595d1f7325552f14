const places = new Set(
  `afghanistan africa albania algeria america amsterdam argentina asia athens atlanta auckland australia austria bangalore bangkok bangladesh barcelona
beijing belgium bengaluru berlin birmingham bolivia boston brazil bristol brussels budapest bulgaria cairo california cambodia canada chennai chicago
chile china colombia copenhagen croatia cuba cyprus dallas delhi denmark denver detroit dubai dublin edinburgh egypt england estonia ethiopia europe
finland florida france frankfurt geneva germany ghana glasgow greece gujarat hamburg helsinki houston hungary hyderabad iceland india indonesia iran
iraq ireland israel istanbul italy jakarta japan jordan kenya kolkata korea kuwait lagos latvia lebanon leeds lisbon lithuania liverpool london
luxembourg madrid malaysia manchester manila melbourne mexico miami milan montreal morocco moscow mumbai munich nairobi nepal netherlands nigeria
norway oman ontario oslo pakistan paris peru philippines poland portland portugal prague pune qatar rajasthan riyadh romania rome russia scotland
seattle seoul serbia shanghai singapore slovakia slovenia spain stockholm sweden switzerland sydney taiwan tanzania texas thailand tokyo toronto
tunisia turkey uae uganda uk ukraine usa vancouver venezuela vienna vietnam wales warsaw zealand zurich`.split(
    /\s+/,
  ),
);

export const isPlace = (lower: string): boolean => places.has(lower);
