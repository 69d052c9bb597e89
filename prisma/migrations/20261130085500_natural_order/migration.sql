-- Serial numbers in the order of their figures: CASH-3 before CASH-10.
CREATE COLLATION "natural_order" (provider = icu, locale = 'und-u-kn-true');
CREATE INDEX "Device_serial_natural_idx" ON "Device"(upper("serial") COLLATE "natural_order", "id");
