-- Cases, industries and use cases show a scene: that of the built-in entry with the same key, else of the device that was drawn.
CREATE FUNCTION pg_temp.scene_of(device text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE device
        WHEN 'leak' THEN 'leak-place'
        WHEN 'energy' THEN 'energy-place'
        WHEN 'air' THEN 'air-place'
        WHEN 'parking' THEN 'parking-place'
        WHEN 'gateway' THEN 'gateway-outdoor-place'
        WHEN 'dashboard' THEN 'dashboard-place'
        ELSE 'platform-place'
    END
$$;

UPDATE "ContentRevision" r
SET "data" = (r."data" - 'drawing') || jsonb_build_object('scene', CASE e."key"
    WHEN 'mall-parking' THEN 'car-park'
    WHEN 'school-air' THEN 'classroom'
    WHEN 'warehouse-demand' THEN 'warehouse'
    ELSE pg_temp.scene_of(r."data" ->> 'drawing')
END)
FROM "ContentEntry" e
WHERE e."id" = r."entryId" AND e."kind" = 'cases' AND NOT r."data" ? 'scene';

UPDATE "ContentRevision" r
SET "data" = r."data" || jsonb_build_object(
    'scene', CASE r."data" ->> 'building'
        WHEN 'enterprise' THEN 'server-room'
        WHEN 'retail' THEN 'car-park'
        WHEN 'logistics' THEN 'warehouse'
        WHEN 'residential' THEN 'pump-room'
        WHEN 'government' THEN 'classroom'
        WHEN 'industrial' THEN 'workshop'
        ELSE 'meter-room'
    END,
    'useCases', (
        SELECT coalesce(jsonb_agg(u.item || jsonb_build_object('scene', CASE
            WHEN u.item ->> 'anchor' IN ('tenant-billing', 'charging', 'line-metering') THEN 'meter-room'
            WHEN u.item ->> 'anchor' IN ('pump-room', 'basement-flood') THEN 'pump-room'
            WHEN u.item ->> 'anchor' = 'site-benchmark' THEN 'dashboard-place'
            WHEN u.item ->> 'anchor' = 'energy-audit' THEN 'platform-place'
            WHEN u.item ->> 'anchor' = 'server-room' THEN 'server-room'
            WHEN u.item ->> 'anchor' = 'car-park' THEN 'car-park'
            WHEN u.item ->> 'anchor' = 'loading-bay' THEN 'loading-bay'
            WHEN u.item ->> 'anchor' = 'roof-leak' THEN 'warehouse'
            WHEN u.item ->> 'anchor' = 'venue-air' THEN 'classroom'
            WHEN u.item ->> 'anchor' = 'workshop-air' THEN 'workshop'
            ELSE pg_temp.scene_of(u.item #>> '{devices,0}')
        END) ORDER BY u.place), '[]')
        FROM jsonb_array_elements(r."data" -> 'useCases') WITH ORDINALITY AS u(item, place)
    )
)
FROM "ContentEntry" e
WHERE e."id" = r."entryId" AND e."kind" = 'industries' AND NOT r."data" ? 'scene' AND jsonb_typeof(r."data" -> 'useCases') = 'array';
