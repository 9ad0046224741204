import sys
from PIL import Image
fs=sys.argv[2:]; im=[Image.open(f) for f in fs]
W=max(i.width for i in im); H=sum(i.height for i in im); o=Image.new('RGB',(W,H),'white'); y=0
for i in im: o.paste(i,(0,y)); y+=i.height
o.save(sys.argv[1])
