from common import *
fonts(('M','liberation2/LiberationMono-Regular.ttf'),('MB','liberation2/LiberationMono-Bold.ttf'))
d=Doc('water_analysis'); 
d.text('VALE ANALYTICAL LABORATORY',50,45,'MB',13); d.text('Unit 4, Tannery Estate, Dunmere',50,58,'M',8); d.text('Report 24-07719',545,45,'MB',10,'r'); d.text('issued 6 August 2024',545,58,'M',8,'r')
d.hline(50,545,66,1)
y=d.para('Sample of drinking water drawn on 29 July at the kitchen tap of Gorseley Village Hall by the customer, received on the same day at 7.4 °C, and analysed between 29 July and 5 August. Results relate only to the item tested.',50,74,495,'M',8.5,after=12)
R=[('#Microbiology',),('Colony count, 22 °C','VM 11','14','cfu/mL','no abnormal change',''),('Colony count, 37 °C','VM 11','<1','cfu/mL','–',''),('Coliform bacteria','VM 12','3','/100 mL','0','H'),('Escherichia coli','VM 12','0','/100 mL','0',''),('Enterococci','VM 14','0','/100 mL','0',''),
('#Physical tests',),('Colour','VM 21','4','mg/L Pt','20',''),('Turbidity','VM 22','0.38','NTU','4',''),('Conductivity at 20 °C','VM 23','418','µS/cm','2500',''),('pH','VM 24','6.3','–','6.5 – 9.5','L'),
('#Ions',),('Ammonium','VM 31','<0.02','mg/L','0.50',''),('Chloride','VM 33','27.4','mg/L','250',''),('Fluoride','VM 33','0.11','mg/L','1.5',''),('Nitrate','VM 33','46.8','mg/L','50',''),('Nitrite','VM 33','<0.01','mg/L','0.50',''),('Sulphate','VM 33','38.2','mg/L','250',''),
('#Metals (dissolved and acid-soluble)',),('Aluminium','VM 41','16','µg/L','200',''),('Arsenic','VM 41','0.7','µg/L','10',''),('Cadmium','VM 41','<0.05','µg/L','5.0',''),('Copper','VM 41','1.24','mg/L','2.0',''),('Iron','VM 41','231','µg/L','200','H'),('Lead','VM 41','8.9','µg/L','10',''),('Manganese','VM 41','37','µg/L','50',''),('Nickel','VM 41','2.6','µg/L','20',''),('Sodium','VM 42','19.5','mg/L','200','')]
rows=[['Determinand','Method','Result','Unit','Limit','Flag']]; x=[50,218,312,334,408,540]; al='llrllr'; y0=y
for k,v in enumerate(rows[0]): d.text(v,x[k],y+9,'MB',9,al[k])
# decimal-ish: results right-aligned to the point
y+=14; d.hline(50,545,y,.6,dash=([2,1.5],0)); y+=3
for r in R:
    if r[0][0]=='#':
        y+=3; d.text(r[0][1:],x[0],y+9,'MB',9); rows.append([r[0][1:]]+['']*5)
    else:
        for k,v in enumerate(r):
            if not v: continue
            if k==2:
                a=v.split('.')[0]; w=pdfmetrics.stringWidth(a,'M',9); d.text(v,296-w,y+9,'M',9)
            elif k==0: d.text(v,x[0]+10,y+9,'M',9)
            else: d.text(v,x[k],y+9,'MB' if k==5 else 'M',9,al[k])
        rows.append(list(r))
    y+=13.2
d.add(1,[50,y0,545,y],rows); d.hline(50,545,y+1,.6,dash=([2,1.5],0))
y=d.para('H above, L below the value set by the regulations. VM 11 to VM 33 are accredited; VM 41 and VM 42 were subcontracted. cfu colony-forming units.',50,y+6,495,'M',7.5,after=14)
d.text('Quality control of the metals run',50,y+8,'MB',9.5); y+=14
Q=[['',C('Certified material W-3',cs=3),X,X,C('Spiked sample',cs=2),X],['','Certified','Found','± 2s','Added','Recovery %'],['Arsenic (µg/L)','25.0','24.6','1.1','10','98'],['Copper (mg/L)','1.500','1.512','0.030','0.5','101'],['Iron (µg/L)','310','322','18','100','94'],['Lead (µg/L)','20.0','19.2','0.9','10','97'],['Nickel (µg/L)','15.0','15.3','0.8','10','103']]
y=d.table(Q,50,y,[130,70,60,60,60,80],'M','MB',8.5,align='lrrrrr',hdr=2,hal='lrrrrr',style=[('LINEABOVE',(0,0),(-1,0),.8,colors.black),('LINEBELOW',(1,0),(3,0),.4,colors.black),('LINEBELOW',(4,0),(5,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),.4,colors.black),('LINEBELOW',(0,-1),(-1,-1),.8,colors.black)],pad=(2,2,5,5))
y=d.para('<br/>Opinion: the coliform result calls for a second sample after flushing and disinfection of the tap. Iron may colour the water but is not a risk to health at this level.',50,y,495,'M',8.5,after=18)
d.text('K. Ravenscroft, head of chemistry',50,y+10,'M',8.5); d.text('END OF REPORT',545,y+10,'M',8.5,'r')
d.save()
