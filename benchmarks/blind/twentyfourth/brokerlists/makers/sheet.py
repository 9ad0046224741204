from PIL import Image;import glob
im=[Image.open(f) for f in sorted(glob.glob('png/*.png')) if not f.endswith('/m.png')]
o=Image.new('RGB',(sum(i.width for i in im),max(i.height for i in im)),'white');x=0
for i in im: o.paste(i,(x,0));x+=i.width
o.save('png/m.png')
