# Asset manager's life-science model: several sheets, live formulas (recalculated by LibreOffice), hidden columns
from common import *
import subprocess, shutil
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
R=random.Random(4909); NAME='tidemark_labs_am_model.xlsx'; AS=dt.date(2025,12,31)
wb=Workbook(); cv=wb.active; cv.title='Cover'
for k,t in enumerate(['Tidemark Labs','Sentinel Mutual Life - Real Assets','Asset model v7.3 - Q4 2025','Contents: Inputs / RR_Q4-25 / Expiry'],3): cv.cell(k*2,3,t).font=Font(name='Calibri',size=22 if k==3 else 12,bold=k==3)
ip=wb.create_sheet('Inputs')
for k,(a,v,f) in enumerate([('Valuation date',AS,'dd-mmm-yy'),('Market rent - lab (psf NNN)',71.5,'0.00'),('Market rent - office (psf NNN)',44,'0.00'),('Exit cap',.0585,'0.00%'),('Opex growth',.03,'0.0%')],3): ip.cell(k,2,a); c=ip.cell(k,4,v); c.number_format=f; c.font=Font(color='0000FF')
ip.column_dimensions['B'].width=34
ws=wb.create_sheet('RR_Q4-25'); ws.sheet_view.showGridLines=False
ws['B2']='Tidemark Labs - in-place rent roll'; ws['B2'].font=Font(size=14,bold=True,color='1F3864'); ws['B3']='="As at "&TEXT(Inputs!D3,"d mmmm yyyy")'; ws['B4']='US$; rents are annual, triple net, unless stated'; ws['B4'].font=Font(italic=True,size=9)
grp=[(2,5,'Demise'),(6,8,'Term'),(9,11,'In-place rent'),(12,17,'Contracted uplifts (annual rent from date)'),(18,19,'Security held'),(20,21,'Market')]
for a,z,t in grp:
    ws.merge_cells(start_row=6,start_column=a,end_row=6,end_column=z); c=ws.cell(6,a,t); c.alignment=Alignment(horizontal='center'); c.font=Font(bold=True,color='FFFFFF',size=10)
    for k in range(a,z+1): ws.cell(6,k).fill=PatternFill('solid',fgColor='1F3864')
H={2:'Bldg',3:'Suite',4:'Occupier',5:'NRA (sf)',6:'Commence-ment',7:'Expiry',8:'Yrs left',9:'$ psf',10:'Annual rent',11:'% of total',12:'Date 1',13:'Rent 1',14:'Date 2',15:'Rent 2',16:'Date 3',17:'Rent 3',18:'Cash',19:'L/C',20:'Use key',21:'Rev. %'}
for k,h in H.items():
    c=ws.cell(7,k,h); c.font=Font(bold=True,size=9); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=Border(bottom=Side('medium',color='1F3864'))
tn=[('1','101','Lysander Bio, Inc.',22140,'Lab',68.5),('1','201','Lysander Bio, Inc.',22480,'Lab',68.5),('1','301','Nectarine Therapeutics',13375,'Lab',74.25),('1','310',None,9105,'Lab',0),('1','401','Quaysend Ventures',6890,'Office',46),
('2','100','Archway CRO Services',31200,'Lab',63.1),('2','200','Archway CRO Services',30950,'Lab',63.1),('2','300','Fathom Proteomics',18440,'Lab',77),('2','320','Isobar Medical Devices',11015,'Lab',70.8),('2','350',None,4260,'Office',0),
('3','GF','Hullabaloo Childcare',5310,'Office',28),('3','110','Brightwater Institute (sublease consent)',27650,'Lab',66),('3','210','Mycelia Foods R&D',16205,'Lab',61.4),('3','240','Sable Vaccine Co.',14980,'Lab',79.5),('3','B01','Sable Vaccine Co. - cold storage',1150,'Lab',30)]
ws.row_dimensions[7].height=30
r=8; f=r; T=[]; last=r+len(tn)-1; bl=None
for bd,u,t,a,use,psf in tn:
    ws.cell(r,1,f'TML-{bd}-{u}'); ws.cell(r,2,f'Bldg {bd}' if bd!=bl else None); 
    ws.cell(r,3,u); ws.cell(r,5,a).number_format='#,##0'; ws.cell(r,20,use)
    row=dict(unit=u,building=f'Bldg {bd}',area=a); bl=bd
    if t is None: ws.cell(r,4,'Vacant').font=Font(italic=True,color='C00000'); row['statusText']='Vacant'
    else:
        ws.cell(r,4,t); s=dt.date(R.choice([2019,2020,2021,2022,2023,2024]),R.choice([2,5,8,11]),1); e=eom(addm(s,R.choice([96,120,126])-1))
        if u=='B01': s,e=T[-1]['leaseStartDate'],T[-1]['leaseEndDate']
        ws.cell(r,6,s).number_format='mmm-yy'; ws.cell(r,6).number_format='d-mmm-yy'; ws.cell(r,7,e).number_format='d-mmm-yy'; ws.cell(r,8,f'=ROUND((G{r}-Inputs!$D$3)/365.25,1)').number_format='0.0'
        ws.cell(r,9,psf).number_format='0.00'; ws.cell(r,9).font=Font(color='0000FF'); ws.cell(r,10,f'=E{r}*I{r}').number_format='#,##0;(#,##0);-'; ws.cell(r,11,f'=J{r}/J${last+2}').number_format='0.0%'
        d=addm(s,12); st=[]; q=psf*a
        while d<=AS: d=addm(d,12)
        for k in range(3):
            if d>=e: break
            q=round(q*1.03); ws.cell(r,12+2*k,d).number_format='mm/yyyy'; ws.cell(r,12+2*k).number_format='d-mmm-yy'; ws.cell(r,13+2*k,q).number_format='#,##0'; st.append(dict(date=iso(d),amount=q,per='year')); d=addm(d,12)
        cash=R.choice([None,round(psf*a/12)]); lc=None if cash else round(psf*a/3,-4)
        if u=='B01': cash=lc=None
        if cash: ws.cell(r,18,cash).number_format='#,##0'
        if lc: ws.cell(r,19,lc).number_format='#,##0'
        ws.cell(r,21,f'=IF(T{r}="Lab",Inputs!$D$4,Inputs!$D$5)/I{r}-1').number_format='0%;(0%)'
        row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=round(a*psf,2),deposit=cash,rentSteps=st or None)
    T.append(row); r+=1
r+=1
ws.cell(r,4,'Total / average').font=Font(bold=True)
for col in(5,10,18,19): c=ws.cell(r,col,f'=SUM({L(col)}{f}:{L(col)}{last})'); c.number_format='#,##0'; c.font=Font(bold=True)
c=ws.cell(r,9,f'=J{r}/SUMIF(I{f}:I{last},">0",E{f}:E{last})'); c.number_format='0.00'
for k in range(2,22): ws.cell(r,k).border=Border(top=Side('thin'),bottom=Side('double'))
ws.cell(r+1,4,'of which vacant'); ws.cell(r+1,5,f'=SUMIF(D{f}:D{last},"Vacant",E{f}:E{last})').number_format='#,##0'; ws.cell(r+1,11,f'=E{r+1}/E{r}').number_format='0.0%'
ws.cell(r+3,2,'Notes'); ws.cell(r+4,2,'1. Archway: one renewal of 5 yrs at 95% of FMV, 12-15 months notice.'); ws.cell(r+5,2,'2. Controllable opex capped at 5% p.a. (non-cumulative) for Lysander and Fathom only.'); ws.cell(r+6,2,'3. Cold storage is licensed with suite 240 and falls away with it.')
ws.column_dimensions['A'].hidden=True; ws.column_dimensions['T'].hidden=True
for k,w in {'B':9,'C':8,'D':36,'E':10,'F':12,'G':12,'H':8,'I':8,'J':13,'K':9,'L':11,'M':12,'N':11,'O':12,'P':11,'Q':12,'R':11,'S':12,'U':8}.items(): ws.column_dimensions[k].width=w
ws.freeze_panes='E8'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ex=wb.create_sheet('Expiry'); ex['B2']='Expiry profile'; ex['B3']='Year'; ex['C3']='Area (sf)'; ex['D3']='Annual rent'
for k,y in enumerate(range(2026,2036),4):
    ex.cell(k,2,y); ex.cell(k,3,f"=SUMPRODUCT((YEAR('RR_Q4-25'!G{f}:G{last})=B{k})*'RR_Q4-25'!E{f}:E{last})"); ex.cell(k,4,f"=SUMPRODUCT((YEAR('RR_Q4-25'!G{f}:G{last})=B{k})*('RR_Q4-25'!I{f}:I{last})*('RR_Q4-25'!E{f}:E{last}))"); ex.cell(k,3).number_format=ex.cell(k,4).number_format='#,##0'
tmp=os.path.join(ROOT,'tmp9'); os.makedirs(tmp,exist_ok=True); wb.save(os.path.join(tmp,NAME))
subprocess.run(['nice','soffice','--headless',f'-env:UserInstallation=file://{ROOT}/lo','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',os.path.join(ROOT,'documents'),os.path.join(tmp,NAME)],check=True,capture_output=True); shutil.rmtree(tmp)
occ=sum('tenantName' in x for x in T)
put(NAME,'OFFICE','Asset-manager model, formulas, four sheets, grouped header, annual rents and dated uplift columns, hidden columns',True,dict(propertyName='Tidemark Labs',asOnDate=iso(AS),sheet='RR_Q4-25',units=len(T),occupied=occ,vacant=len(T)-occ,rows=T,totals=dict(area=sum(x['area'] for x in T),annualRent=round(sum(x.get('annualRent') or 0 for x in T),2),deposit=sum(x.get('deposit') or 0 for x in T))))
