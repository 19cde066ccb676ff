package emberdelve.server.text;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.feature.Features;
import emberdelve.server.view.VitalsView;

import org.junit.jupiter.api.Test;

final class PromptTest {
    private final Prompt prompt = new Prompt(Features.registry().phrasing(ShippedMessages.load()));

    @Test
    void thePromptTellsHitPointsAndWhetherThereIsAFight() {
        var reader = Cast.reader(Cast.MIRA);
        assertThat(prompt.prompt(vitals(8, false), reader).map(StyledText::plain))
                .contains("HP 8/8 > ");
        assertThat(prompt.prompt(vitals(5, true), reader).map(StyledText::plain))
                .contains("HP 5/8 (fighting) > ");
    }

    @Test
    void screenReadersAreSparedThePrompt() {
        assertThat(prompt.prompt(vitals(5, true), Cast.listener(Cast.MIRA))).isEmpty();
    }

    private static VitalsView vitals(int hp, boolean fighting) {
        return new VitalsView(hp, 8, 1, 0, 21, 10, fighting);
    }
}
