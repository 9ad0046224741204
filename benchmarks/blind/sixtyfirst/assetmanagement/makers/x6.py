# US warehouse, MRI-like commercial rent roll xls: vacant first, future increases by line, additional space lines
from lib import *
import xlwt
V=[('0110',24600),('0235',18250)]
L=[('0100','Prairie Belt Logistics, LLC','2021-02-01','2028-01-31',96200,5.85,1.42,0,[('2026-02-01',6.03),('2027-02-01',6.21)]),
('0105','Gantry & Sons Steel Supply','2017-06-01','2027-05-31',41750,5.2,1.42,0,[('2026-06-01',5.35)]),
('0120','Octave Home Goods, Inc.','2023-10-01','2033-09-30',128400,6.4,1.42,2500,[('2025-10-01',6.59),('2026-10-01',6.79),('2027-10-01',6.99)]),
('0130','Crossbow Beverage Distributors','2019-01-01','2025-12-31',58300,5.1,1.42,0,[]),
('0140','Lumen Solar Racking Corp.','2024-04-15','2029-04-30',36900,7.1,1.42,0,[('2026-05-01',7.31),('2027-05-01',7.53),('2028-05-01',7.76)]),
('0200','Hollowell Paper Recycling Co.','2016-09-01','2026-08-31',72500,4.75,1.55,650,[]),
('0210','Midstate Restaurant Equipment','2022-07-01','2027-06-30',22100,6.95,1.55,0,[('2026-07-01',7.16)]),
('0220','Trellis Pharmacy Fulfillment, Inc.','2025-03-01','2035-02-28',64000,7.25,1.55,1200,[('2026-03-01',7.47),('2027-03-01',7.69)]),
('0230','Anvil Creek Motorsports','2020-12-01','Month-to-Month',12400,8.1,1.55,0,[]),
('0240','Northfork Church Furniture, Ltd.','2021-05-01','2026-04-30',31800,5.6,1.55,0,[]),
('0250A','Kettle River Foods, LLC','2018-03-01','2028-02-29',83450,5.3,1.55,0,[('2026-03-01',5.45),('2027-03-01',5.6)]),
('0250B','Kettle River Foods, LLC','2018-03-01','2028-02-29',15000,3.6,1.55,0,[]),
('TRLR','Prairie Belt Logistics, LLC','2022-01-01','2028-01-31',0,0,0,4800,[]),
('CELL','Open Range Tower Co.','2015-08-01','2030-07-31',0,0,0,1985.4,[('2026-08-01',None)])]
def run():
    name='CMROLL_Cedar_Bluff_Distribution.xls'
    wb=xlwt.Workbook(); ws=wb.add_sheet('CMROLL'); z=lambda s='',f=None:xlwt.easyxf('font: name Arial, height 160'+(', bold on' if 'b' in s else '')+(';borders: top thin' if 't' in s else '')+(';borders: bottom thin' if 'u' in s else '')+(';align: horiz right' if 'r' in s else ''),num_format_str=f or 'General')
    n=z(f='#,##0.00'); i0=z(f='#,##0'); nb=z('bt','#,##0.00'); ib=z('bt','#,##0'); dt=z('r','m/d/yyyy'); tx=z(); b=z('b'); u=z('bur'); ul=z('bu')
    ws.write(0,0,'Database: LNDPROD',tx); ws.write(0,5,'Commercial Rent Roll',b); ws.write(0,12,'Page: 1',tx); ws.write(1,0,'Bldg Status: All',tx); ws.write(1,5,'Cedar Bluff Distribution Center',b); ws.write(1,12,'Date: 10/2/2025',tx); ws.write(2,5,'9/30/2025',b)
    h1=['','','Rent','','GLA','Monthly','Annual','Monthly','Expense','Monthly','---- Future Rent Increases ----','','']; h2=['Bldg Id-Suit Id','Occupant Name','Start','Expiration','Sqft','Base Rent','Rate PSF','Cost Recovery','Stop','Other Income','Cat   Date','Monthly Amount','PSF']
    ws.write_merge(4,4,10,12,'---- Future Rent Increases ----',xlwt.easyxf('font: name Arial, height 160, bold on; align: horiz center'))
    for c in range(13):
        if c<10: ws.write(4,c,h1[c],z('b' if c<2 else 'br'))
        ws.write(5,c,h2[c],ul if c<2 else u); ws.col(c).width=256*[15,36,11,15,10,12,9,13,8,12,16,14,8][c]
    r=7; ws.write(r,0,'Vacant Suites',b); r+=2; rows=[]; va=0
    for s,a in V:
        ws.write(r,0,'CBDC1-'+s,tx); ws.write(r,1,'Vacant',tx); ws.write(r,4,a,i0); va+=a; r+=1
        rows.append(dict(unit='CBDC1-'+s,area=a,statusText='Vacant',section='Vacant Suites'))
    r+=1; ws.write(r,0,'Occupied Suites',b); r+=2; T=[0]*4
    for s,t,st,e,a,p,rec,oth,inc in L:
        m=round(a*p/12,2); cr=round(a*rec/12,2)
        ws.write(r,0,'CBDC1-'+s,tx); ws.write(r,1,t,tx); ws.write(r,2,dd(st),dt)
        if e[0]=='2': ws.write(r,3,dd(e),dt)
        else: ws.write(r,3,e,z('r'))
        ws.write(r,4,a,i0); ws.write(r,5,m,n); 
        if p: ws.write(r,6,p,n)
        ws.write(r,7,cr,n); ws.write(r,9,oth,n)
        q=dict(unit='CBDC1-'+s,tenantName=t,area=a,leaseStartDate=st,leaseEndDate=e,contractRent=m,statusText='Occupied',section='Occupied Suites',charges=[dict(code='Cost Recovery',amount=cr),dict(code='Other Income',amount=oth)])
        if inc:
            q['rentSteps']=[]
            for k,(d,np) in enumerate(inc):
                if k: r+=1
                am=round(a*np/12,2) if np else 2084.67; x=dd(d); ws.write(r,10,('RNT' if np else 'ROF')+f'   {x.month}/{x.day}/{x.year}',z('r')); ws.write(r,11,am,n)
                if np: ws.write(r,12,np,n)
                q['rentSteps'].append(dict(date=d,amount=am))
        rows.append(q)
        for k,v in enumerate((a,m,cr,oth)): T[k]=round(T[k]+v,2)
        r+=2
    tot=T[0]+va
    def line(lbl,pct,a,full):
        nonlocal r
        ws.write(r,1,lbl,b); ws.write(r,2,pct,z('br','0.00%') if pct is not None else b); ws.write(r,3,'%d Units'%full[0],z('br')); ws.write(r,4,a,ib)
        if len(full)>1:
            for c,v in zip((5,7,9),full[1:]): ws.write(r,c,v,nb)
        r+=1
    ws.write(r,0,'Totals:',b); line('Occupied Sqft:',T[0]/tot,T[0],(14,T[1],T[2],T[3])); line('Vacant Sqft:',va/tot,va,(2,)); line('Total Sqft:',1.0,tot,(16,T[1],T[2],T[3]))
    r+=1; ws.write(r,0,'Grand Total - CBDC1 Cedar Bluff Distribution Center',b); ws.write(r,5,T[1],nb); ws.write(r,7,T[2],nb); ws.write(r,9,T[3],nb)
    ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
    wb.save(doc(name))
    save(name,'WAREHOUSE','US warehouse, MRI-like xls, vacant suites first, future increases on following lines',dict(propertyName='Cedar Bluff Distribution Center',asOnDate='2025-09-30',units=16,occupied=14,vacant=2,rows=rows),hard=True)
