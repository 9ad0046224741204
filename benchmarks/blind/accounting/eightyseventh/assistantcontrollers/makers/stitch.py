import sys; from PIL import Image
fs=sys.argv[2:]; im=[Image.open(f) for f in fs]; W=max(i.width for i in im); H=sum(i.height for i in im); c=Image.new('RGB',(W,H),'white'); y=0
for i in im: c.paste(i,(0,y)); y+=i.height
c.save(sys.argv[1])
