# Ontario 28-plex workbook, three sheets
from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
f='1475 Barton St E - CMHC refinance.xlsx'
N=Names(14); r=random.Random(14)
wb=openpyxl.Workbook(); s1=wb.active; s1.title='Summary'; ws=wb.create_sheet('Rent Roll'); s3=wb.create_sheet('Laundry & Pkg')
bold=Font(name='Calibri',bold=True); thin=Side(style='thin',color='BFBFBF')
ws['B2']='1475 Barton Street East, Hamilton, Ontario'; ws['B2'].font=Font(bold=True,size=14,color='2E75B6'); ws['B3']='28 suites - Rents effective'; ws['E3']=dt.date(2025,4,1); ws['E3'].number_format='mmmm d, yyyy'
h1=['','','','','','Rent','','Other monthly income','','','','','',''];
heads=['Suite','Beds','Sq. Ft.','Tenant(s)','Move-in','Current','Market','Parking','Locker','A/C','Total','Last month rent held','Last increase','Remarks']
ws.cell(5,7,'Rent'); ws.merge_cells('G5:H5'); ws.cell(5,9,'Other monthly income'); ws.merge_cells('I5:K5')
for i,h in enumerate(heads): ws.cell(6,2+i,h)
for rr in(5,6):
    for cc in range(2,16):
        x=ws.cell(rr,cc); x.font=bold; x.fill=PatternFill('solid',fgColor='DDEBF7'); x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); x.border=Border(top=thin,bottom=thin)
row=7; truth=[]; money='"$"#,##0.00'
P={'Bach':(410,1350),'1 BR':(585,1650),'2 BR':(790,1975)}
tp=['1 BR','1 BR','2 BR','2 BR','1 BR','Bach','2 BR']
for fl in range(1,5):
    for k in range(1,8):
        u=fl*100+k; ty=tp[k-1]; sf,mk=P[ty]; 
        vals={2:u,3:ty,4:sf,8:mk}; T=dict(unit=str(u),unitType=ty,area=sf,marketRent=mk)
        if u in(206,403): vals[5]='VACANT'; vals[15]='Reno complete Apr 20' if u==206 else 'Leased May 1 @ $1,950'; T['statusText']='VACANT'
        elif u==101: vals.update({5:'Superintendent',7:0,12:0,15:'Suite provided to super'}); T.update(tenantName='Superintendent',contractRent=0,totalCharges=0,statusText='Occupied')
        else:
            nm=N.full('{f} {l}')+(' & '+N.full('{f} {l}') if r.random()<.2 else ''); mi=first(rdate(r,(2004,1,1),(2025,3,1)))
            rent=round(mk*(.58+.4*(mi.year-2004)/21)*r.uniform(.97,1.01),2); pk=r.choice([0,0,40,60]); lk=r.choice([0,0,0,15]); ac=r.choice([0,0,0,20]); tot=round(rent+pk+lk+ac,2); lmr=rent if mi.year>2010 else None
            li=dt.date(2024,mi.month,1) if mi<dt.date(2024,1,1) else None
            vals.update({5:nm,6:mi,7:rent,12:tot,13:lmr,14:li})
            chs=[]
            for cc,n,v in((9,'Parking',pk),(10,'Locker',lk),(11,'A/C',ac)):
                if v: vals[cc]=v; chs.append(dict(code=n,amount=v))
            if r.random()<.15: vals[15]=r.choice(['LTB L1 filed','Pays 2nd of month','Son on lease too','AGI 1.5% applied 2024'])
            T.update(tenantName=nm,statusText='Occupied',moveInDate=mi.isoformat(),contractRent=rent,totalCharges=tot,deposit=lmr,charges=chs)
            if not chs: T.pop('charges')
        for cc,v in vals.items():
            if v is None: continue
            x=ws.cell(row,cc,v); x.border=Border(bottom=thin)
            if cc in(2,4): x.alignment=Alignment(horizontal='center')
            if cc in(7,8,9,10,11,12,13): x.number_format=money
            if cc in(6,14): x.number_format='dd-mmm-yyyy' if cc==6 else 'mmm-yy'; x.alignment=Alignment(horizontal='center')
        truth.append(T); row+=1
sm=lambda k: round(sum((t.get(k) or 0) for t in truth),2); cs=lambda c: sum(ch(t,c) for t in truth)
tv={4:sm('area'),7:sm('contractRent'),8:sm('marketRent'),9:cs('Parking'),10:cs('Locker'),11:cs('A/C'),12:sm('totalCharges'),13:sm('deposit')}
ws.cell(row,2,'Total').font=bold
for cc,v in tv.items():
    x=ws.cell(row,cc,v); x.font=bold; x.number_format=money if cc>4 else '#,##0'; x.border=Border(top=Side(style='medium'))
ws.cell(row+1,2,'Average current rent (25 paying suites)'); x=ws.cell(row+1,7,round(tv[7]/25,2)); x.number_format=money
for i,w in enumerate([2,7,7,8,36,13,12,12,10,9,8,13,13,10,24],1): ws.column_dimensions[L(i)].width=w
ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
s1['A1']='1475 Barton St E - refinance summary'; s1['A1'].font=bold
for i,(a,b) in enumerate((('Suites',28),('Occupied (incl. superintendent)',26),('Vacant',2),('Suite rent / month',tv[7]),('Other / month',tv[9]+tv[10]+tv[11]),('Gross / year',round(tv[12]*12,2)),('Mortgage balance (Meridian)',2145000)),3):
    s1.cell(i,1,a); x=s1.cell(i,2,b); x.number_format='#,##0.00' if i>5 else '0'
s1.column_dimensions['A'].width=36; s1.column_dimensions['B'].width=16
s3['A1']='Laundry collections 2024'; s3['A1'].font=bold
lt=0
for i,mn in enumerate('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(),2): v=r.randint(290,430); lt+=v; s3.cell(i,1,mn); s3.cell(i,2,v)
s3.cell(14,1,'Total'); s3.cell(14,2,lt)
wb.save(D+f)
save(f,'MULTIFAMILY','Ontario apartment workbook, three sheets, grouped header, superintendent suite',False,dict(propertyName='1475 Barton Street East',asOnDate='2025-04-01',units=28,occupied=26,vacant=2,sheet='Rent Roll',rows=truth),
 [('area',tv[4]),('contractRent',tv[7]),('marketRent',tv[8]),('totalCharges',tv[12]),('deposit',tv[13]),(chf('Parking'),tv[9]),(chf('Locker'),tv[10]),(chf('A/C'),tv[11])])
