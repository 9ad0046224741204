from common import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(4815); FN='Saltbox_Commerce_Center_RR_steps_options.xlsx'
nm="Alder & Ames Millwork|Bitstream Repair LLC|Crestfall Nutrition|Delmonte Stage Lighting|Everline Coatings|Fathom Dive Gear|Gilded Frame Shop|Halcyon Hospice Supply|Indigo Screenprint|Juniper Pet Foods|Kestrel Avionics|Lattice 3D Labs|Mainstay Rigging|Noble Hound Boarding|Oxide Metal Finishing|Pivot Physical Therapy|Quantum Calibration|Roundhouse Coffee|Sextant Instruments|Tallow & Wick|Umbra Shade Co.|Verity Water Testing|Willow Ridge Medical|Xylo Audio|Yardarm Supply|Zenith Tile Works|Cardinal Crossfit".split('|')
wb=Workbook(); w=wb.active; w.title='Rent Roll 12-25'
hid=['yardi_code']
w['B1']='Saltbox Commerce Center'; w['B1'].font=Font(name='Calibri',size=18,bold=True,color='1B5E20'); w['B2']='Rent Roll, Scheduled Steps and Options'; w['B3']='As of:'; w['C3']=dt.date(2025,12,1); w['C3'].number_format='mmmm d, yyyy'; w['C3'].alignment=Alignment(horizontal='left')
g=[(2,4,'PREMISES'),(5,7,'TERM'),(8,13,'CURRENT MONTHLY CHARGES'),(14,15,'STEP 1'),(16,17,'STEP 2'),(18,19,'STEP 3'),(20,21,'OPTIONS')]
for a,b,t in g:
    w.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b); c=w.cell(5,a,t); c.font=Font(bold=True,color='FFFFFF',size=9); c.alignment=Alignment(horizontal='center')
    for k in range(a,b+1): w.cell(5,k).fill=PatternFill('solid',fgColor='1B5E20' if g.index((a,b,t))%2==0 else '558B2F')
h=['code','Unit','Tenant','RSF','Commence','Expire','Mos. Left','Base Rent','CAM','Taxes','Insur.','Mgmt 3%','Total','Date','Base Rent','Date','Base Rent','Date','Base Rent','Renewal','Other rights']
for i,x in enumerate(h,1):
    c=w.cell(6,i,x); c.font=Font(bold=True,size=9); c.alignment=Alignment(horizontal='center',wrap_text=True); c.border=Border(bottom=Side('medium',color='1B5E20'))
asof=dt.date(2025,12,1); it=iter(nm); rows=[]; r=7; T=[0]*7
for i in range(30):
    u=f"{2800+ (i//10)*20}-{chr(65+i%10)}"; a=rng.randrange(1800,7600,25); row=dict(unit=u,area=a)
    w.cell(r,20).alignment=Alignment(horizontal='left',indent=1); w.cell(r,1,f't00{4120+i*7}'); w.cell(r,2,u); w.cell(r,4,a).number_format='#,##0'
    if i in (6,13,25): w.cell(r,3,'VACANT'); row['statusText']='VACANT'; T[0]+=a; rows.append(row); r+=1; continue
    t=next(it); s=dt.date(rng.randrange(2020,2026),rng.randrange(1,12),1); term=rng.choice([36,60,60,62,84]); e=addm(s,term)-dt.timedelta(1)
    while e<asof: term+=36; e=addm(s,term)-dt.timedelta(1)
    b=round(a*rng.uniform(1.02,1.38),2); cam=round(a*.165,2); tx=round(a*.214,2); ins=round(a*.041,2); mg=round(b*.03,2); tot=round(b+cam+tx+ins+mg,2)
    st=[]; d=s; m=b
    while d<=asof: d=addm(d,12)
    while d<=e and len(st)<3: m=round(m*1.04,2); st.append((d,m)); d=addm(d,12)
    flat=rng.random()<.12
    if flat: st=[]
    ren=rng.choice(['None','1 x 36 mo @ FMV','1 x 60 mo @ 95% FMV','2 x 60 mo @ 104% prior','None']); oth=rng.choice([None,None,None,'ROFO adj. suite','Term. right mo. 36, 4 mo. fee','Exclusive use'])
    for k,v in enumerate([t,a,s,e,(e.year-2025)*12+e.month-12,b,cam,tx,ins,mg,tot],3): w.cell(r,k,v)
    for j,(x,y) in enumerate(st): w.cell(r,14+2*j,x); w.cell(r,15+2*j,y)
    w.cell(r,20,ren); w.cell(r,21,oth)
    for k,v in enumerate((a,b,cam,tx,ins,mg,tot)): T[k]+=v
    row.update(tenantName=t,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=b,charges=[dict(code=c,amount=v) for c,v in (('Base Rent',b),('CAM',cam),('Taxes',tx),('Insur.',ins),('Mgmt 3%',mg))],totalCharges=tot,rentSteps=[dict(date=iso(x),amount=y) for x,y in st]); rows.append(row); r+=1
for q in range(7,r):
    for k in range(1,22):
        c=w.cell(q,k); c.font=Font(size=9); c.number_format='m/d/yy' if k in(5,6,14,16,18) else ('#,##0' if k in(4,7) else '#,##0.00' if 8<=k<=19 else 'General')
        if (q-7)%2: c.fill=PatternFill('solid',fgColor='F1F8E9')
# planted: printed base rent total is 2,400.00 too high
w.cell(r,2,'TOTAL'); w.cell(r,4,T[0])
pl=list(T); pl[1]=T[1]+2400
for k,v in enumerate(pl[1:],8): w.cell(r,k,round(v,2))
for k in range(1,22): c=w.cell(r,k); c.font=Font(bold=True,size=9); c.number_format='#,##0' if k==4 else '#,##0.00'; c.border=Border(top=Side('thin'),bottom=Side('double'))
va=sum(x['area'] for x in rows if 'tenantName' not in x)
w.cell(r+2,2,'Occupied RSF'); w.cell(r+2,4,T[0]-va).number_format='#,##0'; w.cell(r+3,2,'Vacant RSF'); w.cell(r+3,4,va).number_format='#,##0'; w.cell(r+4,2,'Occupancy'); w.cell(r+4,4,(T[0]-va)/T[0]).number_format='0.0%'
for k,x in enumerate([9,11,27,9,10,10,7,12,11,11,10,10,12,9,11,9,11,9,11,22,27],1): w.column_dimensions[chr(64+k)].width=x
w.column_dimensions['A'].hidden=True; w.row_dimensions[6].height=26; w.freeze_panes='D7'; w.page_setup.orientation='landscape'; w.page_setup.paperSize=5; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOC,FN))
save(FN,'INDUSTRIAL','Flex rent roll, wide: step pairs in columns, options, hidden code column',True,rows,propertyName='Saltbox Commerce Center',asOnDate='2025-12-01',units=30,occupied=27,vacant=3,sheet='Rent Roll 12-25',planted=dict(what=f'Printed total of current Base Rent {pl[1]:,.2f} is 2,400.00 above the sum of the rows {T[1]:,.2f}',kind='total_wrong'))
