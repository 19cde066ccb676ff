package emberdelve.config.region;

import java.util.List;

/**
 * Something that must not lie at a border between regions.
 *
 * @param zones the zones that it joins; with one alone, it may be met in any zone
 * @param value what and where it is
 * @param expected what would be fine
 */
record Obstacle(List<String> zones, String value, String expected) {
    Obstacle {
        zones = List.copyOf(zones);
    }
}
