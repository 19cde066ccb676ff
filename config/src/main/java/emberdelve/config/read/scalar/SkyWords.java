package emberdelve.config.read.scalar;

import emberdelve.config.content.Sky;
import emberdelve.config.content.SkyWhen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Words of the sky, {@code night|rain}; whether there are such hours and such weather is checked
 * elsewhere.
 */
public enum SkyWords implements Scalar<SkyWhen> {
    SKY_WORDS;

    @Override
    public String expected() {
        return "hours or weather of town/sky.yaml, day or night, with | between them";
    }

    @Override
    public Optional<SkyWhen> parse(String text) {
        var words = new ArrayList<String>();
        for (var word : text.split("\\|", -1)) {
            if (Id.ID.parse(word.strip()).isEmpty()) return Optional.empty();
            words.add(word.strip());
        }
        return Optional.of(new SkyWhen(words));
    }

    @Override
    public SkyWhen standIn() {
        return new SkyWhen(List.of(Sky.DAY));
    }
}
