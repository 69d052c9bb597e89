-- What lasts longest and what reaches farthest are orders too, each with its index.
CREATE INDEX "Product_battery_desc_sort_idx" ON "Product" ("batteryYears" DESC NULLS LAST, "id" DESC) INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "mounting", "inStock", "msrp", "rangeKm") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_range_desc_sort_idx" ON "Product" ("rangeKm" DESC NULLS LAST, "id" DESC) INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "mounting", "inStock", "msrp", "batteryYears") WHERE "retiredAt" IS NULL;
