from make_lib import *
import random
random.seed(41)
H,HB,HO='Helvetica','Helvetica-Bold','Helvetica-Oblique'
# ===== price list 2 pages Letter, shaded bands
d=Doc('fastener_price_list',(612,792))
cats=[('Hex head bolts, zinc plated, grade 8.8',[('HB-0620','M6 × 20 mm, full thread',200),('HB-0630','M6 × 30 mm, full thread',200),('HB-0825','M8 × 25 mm, full thread',100),('HB-0840','M8 × 40 mm, part thread',100),('HB-1050','M10 × 50 mm, part thread, supplied with flange nut fitted',50),('HB-1280','M12 × 80 mm, part thread',25),('HB-1612','M16 × 120 mm, part thread, pre-waxed for use with torque tools',10)]),
('Socket cap screws, black oxide, grade 12.9',[('SC-0412','M4 × 12 mm',500),('SC-0516','M5 × 16 mm',500),('SC-0620','M6 × 20 mm',200),('SC-0835','M8 × 35 mm, low head',100),('SC-1045','M10 × 45 mm',50)]),
('Self-drilling screws, stainless A2',[('SD-4816','4.8 × 16 mm, pan head, for sheet up to 2.5 mm',1000),('SD-5525','5.5 × 25 mm, hex washer head',500),('SD-5538','5.5 × 38 mm, hex washer head with 16 mm bonded EPDM washer',500),('SD-6350','6.3 × 50 mm, hex washer head',250)]),
('Nuts and washers',[('HN-06','Hex nut M6, zinc plated',1000),('HN-08','Hex nut M8, zinc plated',500),('HN-10','Hex nut M10, zinc plated',500),('NY-06','Nylon insert lock nut M6',500),('NY-08','Nylon insert lock nut M8, stainless A4',250),('FW-06','Flat washer M6, form A',2000),('FW-08','Flat washer M8, form A',1000),('SW-10','Spring washer M10',500)]),
('Anchors and fixings',[('TA-0875','Through-bolt anchor M8 × 75 mm, cracked concrete approval',50),('TA-1095','Through-bolt anchor M10 × 95 mm',50),('DI-08','Drop-in anchor M8, knurled',100),('NP-0840','Nylon frame plug 8 × 40 mm, with countersunk screw',200),('RM-410','Injection resin, vinylester, 410 ml cartridge (two mixer nozzles included)',12)]),
('Threaded rod and studs',[('TR-0810','M8 × 1 m, zinc plated',20),('TR-1010','M10 × 1 m, zinc plated',20),('TR-1210','M12 × 1 m, stainless A2',10),('ST-0830','Welding stud M8 × 30 mm, copper flashed',500),('ST-1040','Welding stud M10 × 40 mm',250)]),
('Rivets',[('BR-3208','Blind rivet 3.2 × 8 mm, aluminium, domed',1000),('BR-4010','Blind rivet 4.0 × 10 mm, aluminium, domed',1000),('BR-4816','Blind rivet 4.8 × 16 mm, steel, large flange',500),('SR-0612','Structural rivet 6.4 × 12 mm, locked stem',250)])]
cw=[54,196,46,62,62,62,54]
hdr=lambda:[R([C('Code',rs=2),C('Description',rs=2),C('Pack\nqty',rs=2,al='r'),C('Price per pack, US$ excl. tax',cs=3,al='c'),None,None,C('Lead time',rs=2,al='c')],f=HB,fill=(.12,.27,.2),col=(1,1,1),va='mid'),
 R([None,None,None,C('1–9 packs',al='r'),C('10–49',al='r'),C('50 +',al='r'),None],f=HB,fill=(.12,.27,.2),col=(1,1,1))]
def body(cs):
    out=[]
    for name,items in cs:
        out.append(R([C(name,cs=7)]+[None]*6,f=HB,fill=(.75,.84,.78)))
        for i,(c,t,q) in enumerate(items):
            p=round(random.uniform(4,60),2)
            p3='POA' if random.random()<.12 else f'{p*.84:.2f}'
            out.append(R([c,t,f'{q:,}',f'{p:.2f}',f'{p*.92:.2f}',p3,random.choice(['stock','stock','stock','3 days','2 weeks'])],fill=(.95,.97,.95) if i%2 else (1,1,1)))
    return out
def top():
    d.rect(0,0,612,34,fill=(.12,.27,.2)); d.text(38,22,'BOLTWRIGHT & DANE',HB,14,col=(1,1,1)); d.text(574,22,'Trade price list  ·  valid from April 1, 2025',H,9,'r',(1,1,1))
top()
d.para(38,56,536,'Prices are quoted in US dollars per pack and replace all earlier lists. Orders below $150 carry a handling fee of $12. Packs cannot be split. For items marked POA please call the sales desk with the quantity you need.',H,8.5)
A=['l','l','r','r','r','r','c']
d.table(38,92,cw,hdr()+body(cats[:4]),al=A,sz=8.3,pad=2.6,ld=10)
d.text(306,770,'Boltwright & Dane Fastening Supplies Inc.  ·  orders@boltwright.example  ·  page 1 of 2',H,7.5,'c')
d.newpage();top()
y=d.table(38,58,cw,hdr()+body(cats[4:]),al=A,sz=8.3,pad=2.6,ld=10)
d.text(38,y+28,'Freight charges by zone',HB,11)
G=[C('Zone',al='l'),C('States served',al='l'),'Up to 25 lb','25 to 70 lb','70 to 150 lb','Pallet']
rows=[R(G,f=HB),['A','WA, OR, ID','$9.80','$14.60','$27.00','$118'],['B','CA, NV, UT, MT, WY','$12.40','$19.90','$38.50','$164'],['C','AZ, NM, CO, ND, SD, NE, KS, OK, TX','$15.10','$25.20','$49.00','$221'],['D','All other contiguous states','$18.70','$31.40','$63.00','$298'],['E','AK, HI','$34.00','$71.50','on request','on request']]
y=d.table(38,y+36,[36,190,70,70,70,70],rows,al=['c','l','r','r','r','r'],sz=8.3,pad=3,grid='h',gcol=(.5,.6,.55))
d.para(38,y+22,536,'Terms: net 30 days from date of invoice. Claims for shortage or damage must be made in writing within five working days. Goods remain the property of the seller until paid for in full.',H,8)
d.text(306,770,'Boltwright & Dane Fastening Supplies Inc.  ·  orders@boltwright.example  ·  page 2 of 2',H,7.5,'c')
d.save()
# ===== data sheet
S=ttf('LS','/usr/share/fonts/truetype/liberation2/LiberationSansNarrow-Regular.ttf') if os.path.exists('/usr/share/fonts/truetype/liberation2/LiberationSansNarrow-Regular.ttf') else ttf('LS','/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf')
SB=ttf('LSB','/usr/share/fonts/truetype/liberation2/LiberationSans-Bold.ttf'); S=ttf('LS2','/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf')
d=Doc('pressure_sensor_datasheet',(595.3,841.9))
d.line(40,40,555,40,2,(.75,.1,.1)); d.text(40,60,'KESTREL MICROSENSE',SB,11,col=(.75,.1,.1)); d.text(555,60,'KMP-4410  Rev. D  ·  August 2024',S,8,'r')
d.text(40,86,'KMP-4410 series  Media-isolated pressure transmitter',SB,14)
y=d.para(40,106,250,'The KMP-4410 measures absolute or gauge pressure in oil, coolant and mild chemicals. A stainless diaphragm separates the medium from the sensing die. The output is ratiometric or a 4 to 20 mA loop, set at the factory and stored in non-volatile memory.\nTypical uses are hydraulic power packs, refrigeration racks and test benches.',S,8,10)
for i,t in enumerate(['Ranges from 0 to 1 bar up to 0 to 400 bar','Total error band 0.8 % of full scale','IP67 with M12 connector mated','Burst pressure at least four times range','UL and DNV listed']):
    d.text(312,106+i*14,'•',S,9); d.text(321,106+i*14,t,S,8)
y=max(y,180)+8
d.text(40,y,'Table 1. Electrical characteristics (TA = 25 °C, VS = 5.0 V unless noted)',SB,8)
hd=R([C('Parameter',rs=2),C('Symbol',rs=2,al='c'),C('Test condition',rs=2),C('Limits',cs=3,al='c'),None,None,C('Unit',rs=2,al='c')],f=SB,va='mid',fill=(.9,.9,.9))
hd2=R([None,None,None,C('Min',al='c'),C('Typ',al='c'),C('Max',al='c'),None],f=SB,fill=(.9,.9,.9))
rows=[hd,hd2,
[C('Supply voltage',rs=2,va='mid'),C('VS',rs=2,va='mid'),'ratiometric output','4.75','5.00','5.25','V'],
[None,None,'current loop output','9','24','32','V'],
['Supply current','IS','no load','','6.5','8.0','mA'],
[C('Output at zero pressure',rs=2,va='mid'),C('VZ',rs=2,va='mid'),'ratiometric output','0.47','0.50','0.53','V'],
[None,None,'current loop output','3.94','4.00','4.06','mA'],
['Full-scale span','VFS','ratiometric output, load at least 5 kΩ','3.95','4.00','4.05','V'],
['Total error band','TEB','–20 °C to +85 °C','–0.8','','+0.8','% FS'],
['Response time, 10 % to 90 %','tR','','','1.2','2.0','ms'],
['Start-up time','tS','VS applied to first valid output','','','15','ms'],
['Insulation resistance','RI','500 V DC, case to all pins tied together, 60 s at 40 % relative humidity','100','','','MΩ'],
['Long-term drift','','1,000 h at 85 °C','','0.1','0.25','% FS']]
y=d.table(40,y+6,[126,44,158,46,46,46,49],rows,al=['l','c','l','c','c','c','c'],f=S,sz=7.8,pad=2,grid='full',gw=.4)
d.text(40,y+20,'Table 2. Pressure ranges',SB,8); d.text(326,y+20,'Table 3. Pin assignment (M12, A-coded)',SB,8)
y0=y+26
rr=[R(['Code','Range\nbar','Proof\nbar','Burst\nbar','Gauge','Absolute'],f=SB,va='bot',below=[(0,5,.8)],above=[(0,5,.8)])]
for c,a,b,e,g,h in [('B001','0–1','3','6','yes','yes'),('B004','0–4','12','20','yes','yes'),('B010','0–10','30','50','yes','yes'),('B025','0–25','60','125','yes','yes'),('B060','0–60','120','300','yes','no'),('B160','0–160','320','700','yes','no'),('B250','0–250','500','1,000','yes','no'),('B400','0–400','800','1,600','yes','no')]: rr.append([c,a,b,e,g,h])
rr[-1]=R(rr[-1],below=[(0,5,.8)])
ya=d.table(40,y0,[42,42,42,42,42,48],rr,al=['l','c','r','r','c','c'],f=S,sz=7.8,pad=2)
pr=[R(['Pin','Ratiometric','Loop','Wire'],f=SB,fill=(.9,.9,.9)),['1','+VS','Loop +','brown'],['2','Output','n.c.','white'],['3','Ground','Loop –','blue'],['4',C('factory use, leave open',cs=2,al='c'),None,'black']]
yb=d.table(326,y0,[32,72,72,53],pr,al=['c','l','l','l'],f=S,sz=7.8,pad=2.4,grid='full',gw=.4)
y=max(ya,yb)
# outline drawing next to text: sensor drawing
d.text(326,yb+20,'Outline (mm)',SB,8)
ox,oy=345,yb+34
d.rect(ox,oy,ox+60,oy+34,stroke=(0,0,0),w=.8);d.rect(ox+60,oy+6,ox+98,oy+28,stroke=(0,0,0),w=.8);d.rect(ox-14,oy+9,ox,oy+25,stroke=(0,0,0),w=.8)
d.line(ox-14,oy+44,ox+98,oy+44,.4);d.line(ox-14,oy+40,ox-14,oy+48,.4);d.line(ox+98,oy+40,ox+98,oy+48,.4);d.text(ox+42,oy+53,'58.5',S,7,'c');d.text(ox+106,oy+20,'G 1/4 A',S,7)
y=max(y,oy+62)+16
d.text(40,y,'Table 4. Ordering code: KMP-4410 – a – b – c – d',SB,8)
o=[R(['Position','Meaning','Option','Code'],f=SB,above=[(0,3,.8)],below=[(0,3,.4)]),
 R([C('a',rs=1),'Range','see Table 2','B001 to B400'],below=[(0,3,.2)]),
 ['b','Reference','gauge','G'],R([None,None,'absolute','A'],below=[(0,3,.2)]),
 ['c','Output','0.5 to 4.5 V ratiometric','R'],R([None,None,'4 to 20 mA, two-wire','L'],below=[(0,3,.2)]),
 ['d','Seal','FKM (standard)','F'],[None,None,'EPDM','E'],R([None,None,'none, welded','W'],below=[(0,3,.8)])]
y=d.table(40,y+6,[60,130,190,135],o,al='l',f=S,sz=7.8,pad=1.7)
d.text(40,y+12,'Not every combination is held in stock. Minimum order for options E and W: 50 pieces.',S,7)
d.line(40,806,555,806,.5); d.text(40,817,'Kestrel Microsense GmbH reserves the right to change specifications without notice.',S,6.5); d.text(555,817,'1',S,7,'r')
d.save()
