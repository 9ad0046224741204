# Xero aged receivables summary, car-park owner, .xls
from common import *
import xlwt
R=random.Random(6530)
C=sorted(['Abbots Quay Dental Ltd','Airedale Couriers','B. Thirlwell','Bellamy & Stokes Solicitors','Canal Street Gym Ltd','Castlegate Nursery','City Wheels Car Club CIC','Dunmore Estates (permit block)','E. Pashley','EVolt Charging Networks Ltd','Fosse Hotel (Midlands) Ltd','G. Oduya-Marsh','Greyfriars Theatre Trust','H&R Plant Hire','Harcourt Vale NHS Staff Permits','Ironbridge Advertising Ltd (hoarding)','J. Lindqvist','Kingsmead Retail Park Mgmt Co','L. Trevanion','Lantern Street Food Market','Mercer Hand Car Wash','Mill Lane Surgery','Northfold Borough Council','Orchard Taxis','P. Wragby','Priory Wedding Cars','Quayside Residents Assoc.','Rowntree House (Block B)','S. Akintola-Bright','Stannard Logistics Ltd','Tollgate Events Ltd','Vine & Barley Pub Co','Westgate Bingo','Yellow Van Removals'],key=str.lower)
K=['current','other:< 1 Month','other:1 Month','other:2 Months','other:3 Months','other:Older','total']
HD=['Current','< 1 Month','1 Month','2 Months','3 Months','Older','Total']
rows=[]
for n in C:
    base=R.choice([72,84,96,110,145]) if n[1]=='.' else r2(R.choice([480,612,1140,2350,3960])*R.choice([1,1,1.2]))
    b=[0.0]*6
    k=R.random()
    if k<.45: b[0]=base
    elif k<.7: b[0]=base;b[1]=base
    elif k<.85: b[1]=base;b[2]=r2(base*R.choice([1,.5]))
    elif k<.95: b=[base,base,base,base,r2(base*.6),0.0]
    else: b[5]=r2(base*R.uniform(1,4))
    if n.startswith('Orchard'): b=[0.0,-120.0,0.0,0.0,0.0,0.0]
    if n.startswith('Mercer'): b=[1140.0,1140.0,1140.0,1140.0,1140.0,3472.8]
    b=[r2(x) for x in b];rows.append(dict(name=n,**dict(zip(K,b+[r2(sum(b))]))))
tot={k:r2(sum(r[k] for r in rows)) for k in K}
N='Tollgate_Car_Parks_Limited_-_Aged_Receivables_Summary.xls'
wb=xlwt.Workbook();ws=wb.add_sheet('Aged Receivables Summary')
E=xlwt.easyxf
ti=E('font: name Arial, bold on, height 280');h2=E('font: name Arial, height 220');hl=E('font: name Arial, bold on, height 180; borders: bottom thin');hr=E('font: name Arial, bold on, height 180; borders: bottom thin; align: horiz right')
tx=E('font: name Arial, height 180; borders: bottom hair');nm=E('font: name Arial, height 180; borders: bottom hair',num_format_str='#,##0.00;(#,##0.00);0.00');tb=E('font: name Arial, bold on, height 180; borders: top thin');tn=E('font: name Arial, bold on, height 180; borders: top thin',num_format_str='#,##0.00;(#,##0.00);0.00');pc=E('font: name Arial, height 180',num_format_str='0.00%');pt=E('font: name Arial, height 180')
for i,t in enumerate(['Aged Receivables Summary','Tollgate Car Parks Limited','As at 31 March 2025','Ageing by due date']): ws.write(i,0,t,ti if i==0 else h2)
ws.write(5,0,'Contact',hl)
for j,h in enumerate(HD):ws.write(5,j+1,h,hr)
i=6
for r in rows:
    ws.write(i,0,r['name'],tx)
    for j,k in enumerate(K):ws.write(i,j+1,r[k],nm)
    i+=1
ws.write(i,0,'Total',tb)
for j,k in enumerate(K):ws.write(i,j+1,tot[k],tn)
i+=1;ws.write(i,0,'Percentage of total',pt)
for j,k in enumerate(K):ws.write(i,j+1,tot[k]/tot['total'],pc)
ws.col(0).width=256*38
for j in range(1,8):ws.col(j).width=256*13
ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=1
wb.save(doc(N));print(len(rows),tot)
save(N,'AR','Xero aged receivables summary, month buckets, .xls; car parks',False,K,rows,[dict(label='Total',**tot)])
