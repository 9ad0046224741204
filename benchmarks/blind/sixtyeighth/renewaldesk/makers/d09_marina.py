from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
r=random.Random(909); N=Names(r)
NAME='Osprey Cove 2025 slip rents.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Season'; w2=wb.create_sheet('Slips & Leases'); 
ws.append(['Osprey Cove Marina']); ws.append(['Rates per foot 2025']); 
for x in [('Open slip annual',92),('Covered slip annual',128),('Transient per night per ft',2.25),('Winter rack',31)]: ws.append(x)
ws.column_dimensions['A'].width=24
ws=w2; F=lambda **k: Font(name='Verdana',size=9,**k)
ws['A1']='OSPREY COVE MARINA'; ws['A1'].font=Font(name='Verdana',size=13,bold=True,color='1F4E79')
ws['A2']='Slip licences and upland leases in force at 6/30/2025'; ws['A2'].font=F(); ws['A3']='prepared for the bank 7/9/2025'; ws['A3'].font=F(italic=True,color='808080')
H=['SLIP','SIZE / TYPE','LICENSEE','BOAT','FROM','TO','ANNUAL RENT','ELEC & DOCK BOX','TOTAL FOR YEAR','STILL OWED']
hf=PatternFill('solid',fgColor='BDD7EE'); thin=Side(style='hair')
def head(rr):
    for i,h in enumerate(H):
        c=ws.cell(rr,1+i,h); c.font=F(bold=True); c.fill=hf; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
boats='Second Wind,Reel Therapy,Knot Working,Lady Marguerite,Blue Heron,Sea Biscuit,Aquaholic,Windfall,Miss Behavin,Salty Paws,Tide Over,Nauti Buoy,Grace,Moonraker,Liquid Asset,Driftwood,Fin & Tonic,Pearl,Wayfarer,Kestrel,Patience,Dog Watch,Halcyon,Vitamin Sea,Rambler,Sundowner,Nellie B,Osprey II,Tern Around,Good Grief,Bay Rum,Stray Cat,Compass Rose,Lazy Gull,High Cotton,Bonita,Escapade,Marlinspike,Summer Job,Cricket'.split(',')
r.shuffle(boats); bi=0
rows=[]; G=[0]*4; rr=5; cnt=0; op=0
docks=[('A DOCK - OPEN SLIPS','A',14,[('30\' open',2760),('35\' open',3220)]),('B DOCK - COVERED','B',12,[('28\' covered',3584),('36\' covered',4608)]),('C DOCK - OPEN SLIPS','C',16,[('24\' open',2208),('40\' open',3680)])]
money='#,##0;(#,##0);0'
for t,L,n,kinds in docks:
    ws.cell(rr,1,t).font=F(bold=True,color='1F4E79'); rr+=1; head(rr); ws.row_dimensions[rr].height=26; rr+=1; S=[0]*4
    for i in range(1,n+1):
        k,a=kinds[0] if i<=n*.6 else kinds[1]; u=f'{L}-{i}'; cnt+=1; row=dict(unit=u,unitType=k,section=t)
        ws.cell(rr,1,u); ws.cell(rr,2,k)
        if r.random()<.13: op+=1; ws.cell(rr,3,'OPEN'); row['statusText']='OPEN'
        else:
            nm=N.lf(); el=r.choice([0,180,240,300]); paid=r.random()<.75; ow=0 if paid else round((a+el)/2); fr=D(2025,4,1) if r.random()<.85 else D(2025,5,15); to=D(2026,3,31) if fr.month==4 else D(2025,10,31)
            if fr.month==5: a=round(a*.62,-1)
            for c_,x in zip(range(3,11),[nm,boats[bi%len(boats)],fr,to,a,el or None,a+el,ow]): ws.cell(rr,c_,x)
            bi+=1
            for q,x in enumerate([a,el,a+el,ow]): S[q]+=x
            row.update(tenantName=nm,statusText='Occupied',leaseStartDate=fr,leaseEndDate=to,annualRent=a,balance=ow,charges=[dict(code='ELEC & DOCK BOX',amount=el)] if el else [],totalCharges=a+el)
        for c_ in range(1,11):
            c=ws.cell(rr,c_); c.font=F(); c.border=Border(bottom=thin)
            if c_ in(5,6): c.number_format='d-mmm-yy'; c.alignment=Alignment(horizontal='center')
            if c_>6: c.number_format=money
        rows.append(row); rr+=1
    ws.cell(rr,3,'Total '+t.split(' - ')[0].title())
    for q,x in enumerate(S): ws.cell(rr,7+q,x).number_format=money
    for c_ in range(1,11): ws.cell(rr,c_).font=F(bold=True); ws.cell(rr,c_).border=Border(top=Side(style='thin'))
    G=[a+b for a,b in zip(G,S)]; rr+=2
ws.cell(rr,1,'UPLAND').font=F(bold=True,color='1F4E79'); rr+=1
S=[0]*4
for u,k,nm,fr,to,a,el,ow in [('Ship store','retail bldg','Cove Outfitters LLC',D(2022,1,1),D(2026,12,31),21600,1200,0),('Restaurant','restaurant & deck','The Rusty Cleat, Inc.',D(2019,4,1),D(2029,3,31),54000,None,4500),('Repair shed','shop, 3,000 sf','OPEN',None,None,None,None,None),('Fuel dock','fuel concession','Bayside Marine Fuels',D(2024,5,1),D(2027,4,30),12000,600,0)]:
    row=dict(unit=u,unitType=k,section='UPLAND')
    if nm=='OPEN': row['statusText']='OPEN'
    else: row.update(tenantName=nm,statusText='Occupied',leaseStartDate=fr,leaseEndDate=to,annualRent=a,balance=ow,totalCharges=a+(el or 0),charges=[dict(code='ELEC & DOCK BOX',amount=el)] if el else [])
    for c_,x in zip(range(1,11),[u,k,nm,None,fr,to,a,el,None if a is None else a+(el or 0),ow]):
        c=ws.cell(rr,c_,x); c.font=F(); c.border=Border(bottom=thin)
        if c_ in(5,6): c.number_format='d-mmm-yy'; c.alignment=Alignment(horizontal='center')
        if c_>6: c.number_format=money
    if a: 
        for q,x in enumerate([a,el or 0,a+(el or 0),ow]): S[q]+=x
    rows.append(row); rr+=1
ws.cell(rr,3,'Total Upland')
for q,x in enumerate(S): ws.cell(rr,7+q,x).number_format=money
for c_ in range(1,11): ws.cell(rr,c_).font=F(bold=True); ws.cell(rr,c_).border=Border(top=Side(style='thin'))
G=[a+b for a,b in zip(G,S)]; rr+=2
ws.cell(rr,3,'ALL MARINA')
for q,x in enumerate(G): ws.cell(rr,7+q,x).number_format=money
for c_ in range(1,11): ws.cell(rr,c_).font=F(bold=True); ws.cell(rr,c_).fill=hf
rr+=2
ws.cell(rr,1,f'Slips {cnt}, licensed {cnt-op}, open {op}.  Upland spaces 4, leased 3, open 1.  Together {cnt+4} spaces, {cnt-op+3} let, {op+1} open.').font=F()
ws.cell(rr+1,1,'Transient and launch-ramp income is not on this list. Short-season licences (15 May to 31 October) are at the short-season rate.').font=F(italic=True)
for k,w in zip('ABCDEFGHIJ',[12,18,27,18,12,12,12,11,12,11]): ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active=1; wb.save(DOC+'/'+NAME); print(cnt,op,G)
save(NAME,dict(propertyName='OSPREY COVE MARINA',asOnDate='2025-06-30',units=cnt+4,occupied=cnt-op+3,vacant=op+1,sheet='Slips & Leases',rows=rows),'OTHER','Marina slip list, header repeated per dock, annual rents, boat names, upland leases without a header',True)
