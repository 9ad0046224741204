from lib import *
L='/usr/share/fonts/truetype/liberation/'
for n,f in (('LN','LiberationSansNarrow-Regular'),('LNB','LiberationSansNarrow-Bold'),('LNI','LiberationSansNarrow-Italic')):
    import os
    font(n,L+f+'.ttf' if os.path.exists(L+f+'.ttf') else '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed'+('-Bold' if 'B' in n[2:] else '-Oblique' if 'I' in n[2:] else '')+'.ttf')
# catalogue page: push-in fittings
d=Doc('ostwerk_fittings_catalogue',(595,842),'LN','LNB','LNI')
d.rect(0,0,595,52,'#004b6b',None);d.put(40,33,'Push-in fittings  OQ series','LNB',17,fg='#ffffff');d.put(555,33,'4.12','LNB',17,'r',fg='#ffffff')
d.put(40,74,'Straight fitting OQ-S, male thread R with sealing coating','LNB',11)
# drawing
d.rect(60,100,50,30,'#e8eef2');d.rect(110,93,16,44,'#d0dce4');d.rect(126,99,34,32,'#e8eef2')
for i in range(6):d.line(130+i*5,99,134+i*5,131,.4)
d.line(60,150,160,150,.4);d.put(110,147,'L1','LNI',8,'c');d.line(126,160,160,160,.4);d.put(143,157,'L2','LNI',8,'c')
d.line(60,135,60,154,.3);d.line(160,135,160,164,.3);d.line(126,140,126,164,.3)
d.line(48,100,48,130,.4);d.put(44,118,'D1','LNI',8,'r')
d.para(190,96,170,'Operating pressure –0.95 to 14 bar\nTemperature –10 to +80 °C\nMedium compressed air, vacuum\nBody nickel-plated brass, POM release ring\nSeal NBR',sz=8.5)
d.put(380,92,'Order code','LNB',9)
for i,(t,n) in enumerate((('OQ','series'),('S','shape'),('R14','thread'),('8','tube OD'))):
    x=380+i*44;d.rect(x,98,38,18,'#ffffff',lw=.8);d.put(x+19,110,t,'LNB',9,'c');d.put(x+19,126,n,'LN',7,'c')
data=[('R1/8','4','9.5','8','19.3','7.5','10','7.2','1.86'),('','6','12.3','8','21.6','7.5','13','10.4','1.92'),('','8','14.1','8','24.9','7.5','14','13.0','2.14'),('R1/4','6','12.3','11','23.1','10.5','14','15.9','2.24'),('','8','14.1','11','24.2','10.5','14','16.7','2.31'),('','10','17.0','11','29.8','10.5','17','23.5','2.98'),('R3/8','8','14.1','12','22.0','11.0','17','21.1','2.77'),('','10','17.0','12','26.7','11.0','17','25.6','3.05'),('','12','20.4','12','31.9','11.0','21','36.8','3.66'),('R1/2','10','17.0','15','28.4','14.0','21','44.2','4.12'),('','12','20.4','15','30.0','14.0','21','46.0','4.30'),('','16','25.2','15','38.6','14.0','27','71.5','6.48')]
pk={'R1/8':'10','R1/4':'10','R3/8':'10','R1/2':'5'}
rows=[['Thread\nD2','Tube\nD1','D3','L2','L1','L4','AF','Weight\n[g]','Part no.','Type','PU^{*}','Price\n€ / piece']]
t=''
for i,r in enumerate(data):
    t=r[0] or t;rows.append([C(r[0],bg='#ffffff') if r[0] else '^']+list(r[1:8])+[str(186095+i*3+(i//3)),'OQ-S-'+t.replace('/','')+'-'+r[1],pk[t],r[8]])
b=d.table(40,176,[36,30,34,28,36,34,28,40,50,80,34,85-40],rows,'lccccccdllcr',sz=8,h={0:1.2,1:1.2,4:.5,7:.5,10:.5,-1:1.2},hbg='#cfe0ea',bg='#f1f6f9',va='m',col='#004b6b',pv=2)
d.put(40,b+9,'* Packaging unit, pieces. AF = width across flats, mm. All dimensions in mm.','LN',7)
y=b+34
d.put(40,y,'Reducer, plug-in OQ-R','LNB',11);d.put(312,y,'Blanking plug OQ-B','LNB',11);y+=8
# two side by side tables different heights
rows=[['Plug','Tube','L','Part no.','Type','€']]+[[a,b_,l,p,'OQ-R-%s-%s'%(a,b_),e] for a,b_,l,p,e in (('6','4','35.2','186201','1.74'),('8','4','36.9','186202','1.80'),('8','6','38.0','186203','1.80'),('10','6','41.5','186204','2.06'),('10','8','43.1','186205','2.10'),('12','8','45.8','186206','2.44'),('12','10','47.7','186207','2.52'),('16','12','55.0','186209','3.90'))]
b1=d.table(40,y,[30,30,36,46,62,36],rows,'cccllr',sz=8,h={0:.8,1:.8,-1:.8},pv=2,col='#004b6b')
rows=[['For tube','Colour','Part no.','PU','€']]+[[a,c,p,u,e] for a,c,p,u,e in (('4','black','186231','10','0.62'),('6','black','186232','10','0.62'),('8','blue','186233','10','0.71'),('10','blue','186234','10','0.84'),('12','grey','186235','5','1.02'))]
b2=d.table(312,y,[50,54,60,36,43],rows,'cllcr',sz=8,h='all',v='all',pv=2,col='#004b6b',hbg='#cfe0ea')
d.rect(380,b2+14,60,12,'#333333');d.rect(440,b2+11,10,18,'#333333');d.put(410,b2+42,'OQ-B plug','LNI',8,'c')
y=b1+28
d.put(40,y,'Tube PUN, polyurethane, flexible','LNB',11)
y=d.para(40,y+13,515,'Sold in rolls of 50 m. Give the colour by its suffix: -BL blue, -SW black, -SI silver, -GE yellow. Colours that show a dash are made to order in lots of 500 m.',sz=8.5)
rows=[['OD × ID\n[mm]','Min. bend radius\n[mm]','Pressure [bar] at','<','<','Colour, part no.','<','<','<','€ per\nroll'],['^','^','20 °C','40 °C','60 °C','Blue','Black','Silver','Yellow','^'],
['4 × 2.6','17','10','8.5','6','159662','159663','152584','178409','38.50'],['6 × 4','26.5','10','8.5','6','159664','159665','152586','178413','52.00'],['8 × 5.7','37','10','8.0','5.5','159666','159667','152588','–','81.40'],['10 × 7','54','10','8.0','5.5','159668','159669','152590','–','119.00'],['12 × 8','62','10','8.0','5.5','159670','159671','–','–','165.80'],['16 × 11','88','10','7.5','5','159672','187927','–','–','274.00']]
d.table(40,y+2,[56,72,40,40,40,54,54,54,54,51],rows,'lcccccccc'+'r',hdr=2,sz=8,h={0:.8,1:[(.4,2,9)],2:.8,-1:.8},pv=2.2,bg='#eef4f8')
d.put(40,822,'Subject to change – 2019/07','LN',7.5);d.put(555,822,'Ostwerk Pneumatik, Internet: ostwerk.example','LN',7.5,'r')
d.save()
# landscape compatibility matrix, courier/helvetica
d=Doc('linden_bay_compat_matrix',(842,595),'Helvetica','Helvetica-Bold','Helvetica-Oblique')
d.put(40,42,'Appendix B: Host, controller and drive compatibility','Helvetica-Bold',15);d.line(40,50,802,50,2,'#d47a00')
d.para(40,64,500,'Read down from your firmware release and across from your enclosure. Y = supported and tested; L = supported with the limits in the notes; a dot means not supported.',sz=8.5)
import random;random.seed(7)
fw=['4.1','4.2','4.3','5.0','5.1','5.2']
osn=['WS\n2016','WS\n2019','WS\n2022','ESX\n6.7','ESX\n7.0','Lin\n4.x','Lin\n5.x']
rows=[['Enclosure','Bays','Controller firmware','<','<','<','<','<','Host operating system','<','<','<','<','<','<'],['^','^']+fw+osn]
en=[('Entry enclosures',None),('LB-212','12',),('LB-212 G2','12'),('LB-224','24'),('Midrange enclosures',None),('LB-412','12'),('LB-424','24'),('LB-424 NVMe','24'),('LB-460','60'),('High-density enclosures',None),('LB-690','90'),('LB-690 SAS4','90'),('LB-702','102'),('Archive',None),('LB-T12','12'),('LB-T24^{1}','24')]
pat=['YYYY..','YYYYYY','YYYYYL','.YYYYY','..YYYY','...YYY','.YYYYY','...LYY','....YY','....LY','YYY...','YYYY..']
op=['YYLYY.Y','YYYYYYY','YYYYYYY','YYYYYYY','YYYYYYY','.YYLYLY','YYYYYYY','.YY.Y.Y','.YY.Y.Y','..Y.L.Y','YY.Y.Y.','YY.Y.YL']
k=0;sec=[]
for e in en:
    if e[1] is None: sec.append(len(rows));rows.append([e[0]]+['<']*14)
    else: rows.append([e[0],e[1]]+[{'.':'·'}.get(q,q) for q in pat[k]+op[k]]);k+=1
b=d.table(40,96,[86,36]+[34]*6+[37]*7,rows,'lc'+'c'*13,hdr=2,sz=8.5,h={i:.3 for i in range(19)}|{0:1.2,2:1.2,-1:1.2},v={1:.3,2:1,8:1,0:1.2,-1:1.2},hbg='#fbe6c8',rowbg={i:'#f2f2f2' for i in sec},bold=sec,pv=2.4)
d.put(40,b+11,'1  LB-T24 needs the tape bridge module TBM-2 on Linux 5.x hosts.','Helvetica',7.5)
# side
x=660
d.put(x,75,'Bay numbering, LB-424','Helvetica-Bold',9)
d.rect(x,82,142,60,None,lw=1)
for i in range(12):
    d.rect(x+5+i*11,87,10,50,'#e8e8e8',lw=.3)
d.call(x+20,165,1,x+10,125);d.call(x+70,165,2,x+65,125);d.call(x+125,165,3,x+131,125)
d.put(x,186,'1 first bay  2 midplane  3 last bay','Helvetica',7.5)
y=205
d.put(x,y,'Table B-2. Cable kits','Helvetica-Bold',9)
rows=[['Kit','Length','Ports'],['CK-HD1','1 m','4'],['CK-HD2','2 m','4'],['CK-HD3','3 m','4'],['CK-OP10','10 m','2'],['CK-OP30','30 m','2']]
b2=d.table(x,y+6,[60,42,40],rows,'lrr',sz=8.5,h={1:.6},hal='r',pv=2)
y=b2+22
d.put(x,y,'Limits (L)','Helvetica-Bold',9)
y=d.para(x,y+12,142,'LB-424 NVMe with 5.0: at most 16 drives. LB-690 SAS4 with 5.1: no zoning. ESX 6.7 and 7.0: active-passive paths only. WS 2016: no secure erase.',sz=8)
y=b+32
d.put(40,y,'Table B-3. Qualified drives','Helvetica-Bold',9)
rows=[['Model','Capacity','Interface','Form factor','Sector','Min. firmware','Endurance','Power, active / idle','End of sale']]+[r.split('|') for r in '''HUX-6008|8 TB|SAS 12G|3.5 in|4Kn|4.1|–|9.1 W / 5.6 W|March 2024
HUX-6016|16 TB|SAS 12G|3.5 in|4Kn / 512e|4.3|–|9.6 W / 5.9 W|open
SVX-1920|1.92 TB|SAS 24G|2.5 in|512e|5.0|1 DWPD|11.0 W / 3.5 W|open
SVX-3840|3.84 TB|SAS 24G|2.5 in|512e|5.0|1 DWPD|12.4 W / 3.5 W|open
NVQ-7680|7.68 TB|PCIe 4.0|2.5 in U.2|512e|5.2|3 DWPD|20.5 W / 5.0 W|open'''.split('\n')]
d.table(40,y+6,[82,62,68,70,72,78,68,112,84],rows,'lrllllllll'[:9],sz=8.5,h={0:.8,1:.4,-1:.8},hal='l',pv=1.8)
d.put(802,580,'Linden Bay Storage – Installation guide 5.2 – page 91','Helvetica',7.5,'r')
d.save()
