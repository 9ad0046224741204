from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
g=G(1317); r=g.r
FN="r13_14_larchmere_gardens_12_buildings.xlsx"
wb=Workbook(); ws=wb.active; ws.title='Rent Roll by Building'; rc=wb.create_sheet('Recap')
ws['A1']='LARCHMERE GARDENS APARTMENTS'; ws['A1'].font=Font(bold=True,size=13)
ws['A2']='Rent roll by building for property / rents coverage, October 2025 billing'; 
g1=PatternFill('solid',fgColor='DDEBF7'); tb=Border(top=Side(style='thin')); bb=Border(bottom=Side(style='thin'))
i=4; rows=[]; REC=[]; plant=None
money='#,##0.00;-#,##0.00;-'
for b in range(1,13):
    addr=f"{1400+12*b} Larchmere Loop"; lim=r.choice([2140000,2315000,2480000])
    c=ws.cell(i,1,f'BLDG {b}'); c.font=Font(bold=True); ws.cell(i,3,addr); ws.cell(i,6,'Bldg limit:'); ws.cell(i,7,lim).number_format='$#,##0'; ws.cell(i,9,'1 story' if b>10 else '2 story' )
    for j in range(1,12): ws.cell(i,j).fill=g1
    i+=1
    for j,h in enumerate(['Apt','Bed/Bath','Sq Ft','Leaseholder','In since','Lease thru','Rent','Garage','Pet','Mo. total','Remarks'],1):
        x=ws.cell(i,j,h); x.font=Font(bold=True,size=9); x.border=bb
    i+=1; S=[0]*5; n=o=0; k=12 if b<=10 else 8
    for q in range(1,k+1):
        u=f"{b}-{q:02d}" ; tp,sf,mk=[('1x1',705,1120),('2x1',880,1290),('2x2',960,1385)][(q+b)%3]
        n+=1; vac=r.random()<.07 and not(b==7 and q==9)
        v=[u,tp,sf]; row=dict(building=f'BLDG {b}',unit=u,unitType=tp,area=sf); am=None
        if vac: v+=['vacant',None,None,None,None,None,None,r.choice(['','turn in progress','vac since 8/1 - water loss','make ready'])]; row['statusText']='vacant'
        else:
            o+=1; nm=g.name("{i}. {l}") if False else g.name("{l} {f}"); rent=mk-r.choice([0,10,25,40,75]); ga=r.choice([0,0,0,85]); pt=r.choice([0,0,30])
            si=d(r.randint(2016,2025),r.randint(1,9),1); th=eom(addm(d(2025,10,1),r.randint(0,10))); mtm=r.random()<.12
            v+=[nm,si,'MTM' if mtm else th,rent,ga,pt,rent+ga+pt,'']; am=(rent,ga,pt,rent+ga+pt)
            row.update(tenantName=nm,statusText='Occupied',moveInDate=iso(si),leaseEndDate='MTM' if mtm else iso(th),contractRent=float(rent),totalCharges=float(rent+ga+pt),charges=[dict(code=a,amount=float(z)) for a,z in (('Rent',rent),('Garage',ga),('Pet',pt)) if z])
            for z in range(4): S[z+1]+=am[z]
        S[0]+=sf
        if b==7 and q==9:
            plant=(u,v[3],am); continue   # row left out, counts and subtotals keep it
        for j,z in enumerate(v,1):
            x=ws.cell(i,j,z if z!='' else None)
            if j in(5,): x.number_format='mm/yy' if False else 'm/d/yy'
            if j==6: x.number_format='m/d/yy'; x.alignment=Alignment(horizontal='right')
            if j in(7,8,9,10): x.number_format=money
        rows.append(row); i+=1
    ws.cell(i,1,f'{n} apts'); ws.cell(i,4,f'{o} occupied / {n-o} vacant')
    for j,z in ((3,S[0]),(7,S[1]),(8,S[2]),(9,S[3]),(10,S[4])): ws.cell(i,j,z).number_format='#,##0' if j==3 else money
    for j in range(1,12): ws.cell(i,j).font=Font(bold=True); ws.cell(i,j).border=tb
    REC.append((f'BLDG {b}',addr,n,o,lim,*S)); i+=2
G_=[sum(x[z] for x in REC) for z in range(5,10)]; N=sum(x[2] for x in REC);O=sum(x[3] for x in REC)
ws.cell(i,1,f'{N} apts'); ws.cell(i,4,f'GRAND TOTAL   {O} occupied / {N-O} vacant')
for j,z in ((3,G_[0]),(7,G_[1]),(8,G_[2]),(9,G_[3]),(10,G_[4])): ws.cell(i,j,z).number_format='#,##0' if j==3 else money
for j in range(1,12): ws.cell(i,j).font=Font(bold=True); ws.cell(i,j).border=Border(top=Side(style='double'))
for L,w in zip('ABCDEFGHIJK',[9,9,8,30,10,11,13,10,9,12,26]): ws.column_dimensions[L].width=w
rc['A1']='Recap by building'; rc['A1'].font=Font(bold=True)
for j,h in enumerate(['Building','Address','Apts','Occupied','Vacant','Building limit','Monthly rent','Monthly total','Annual rents'],1): rc.cell(3,j,h).font=Font(bold=True)
for k,x in enumerate(REC,4):
    for j,z in enumerate([x[0],x[1],x[2],x[3],x[2]-x[3],x[4],x[6],x[9],x[9]*12],1): rc.cell(k,j,z).number_format='#,##0'
for j,z in enumerate(['Total','',N,O,N-O,sum(x[4] for x in REC),G_[1],G_[4],G_[4]*12],1): c=rc.cell(16,j,z); c.number_format='#,##0'; c.font=Font(bold=True)
for L,w in zip('ABCDEFGHI',[10,22,7,10,8,15,14,14,14]): rc.column_dimensions[L].width=w
fit(ws); fit(rc); wb.save(DOC+FN)
save(FN,dict(propertyName='Larchmere Gardens Apartments',asOnDate='2025-10',units=N,occupied=O,vacant=N-O,sheet='Rent Roll by Building',rows=rows,planted=dict(what=f'apartment {plant[0]} ({plant[1]}, rent {plant[2][0]}, total {plant[2][3]}) has no row in BLDG 7, though its count, subtotal, grand total and recap include it',kind='row_dropped'),printedTotals=dict(area=G_[0],contractRent=float(G_[1]),totalCharges=float(G_[4]))),'MULTIFAMILY','12 building blocks with heading, limit and header row each, subtotals, recap sheet',True)
