# Small owner's flex park, .xls, amounts partly typed as text, blank rows between buildings
from common import *
import xlwt
rng=random.Random(6911)
fn='westgate rents feb07.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Feb 07')
E=xlwt.easyxf
b=E('font: bold on'); u=E('font: bold on; borders: bottom thin; align: wrap on'); mo=E('',num_format_str='$#,##0.00'); n=E('',num_format_str='#,##0'); da=E('align: horiz left',num_format_str='M/D/YYYY'); tb=E('font: bold on; borders: top thin',num_format_str='$#,##0.00'); red=E('font: colour red')
for j,w in enumerate([9,30,9,12,13,12,11,12,40]): ws.col(j).width=256*w
ws.write(0,0,'WESTGATE BUSINESS PARK',E('font: bold on, height 280')); ws.write(1,0,'tenants & rents, february 2007 billing'); ws.write(2,0,'prepared for Title Co. - exhibit to owner\'s affidavit (parties in possession)',E('font: italic on'))
for j,h in enumerate(['unit #','tenant','sq ft','monthly rent','lease starts','lease ends','deposit','owes us','notes']): ws.write(4,j,h,u)
D_=[('Bldg 501',[('501-A','Redline Motorsports Fabrication',3200,1950,D(2004,5,1),D(2009,4,30),1950,0,'bumps to $2,025.00 on 5/1/07',(D(2007,5,1),2025.0)),('501-B','Gutierrez-Holm Plumbing',1600,1040,D(2006,3,1),D(2008,2,29),1000,0,'',None),('501-C','Gutierrez-Holm Plumbing',1600,1040,D(2006,3,1),D(2008,2,29),1000,0,'same lease as B',None),('501-D','empty',1600,None,None,None,None,None,'showing to a caterer',None),('501-E','Peak Trophies & Engraving',1600,1100,D(2003,1,1),'mo to mo',800,1100,'feb not in yet',None),('501-F','Blue Spruce Upholstery',1600,1060,D(2005,9,1),D(2008,8,31),1060,0,'personal guar.',None)]),
('Bldg 503',[('503-A','Lariat Cable Contractors Inc',4800,2800,D(2005,1,1),D(2009,12,31),5600,0,'yard space incl.',None),('503-B','empty',2400,None,None,None,None,None,'roof leak, fix first',None),('503-C','Zephyr Cycle Parts (mail order)',2400,1490,D(2006,11,1),D(2008,10,31),1490,0,'',None),('503-D','Dance Factory',2400,1550,D(2002,8,1),D(2007,7,31),1200,310,'option 1 x 5, hasn\'t said',None)]),
('Bldg 505',[('505-1','M. Tarkington (storage)',800,480,D(2006,6,1),'mo to mo',480,0,'',None),('505-2','Elite Glass Tint',800,540,D(2006,2,1),D(2008,1,31),540,0,'',None),('505-3','Elite Glass Tint',800,540,D(2006,2,1),D(2008,1,31),540,0,'',None),('505-4','Crosstown Courier',1200,775,D(2007,1,1),D(2007,12,31),775,0,'new',None),('505-5','empty',1200,None,None,None,None,None,'',None),('505-6','Gospel Light Fellowship',2000,1150,D(2001,4,1),'mo to mo',0,2300,'two months behind, says paying',None),('505-7','Owner\'s shop',800,0,None,None,None,None,'no rent',None)])]
R=5;rows=[];S=dict(a=0,m=0,d=0,o=0)
for bn,l in D_:
    R+=1; ws.write(R,0,bn,b); R+=1
    for un,nm,a,m,s,e,d,o,nt,st in l:
        ws.write(R,0,un); ws.write(R,1,nm,red if nm=='empty' else E('')); ws.write(R,2,a,n); S['a']+=a
        r=dict(unit=un,building=bn,area=a)
        if nm=='empty': r['statusText']='empty'
        else:
            r.update(tenantName=nm,statusText='Occupied',contractRent=float(m),leaseStartDate=s,leaseEndDate=e,deposit=None if d is None else float(d),balance=None if o is None else float(o))
            if un in('501-E','503-A','505-4'): ws.write(R,3,f'${m:,.2f}',E('align: horiz right'))
            else: ws.write(R,3,m,mo)
            if s: ws.write(R,4,dt.datetime(s.year,s.month,s.day),da); ws.write(R,5,dt.datetime(e.year,e.month,e.day) if isinstance(e,dt.date) else e,da)
            if d is not None: ws.write(R,6,d,mo)
            if o is not None: ws.write(R,7,o,mo)
            if st: r['rentSteps']=[dict(date=iso(st[0]),amount=st[1])]
            S['m']+=m;S['d']+=d or 0;S['o']+=o or 0
        if nt: ws.write(R,8,nt)
        rows.append(r);R+=1
R+=1
ws.write(R,1,'totals',b);ws.write(R,2,S['a'],E('font: bold on; borders: top thin',num_format_str='#,##0'));ws.write(R,3,S['m'],tb);ws.write(R,6,S['d'],tb);ws.write(R,7,S['o'],tb)
ws.write(R+1,1,'17 units, 3 empty')
wb.save(DOC+fn)
assert len(rows)==17
save(fn,'INDUSTRIAL',"Small owner's old Excel, lower-case headings, some amounts typed as text, casual notes",False,
 dict(propertyName='WESTGATE BUSINESS PARK',asOnDate='2007-02',units=17,occupied=14,vacant=3,sheet=None,planted=None,rows=rows,_totals=dict(area=S['a'],contractRent=S['m'],deposit=S['d'],balance=S['o'])))
