from common import *
import xlwt
r=random.Random(1010); N=Names(r)
NAME='brightwater houses 11-25.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('HOUSES'); w2=wb.add_sheet('debt')
b=xlwt.easyxf('font: name MS Sans Serif, bold on, height 180; borders: bottom thin; align: wrap on, horiz center'); p=xlwt.easyxf('font: name MS Sans Serif, height 180'); 
m=xlwt.easyxf('font: name MS Sans Serif, height 180',num_format_str='$#,##0'); mt=xlwt.easyxf('font: name MS Sans Serif, bold on, height 180; borders: top thin',num_format_str='$#,##0'); n0=xlwt.easyxf('font: name MS Sans Serif, height 180',num_format_str='#,##0'); dd=xlwt.easyxf('font: name MS Sans Serif, height 180; align: horiz right',num_format_str='M/D/YY'); T=xlwt.easyxf('font: name MS Sans Serif, bold on, height 240')
ws.write(0,0,'BRIGHTWATER RENTAL HOMES',T); ws.write(1,0,'Rent roll as of 11/1/2025',p)
H=['#','House','Town','Bd/Ba','Sq Ft','Yr bought','Paid','Worth now','Tenant','Lease thru','Sec. dep.','Rent now','Could get','Taxes /yr','Ins /yr']
for i,h in enumerate(H): ws.write(3,i,h,b)
st=['118 Alder St','1204 Beech Ave','77 Calloway Ct','330 Dunmore Rd','9 E. Elm St','415 Foxglove Ln','2210 Garner St','61 Hickory Bend','508 Ironwood Dr','1717 Jasper Ave','24 Kessler Pl','906 Laurel St - front','906 Laurel St - rear','133 Maple Ter','2801 N. 9th St','640 Orchard Way','15 Pinckney St']
rows=[]; rr=4; tot=dict(); v=0
def add(k,x): tot[k]=tot.get(k,0)+x
for i,s in enumerate(st):
    bb=r.choice(['2/1','3/1','3/1.5','3/2','4/2']) if 'rear' not in s else '1/1'; sf=r.choice([840,960,1040,1180,1260,1400,1520,1610]) if 'rear' not in s else 520; paid=r.randrange(48,140)*1000; worth=int(paid*r.uniform(1.2,2.2)/1000)*1000
    mk=round((sf*.62+450)/25)*25; rent=mk-r.choice([0,25,50,100,125]); tax=round(worth*.0142); ins=r.randrange(780,1600,20)
    for c,x,f in[(0,i+1,p),(1,s,p),(2,'Port Ellery' if '906' in s else r.choice(['Port Ellery','Port Ellery','Larkin','Mill Spring']),p),(3,bb,p),(4,sf,n0),(5,r.randrange(1999,2023),p),(6,paid,m),(7,worth,m),(12,mk,m),(13,tax,m),(14,ins,m)]: ws.write(rr,c,x,f)
    row=dict(unit=s,unitType=bb,area=sf,marketRent=mk)
    if i in(6,):
        ws.write(rr,8,'vacant - rehab',p); v+=1; row['statusText']='vacant - rehab'
    else:
        nm=N.fl(); ws.write(rr,8,nm,p); k=r.random()
        if k<.35: le='month-month'; ws.write(rr,9,le,dd)
        else: le=endof(first(r,D(2025,1,1),D(2025,11,1)),1,r.choice([0,0,3])); ws.write(rr,9,dt.datetime(le.year,le.month,le.day),dd)
        dep=r.choice([rent,rent,500,750]); ws.write(rr,10,dep,m); ws.write(rr,11,rent,m); add(10,dep); add(11,rent)
        row.update(tenantName=nm,statusText='Occupied',leaseEndDate=le,deposit=dep,contractRent=rent)
    for c,x in((6,paid),(7,worth),(12,mk),(13,tax),(14,ins)): add(c,x)
    rows.append(row); rr+=1
ws.write(rr,1,'TOTALS',xlwt.easyxf('font: name MS Sans Serif, bold on, height 180'))
for c,x in tot.items(): ws.write(rr,c,x,mt)
ws.write(rr+1,1,'rent x 12',p); ws.write(rr+1,11,tot[11]*12,mt)
ws.write(rr+3,0,'17 doors (906 Laurel is two). One empty. Section 8 on 77 Calloway and 24 Kessler, rent shown is total.',p)
for k,w in enumerate([4,22,12,7,7,9,13,13,22,13,11,12,11,11,11]): ws.col(k).width=256*w
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
for i,x in enumerate([('Lender','Balance','P&I'),('Harbor Street',412600,3180),('Larkin S&L',98150,904)]):
    for k,y in enumerate(x): w2.write(i,k,y)
wb.save(DOC+'/'+NAME); print(tot)
save(NAME,dict(propertyName='BRIGHTWATER RENTAL HOMES',asOnDate='2025-11-01',units=17,occupied=16,vacant=1,sheet='HOUSES',rows=rows),'SINGLE_FAMILY_RENTAL','Old .xls of a landlord with scattered houses; purchase price, value, taxes beside the rent',False)
