from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
g=G(1316); r=g.r
FN="r13_13_saltmarsh_landing_onesite_detail.xlsx"
wb=Workbook(); ws=wb.active; ws.title='RENT ROLL DETAIL'
# spacer columns: real columns at these letters
C=dict(unit=1,fp=3,ud=4,sf=6,st=7,nm=9,mi=11,ls=12,le=13,mk=15,tc=17,lr=18,oc=19,tot=21,dep=22,bal=24)
H=dict(unit='Unit',fp='Floorplan',ud='Unit\nDesignation',sf='SQFT',st='Unit/Lease Status',nm='Name',mi='Move-In\nMove-Out',ls='Lease\nStart',le='Lease\nEnd',mk='Market\n+ Addl.',tc='Trans\nCode',lr='Lease\nRent',oc='Other\nCharges/\nCredits',tot='Total\nBilling',dep='Dep On\nHand',bal='Balance')
row=1; thin=Side(style='thin')
def hdr():
    global row
    for t,b in (('OneSite Rents v3.0',False),('RENT ROLL DETAIL',True),('Saltmarsh Landing - Coastal Hearth Management',True),('As of 10/20/2025',False),('Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;',False)):
        c=ws.cell(row,1,t); ws.merge_cells(start_row=row,end_row=row,start_column=1,end_column=24); c.alignment=Alignment(horizontal='center'); c.font=Font(name='Arial',size=9 if b else 7,bold=b); row+=1
    colhdr()
def colhdr():
    global row
    for k,h in H.items():
        c=ws.cell(row,C[k],h); c.font=Font(name='Arial',size=7,bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom')
    for j in range(1,25): ws.cell(row,j).border=Border(bottom=thin,top=thin)
    ws.row_dimensions[row].height=32; row+=1
def put(k,v,fmt=None,bold=False):
    c=ws.cell(row,C[k],v); c.font=Font(name='Arial',size=7,bold=bold)
    if fmt: c.number_format=fmt
    if k in('nm',): c.alignment=Alignment(wrap_text=False)
fps={'A1S':(612,1485),'A2':(745,1620),'B1':(988,1935),'B2R':(1064,2060)}
rows=[]; T=[0]*7; by={}; n=o=0
hdr(); units=[f'{b}{k:02d}' for b in (10,20,30,40) for k in range(1,16)]
app=[]
vacs={'1004','1011','2002','2015','3007','4003','4009'}
pre={'1011','3007','4003'}
extra=[('PETRENT',35),('PARKING',75),('STORAGE',40),('WATER',42.5),('LIABINS',13),('CONC/SPE',-100)]
for idx,u in enumerate(units):
    if idx in(22,44): row+=1; colhdr()
    fp=list(fps)[(idx*7)%4 if idx%3 else (idx//3)%4]; sf,mk=fps[fp]; mk+=r.choice([0,0,25,40]); n+=1; T[0]+=sf; T[1]+=mk
    put('unit',u); put('fp',fp); put('ud','N/A'); put('sf',sf,'#,##0'); put('mk',mk,'#,##0.00')
    B=by.setdefault(fp,[0,0,0,0,0]); B[0]+=1; B[1]+=sf; B[2]+=mk
    t=dict(unit=u,unitType=fp,area=sf,marketRent=float(mk))
    if u in vacs:
        s='Vacant-Leased' if u in pre else 'Vacant'
        put('st',s); put('nm','VACANT'); put('lr',0,'#,##0.00'); put('oc',0,'#,##0.00'); put('dep',0,'#,##0.00'); put('bal',0,'#,##0.00')
        t.update(statusText=s,contractRent=0.0,deposit=0.0,balance=0.0); rows.append(t); row+=1
        if u in pre:
            nm=g.name("{l}, {f}"); a=d(2025,r.choice([10,11]),r.choice([24,28])); e=addm(a,12)-dt.timedelta(1); lr=mk-25
            put('unit',u); put('fp',fp); put('ud','N/A'); put('sf',sf,'#,##0'); put('st','Applicant'); put('nm',nm); put('mi',us(a)); put('ls',us(a)); put('le',us(e)); put('tc','RENT'); put('lr',f'{lr:,.2f} *'); put('oc','0.00 *'); put('dep',200,'#,##0.00'); put('bal',0,'#,##0.00')
            ws.cell(row,C['lr']).alignment=ws.cell(row,C['oc']).alignment=Alignment(horizontal='right')
            rows.append(dict(unit=u,unitType=fp,area=sf,statusText='Applicant',tenantName=nm,moveInDate=iso(a),leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=float(lr),deposit=200.0,balance=0.0)); row+=1
            app.append(200)
        continue
    o+=1; B[3]+=1
    s=r.choice(['Occupied']*9+['Occupied-NTV','Occupied-NTVL']); nm=g.name("{l}, {f}"); lr=mk-r.choice([0,15,40,65,90])
    mi=d(r.randint(2020,2025),r.randint(1,9),r.randint(1,28)); a=mi if mi.year==2025 else d(2025,mi.month,mi.day); e=addm(a,12)-dt.timedelta(1)
    ch=[('RENT',lr)]+[x for x in extra if r.random()<.28]; tot=sum(x for _,x in ch); dep=r.choice([200,400,lr]); bal=r.choice([0]*5+[tot,-25,138.25])
    put('st',s); put('nm',nm); put('mi',us(mi)); put('ls',us(a)); put('le',us(e)); put('dep',dep,'#,##0.00'); put('bal',bal,'#,##0.00;(#,##0.00)'); put('tot',tot,'#,##0.00')
    mo=None
    if s!='Occupied': mo=d(2025,11,r.choice([9,15,30]))
    for q,(k,x) in enumerate(ch):
        put('tc',k)
        put('lr' if k=='RENT' else 'oc',x,'#,##0.00;(#,##0.00)')
        if k=='RENT' : put('oc',0,'#,##0.00')
        else: put('lr',0,'#,##0.00')
        if q==1 and mo: put('mi',us(mo))
        row+=1
    if mo and len(ch)==1: put('mi',us(mo)); row+=1
    T[2]+=lr; T[3]+=tot-lr; T[4]+=tot; T[5]+=dep; T[6]+=bal; B[4]+=lr
    t.update(statusText=s,tenantName=nm,moveInDate=iso(mi),moveOutDate=mo and iso(mo),leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=float(lr),totalCharges=float(tot),charges=[dict(code=k,amount=float(x)) for k,x in ch],deposit=float(dep),balance=float(bal)); rows.append(t)
for k,v in (('unit','Totals:'),('sf',T[0]),('mk',T[1]),('lr',T[2]),('oc',T[3]),('tot',T[4]),('dep',T[5]+sum(app)),('bal',T[6])): put(k,v,'#,##0.00;(#,##0.00)' if k not in('sf','unit') else '#,##0',True)
for j in range(1,25): ws.cell(row,j).border=Border(top=thin,bottom=Side(style='double'))
row+=2; ws.cell(row,1,'* Indicates amounts not included in detail totals').font=Font(name='Arial',size=7,italic=True); row+=2
ws.cell(row,1,'Amt / SQFT: Market = '+f'{T[0]:,}'+' SQFT; Leased = '+f"{sum(x['area'] for x in rows if x.get('totalCharges')):,}"+' SQFT').font=Font(name='Arial',size=7); row+=2
hh=['Floorplan','# Units','Average\nSQFT','Average\nMarket','Units\nOccupied','Occupancy\n%','Leased\nRent']
cs=[1,4,6,9,11,12,15]
for j,h in zip(cs,hh): c=ws.cell(row,j,h); c.font=Font(name='Arial',size=7,bold=True); c.alignment=Alignment(wrap_text=True)
row+=1
for fp,b in sorted(by.items()):
    for j,v in zip(cs,[fp,b[0],round(b[1]/b[0]),round(b[2]/b[0],2),b[3],b[3]/b[0],b[4]]):
        c=ws.cell(row,j,v); c.font=Font(name='Arial',size=7); c.number_format='0.00%' if j==12 else ('#,##0.00' if j in(9,15) else '#,##0')
    row+=1
for j,v in zip(cs,['Totals / Averages:',n,round(T[0]/n),round(T[1]/n,2),o,o/n,T[2]]):
    c=ws.cell(row,j,v); c.font=Font(name='Arial',size=7,bold=True); c.number_format='0.00%' if j==12 else ('#,##0.00' if j in(9,15) else '#,##0')
row+=2
for a,b in (('occupied, no NTV',sum(x['statusText']=='Occupied' for x in rows)),('occupied, NTV',sum(x['statusText']=='Occupied-NTV' for x in rows)),('occupied NTV leased',sum(x['statusText']=='Occupied-NTVL' for x in rows)),('vacant leased',len(pre)),('vacant not leased',len(vacs)-len(pre)),('Totals',n)):
    ws.cell(row,1,a).font=Font(name='Arial',size=7); ws.cell(row,6,b).font=Font(name='Arial',size=7); row+=1
for j in range(1,25): ws.column_dimensions['ABCDEFGHIJKLMNOPQRSTUVWX'[j-1]].width=2
for k,x in dict(unit=7,fp=8,ud=10,sf=7,st=14,nm=21,mi=10,ls=10,le=10,mk=10,tc=9,lr=11,oc=10,tot=10,dep=10,bal=10).items(): ws.column_dimensions['ABCDEFGHIJKLMNOPQRSTUVWX'[C[k]-1]].width=x
fit(ws); wb.save(DOC+FN)
save(FN,dict(propertyName='Saltmarsh Landing',asOnDate='2025-10-20',units=n,occupied=o,vacant=n-o,rows=rows,printedTotals=dict(area=T[0],marketRent=float(T[1]),contractRent_excl_applicants=float(T[2]),totalCharges=float(T[4]),deposit=float(T[5]+sum(app)),balance=float(T[6]))),'MULTIFAMILY','OneSite rent roll detail export, spacer columns, merged titles, charges stacked, applicants with starred amounts, move-out stacked under move-in',True)
