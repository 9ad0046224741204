# borrower's hand-made sheet: single tenant industrial portfolio, annual rents
from common import *; from openpyxl import Workbook; from openpyxl.styles import *
F='Portfolio RR (7 single tenant bldgs).xlsx'; wb=Workbook(); w=wb.active; w.title='Sheet1'
w['B2']='Kettle River Industrial Portfolio'; w['B2'].font=Font(bold=True,size=14); w['B3']='Tenancy schedule - rents in effect January 1, 2026'; w['B3'].font=Font(italic=True)
H=['Bldg','Location','Tenant (Guarantor)','Bldg SF','Use','Lease Start','Lease End','Current Annual NNN Rent','$/SF','Next bump','Annual rent after bump','Est. annual CAM/tax/ins recovered','Deposit / LC']
D_=D.date
X=[('KR-1','780 Dock Street, Duluth','Norvane Plastics Inc. (Norvane Holdings)',84200,'Mfg',D_(2018,4,1),D_(2028,3,31),522040,D_(2026,4,1),537701,109460,43503),
('KR-2','802 Dock Street, Duluth','Great Basin Cold Storage LLC',126500,'Cold',D_(2021,9,1),D_(2036,8,31),1252350,D_(2026,9,1),1283659,196075,0),
('KR-3','15 Foundry Road, Superior','Twin Ports Millwork',38900,'Mfg',D_(2015,1,1),'MTM',198390,None,None,42790,12000),
('KR-4','2100 Hammond Ave, Superior','Vacant - being marketed',51000,'Whse',None,None,None,None,None,None,None),
('KR-5','61 Airpark Blvd, Hermantown','Skyline Rotor Services, Inc.',45750,'Flex',D_(2020,7,15),D_(2030,7,31),446063,D_(2026,8,1),457214,64050,37172),
('KR-6','75 Airpark Blvd, Hermantown','Parcelwise Logistics (Parcelwise Global)',168000,'Whse',D_(2023,11,1),D_(2033,10,31),1226400,D_(2026,11,1),1263192,218400,0),
('KR-7','9 Rail Spur Lane, Cloquet','Aspen Board & Paper Co.',97300,'Whse',D_(2012,6,1),D_(2027,5,31),486500,None,None,107030,40000)]
for i,h in enumerate(H,2):
    c=w.cell(5,i,h); c.font=Font(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center'); c.border=Border(bottom=Side('medium'))
rows=[]; y=6
for x in X:
    b,lo,tn,sf,us_,ls,le,rn,nd,na,rec,dep=x
    for i,v in enumerate([b,lo,tn,sf,us_,ls,le,rn,round(rn/sf,2) if rn else None,nd,na,rec,dep],2):
        if v is None: continue
        c=w.cell(y,i,v)
        if isinstance(v,D.date): c.number_format='mmm d, yyyy'
        elif i in(9,12,13,14): c.number_format='"$"#,##0'
        elif i==10: c.number_format='0.00'
        elif i==5: c.number_format='#,##0'
    vac=tn[:6]=='Vacant'
    rows.append(dict(unit=b,tenantName=None if vac else tn,statusText='Vacant' if vac else 'Occupied',area=sf,leaseStartDate=ls,leaseEndDate=le,annualRent=rn,deposit=dep,charges=[dict(code=H[11],amount=rec)] if rec else None,rentSteps=[dict(date=iso(nd),amount=na,per='year')] if nd else None)); y+=1
w.cell(y+1,3,'Totals').font=Font(bold=True)
for col,k in ((5,3),(9,7),(13,10),(14,11)):
    c=w.cell(y+1,col,sum(x[k] or 0 for x in X)); c.font=Font(bold=True); c.number_format='#,##0' if col==5 else '"$"#,##0'; c.border=Border(top=Side('thin'),bottom=Side('double'))
w.cell(y+3,3,'* KR-3 holding over at last rent. KR-4 last leased at $5.25 NNN (expired 8/31/25).'); w.cell(y+4,3,'* KR-7 has one 5-yr option at FMV.')
for c,wd in zip('ABCDEFGHIJKLMN',[2,7,27,38,10,7,13,13,14,8,13,14,16,12]): w.column_dimensions[c].width=wd
w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0
wb.save(f'{B}/documents/{F}'); save(F,'INDUSTRIAL','borrower','hand-made tenancy schedule, annual rents, bump columns',False,'Kettle River Industrial Portfolio','2026-01-01',7,6,rows,sheet='Sheet1')
