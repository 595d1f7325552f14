import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { toast } from '../../../ui/toast.ts';
import { profileCopy } from '../profile.copy.ts';
import { type Crop, clampCrop, largestZoom, wholeCrop } from './crop.ts';
import { CropArea } from './crop-area.tsx';
import { cutToJpeg } from './draw-cut.ts';

/** Lets a person cut a square out of a picture. It stays until the picture is sent. */
export function CropDialog({
  picture,
  isBusy,
  onCancel,
  onCut,
}: {
  picture: ImageBitmap;
  isBusy: boolean;
  onCancel: () => void;
  onCut: (file: Blob) => void;
}) {
  const [crop, setCrop] = useState<Crop>(wholeCrop);

  async function cut() {
    const file = await cutToJpeg(picture, crop);
    if (file) onCut(file);
    else toast(profileCopy.pictureFailed);
  }

  return (
    <Dialog
      open
      onOpenChange={onCancel}
      size="small"
      title="Crop your picture"
      description="Drag the picture, or move it with the arrow keys. What is in the circle is shown."
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void cut()}>
            Save picture
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        <CropArea picture={picture} crop={crop} onCrop={setCrop} />
        <div className="w-full">
          <Slider
            label="Zoom"
            value={crop.zoom}
            text={`${Math.round(crop.zoom * 100)}%`}
            min={1}
            max={largestZoom}
            step={0.05}
            onValueChange={(zoom) => setCrop(clampCrop(picture, { ...crop, zoom }))}
          />
        </div>
      </div>
    </Dialog>
  );
}
