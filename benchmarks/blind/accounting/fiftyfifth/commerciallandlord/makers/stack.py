import sys
from PIL import Image
im=[Image.open(x) for x in sys.argv[2:]]; W=max(i.width for i in im);H=sum(i.height for i in im); m=Image.new("RGB",(W,H),"white"); y=0
for i in im: m.paste(i,(0,y)); y+=i.height
m.save(sys.argv[1])
