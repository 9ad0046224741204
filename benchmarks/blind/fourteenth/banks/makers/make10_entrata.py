from common import *
import openpyxl
from openpyxl.styles import *
F='entrata_rent_roll_TheQuarter_20251001.xlsx'
r=random.Random(7110); AS=dt.date(2025,10,1)
wb=openpyxl.Workbook(); w0=wb.active; w0.title='Report Info'
for i,(a,b) in enumerate((('Report','Rent Roll'),('Property','The Quarter at Fenner'),('As Of','10/01/2025'),('Group By','Building'),('Consolidate By','Do Not Consolidate'),('Include','Student Leases by Space'),('Run By','jmcelroy'),('Run On','Oct 1, 2025 07:31 AM MDT'))): w0.cell(i+1,1,a).font=Font(bold=True); w0.cell(i+1,2,b)
ws=wb.create_sheet('Rent Roll')
hf=PatternFill('solid',fgColor='1F3A5F'); wf=Font(bold=True,color='FFFFFF',size=9)
ws['A1']='Rent Roll'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='The Quarter at Fenner'; ws['A3']='As of 10/01/2025'
top=['Bldg-Unit-Space','Floor Plan','Unit SqFt','Resident','Status','Lease Dates',None,'Occupancy Dates',None,'Market Rent','Scheduled Charges',None,None,None,None,None,'Deposit Held','Ending Balance']
sub=[None]*5+['Start','End','Move-In','Move-Out',None,'Base Rent','Utility Pkg','Parking','Furniture','Concession','Total',None,None]
for j,(a,b) in enumerate(zip(top,sub)):
    for q,v in ((5,a),(6,b)):
        x=ws.cell(q,j+1,v); x.fill=hf; x.font=wf; x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
for m in ['F5:G5','H5:I5','K5:P5']+[f'{L}5:{L}6' for L in 'ABCDEJQR']: ws.merge_cells(m)
nm=iter(names(r,150)); rr=7; rows=[]; codes=['Base Rent','Utility Pkg','Parking','Furniture','Concession']; G=[0.0]*9; cnt=[0,0]
FP={4:('4x4 Loft',1390,769.0),2:('2x2 Classic',905,929.0),1:('1x1 Studio',480,1185.0)}
mf='#,##0.00;(#,##0.00)'; LS=dt.date(2025,8,20); LE=dt.date(2026,7,31)
def wr(vals,bold=False,fill=None):
    global rr
    for j,v in enumerate(vals):
        if v is None: continue
        x=ws.cell(rr,j+1,v); x.font=Font(size=9,bold=bold)
        if isinstance(v,dt.date): x.number_format='mm/dd/yyyy'
        elif j>=9: x.number_format=mf
        if fill: x.fill=fill
    rr+=1
for bl in ('A','B','C'):
    wr([f'Building {bl}'],True,PatternFill('solid',fgColor='DDE6F0')); S=[0.0]*9; k=[0,0]
    for fl in (1,2,3):
        for un,beds in ((1,4),(2,2),(3,4),(4,1)):
            fp,sf,mk=FP[beds]
            for sp in 'ABCD'[:beds]:
                u=f'{bl}-{fl}0{un}-{sp}'; z=r.random(); st='Occupied No Notice'
                if z<.09: st='Vacant Unrented Ready'
                elif z<.13: st='Vacant Rented Not Ready'
                elif z<.18: st='Notice Unrented'
                m=mk+(15 if fl==3 else 0); S[0]+=m; k[0]+=1
                if st[0]=='V':
                    wr([u,fp,sf,None,st]+[None]*4+[m]+[0.0]*8); rows.append(row(unit=u,building=f'Building {bl}',unitType=fp,area=sf,statusText=st,marketRent=m,charges=[{'code':q,'amount':0.0} for q in codes],contractRent=0.0,totalCharges=0.0,deposit=0.0,balance=0.0))
                    fut='Rented' in st
                    if fut:
                        a=next(nm); ls=dt.date(2025,10,r.choice([10,15,24])); wr([u,fp,sf,f'{a[0]} {a[1]}','Future',ls,LE,ls,None,None]+[None]*6+[150.0,-150.0])
                        rows.append(row(unit=u,building=f'Building {bl}',unitType=fp,area=sf,tenantName=f'{a[0]} {a[1]}',statusText='Future',leaseStartDate=ls,leaseEndDate=LE,moveInDate=ls,deposit=150.0,balance=-150.0)); S[7]+=150;S[8]-=150
                    continue
                a=next(nm); n=f'{a[0]} {a[1]}'; mi=LS if r.random()<.6 else dt.date(2024,8,17); le=LE; mo=None
                if st[0]=='N': mo=le=dt.date(2025,12,r.choice([15,20,31]))
                base=m-r.choice([0,0,20,40]); ch=[base,45.0 if beds>1 else 60.0,r.choice([0,0,35.0]),r.choice([0,20.0]),r.choice([0,0,0,-25.0,-50.0])]; ch=[float(x) for x in ch]; t=sum(ch)
                dep=r.choice([0.0,150.0,150.0,250.0]); bal=float(r.choice([0,0,0,0,t,-t,85.5,12]))
                wr([u,fp,sf,n,st,LS,le,mi,mo,m]+ch+[t,dep,bal]); k[1]+=1
                rows.append(row(unit=u,building=f'Building {bl}',unitType=fp,area=sf,tenantName=n,statusText=st,leaseStartDate=LS,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,marketRent=m,contractRent=base,charges=[{'code':q,'amount':v} for q,v in zip(codes,ch)],totalCharges=t,deposit=dep,balance=bal))
                for i,v in enumerate(ch+[t,dep,bal]): S[1+i]+=v
    wr([f'Building {bl} Subtotal',f'{k[0]} spaces',None,f'{k[1]} occupied']+[None]*5+S,True); G=[p+q for p,q in zip(G,S)]; cnt[0]+=k[0];cnt[1]+=k[1]; rr+=1
wr(['Property Total',f'{cnt[0]} spaces',None,f'{cnt[1]} occupied']+[None]*5+G,True,PatternFill('solid',fgColor='DDE6F0'))
for L,w in zip('ABCDEFGHIJKLMNOPQR',(16,12,9,22,23,11,11,11,11,11,11,11,10,10,11,11,11,11)): ws.column_dimensions[L].width=w
ws.freeze_panes='B7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:6'
w2=wb.create_sheet('Summary'); 
for i,v in enumerate((('Category','Spaces','Market Rent'),('Occupied',cnt[1],None),('Vacant',cnt[0]-cnt[1],None),('Total',cnt[0],G[0]))):
    for j,q in enumerate(v): w2.cell(i+1,j+1,q)
wb.save(f'{D}/{F}')
save(F,dict(propertyName='The Quarter at Fenner',asOnDate='2025-10-01',sheet='Rent Roll',units=cnt[0],occupied=cnt[1],vacant=cnt[0]-cnt[1],printedTotals=dict(zip(['marketRent','contractRent','Utility Pkg','Parking','Furniture','Concession','totalCharges','deposit','balance'],G)),rows=rows),'STUDENT_HOUSING','Entrata by-space export with merged two-row header, charge columns','three sheets; Future rows after the vacant space, without market rent or charges; by-bed counts; building subtotals')
