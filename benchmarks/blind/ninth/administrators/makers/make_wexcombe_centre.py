from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(44); fn='Wexcombe Plaza rent roll 7-2025 FINAL.xlsx'; AS=D(2025,7,1)
wb=Workbook(); ws=wb.active; ws.title='RR 7-1-25'
g=PatternFill('solid',fgColor='1F3864'); 
ws.merge_cells('B1:R1'); ws['B1']='WEXCOMBE PLAZA'; ws['B1'].font=Font(bold=True,size=16); ws['B1'].alignment=Alignment(horizontal='center')
ws.merge_cells('B2:R2'); ws['B2']='Rent Roll as of July 1, 2025 - prepared for lender'; ws['B2'].alignment=Alignment(horizontal='center')
for rng,t in (('E4:F4','LEASE TERM'),('G4:I4','BASE RENT'),('J4:N4','MONTHLY RECOVERIES'),('P4:Q4','NEXT INCREASE')):
    ws.merge_cells(rng); x=ws[rng[:2]]; x.value=t
hd=['','Suite','Tenant','GLA (SF)','Start','Expires','Per Month','Per Year','$/SF','CAM','RE Tax','Insur.','Promo','Trash','Total Monthly','Eff. Date','New Monthly','Options / Remarks']
for j,h in enumerate(hd): ws.cell(5,j+1,h or None)
for r in (4,5):
    for j in range(2,19):
        x=ws.cell(r,j); x.fill=g; x.font=Font(bold=True,color='FFFFFF'); x.alignment=Alignment(horizontal='center',wrap_text=True)
secs=[('ANCHORS',[('100','Hathermoor Home & Garden',52000,8.5),('200','Gildersand Grocers',38750,11.25)]),
('JUNIOR ANCHORS',[('300','Quarrendon Crafts',15200,13),('310','Fenwarden Sporting',14100,12.5),('320',None,11900,0)]),
('IN-LINE SHOPS',[(str(400+5*i),n,a,p) for i,(n,a,p) in enumerate([('Eskerdine Tea Room',1450,26),('Trevanick Jewelers',1200,31),('Stavely Tailoring',900,24),(None,1800,0),('Umberleigh Toys',2600,22.5),('Vosskuhle Bakery',1750,28),('Lathbury Martial Arts',3300,18),('Ravensmoor Insurance',1100,25),('Brennquist Eyecare',2050,29),(None,1325,0),('Jorvane Phone Repair',800,34),('Penhallick Florist',1150,27),('Dr. I. Marrowby, DDS',2400,26.5),('Sandivar Burgers',2200,33)])]),
('KIOSKS',[('K-1','Grantley Keys',120,90),('K-2','Imbrey Pretzels',150,110)]),
('OUTPARCELS',[('OP-A','Ashbrand Bank, N.A. (ground lease)',4200,32),('OP-B','Kilmarden Express Lube',2900,30)])]
r=6; rows=[]; G=[0]*9; n=0; o=0; planted=None
nf='#,##0.00'
for s,l in secs:
    ws.cell(r,2,s).font=Font(bold=True,italic=True); ws.cell(r,2).fill=PatternFill('solid',fgColor='D9E1F2'); r+=1; S=[0]*9
    for u,nm,a,p in l:
        n+=1; ws.cell(r,2,u); ws.cell(r,4,a).number_format='#,##0'; S[0]+=a
        if nm is None:
            ws.cell(r,3,'** VACANT **'); rows.append(dict(unit=u,area=a,statusText='VACANT',section=s)); r+=1; continue
        o+=1; m=r2(a*p/12); an=r2(m*12); st=D(R.randint(2012,2024),R.randint(1,12),1)
        en=lend(st,120)
        while en<D(2025,9,1): en=lend(addm(en+dt.timedelta(days=1),0),60)
        cam=r2(a*.31) if s!='OUTPARCELS' else 0; tax=r2(a*.22); ins=r2(a*.045); pro=r2(a*.04) if s=='IN-LINE SHOPS' else 0; tr=R.choice([0,45,60]) if s=='IN-LINE SHOPS' else 0
        if s=='ANCHORS': ins=0
        tot=r2(m+cam+tax+ins+pro+tr); mtm=nm.startswith('Stavely')
        pm=m
        if u=='420':pass
        if nm.startswith('Brennquist'): pm=r2(m-600) ; planted={"what":"suite %s: monthly base rent printed %.2f, drawn %.2f (annual, row total and section totals are of the drawn figure)"%(u,pm,m),"kind":"digit_changed"}
        for j,v in ((3,nm),(5,st),(6,'MTM' if mtm else en),(7,pm),(8,an),(9,p),(10,cam or None),(11,tax),(12,ins or None),(13,pro or None),(14,tr or None),(15,tot)):
            x=ws.cell(r,j,v)
            if j in(5,6): x.number_format='m/d/yy'; x.alignment=Alignment(horizontal='center')
            elif j>6: x.number_format=nf
        row=dict(unit=u,tenantName=nm,area=a,section=s,statusText='Occupied',leaseStartDate=st,leaseEndDate='MTM' if mtm else en,contractRent=pm,annualRent=an,totalCharges=tot,charges=[(k,v) for k,v in (('CAM',cam),('RE Tax',tax),('Insur.',ins),('Promo',pro),('Trash',tr)) if v])
        if not mtm and R.random()<.65:
            d=D(2026,R.randint(1,12),1)
            if d<en:
                nw=r2(m*1.05); ws.cell(r,16,d).number_format='m/d/yy'; ws.cell(r,17,nw).number_format=nf; row['rentSteps']=[(d,nw)]
        ws.cell(r,18,R.choice([None,'2 x 5 yr @ FMV','1 x 5 yr, 10% bump','Exclusive use; co-tenancy','% rent 6% over nat. breakpoint',None]))
        for k,v in enumerate((m,an,cam,tax,ins,pro,tr,tot),1): S[k]+=v
        rows.append(row); r+=1
    ws.cell(r,3,'Subtotal '+s.title()); ws.cell(r,4,S[0]).number_format='#,##0'
    for j,k in zip((7,8,10,11,12,13,14,15),range(1,9)): ws.cell(r,j,r2(S[k])).number_format=nf
    for j in range(3,16): ws.cell(r,j).font=Font(bold=True); ws.cell(r,j).border=Border(top=Side(style='thin'))
    G=[x+y for x,y in zip(G,S)]; r+=2
ws.cell(r,3,'TOTAL CENTER'); ws.cell(r,4,G[0]).number_format='#,##0'
for j,k in zip((7,8,10,11,12,13,14,15),range(1,9)): ws.cell(r,j,r2(G[k])).number_format=nf
for j in range(3,16): ws.cell(r,j).font=Font(bold=True); ws.cell(r,j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
r+=2; va=sum(x['area'] for x in rows if x['statusText']=='VACANT')
ws.cell(r,3,'Spaces leased: %d of %d'%(o,n)); ws.cell(r+1,3,'Vacant GLA'); ws.cell(r+1,4,va); ws.cell(r+2,3,'Percent leased'); ws.cell(r+2,4,1-va/G[0]).number_format='0.0%'
ws.column_dimensions['A'].width=2; ws.column_dimensions['C'].width=34; ws.column_dimensions['R'].width=32
for k in 'GHJKLMNOQ': ws.column_dimensions[k].width=13
for k in 'EFP': ws.column_dimensions[k].width=10
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOC,fn))
save(fn,'RETAIL','firm own spreadsheet, grouped headings, sections, subtotals','merged group headings, blank first column, MTM, digit changed','Wexcombe Plaza',AS,n,o,n-o,rows,planted=planted,sheet='RR 7-1-25')
