# borrower's spreadsheet, high-rise with an affordable component: grouped header, blank col A, notes, hand-formatted; openpyxl
from openpyxl import Workbook
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from common import *
f='um_kestrel_tower_borrower.xlsx'
# type, beds, baths, floors, units, vac, sf, asking, in-place
M=[("Studio - low floors","0","1","3-14",36,2,468,2295,2214.5),("Studio - high floors","0","1","15-28",28,1,474,2480,2391),("1 BR","1","1","3-14",54,3,655,2860,2752.25),("1 BR + den","1","1","9-22",22,0,748,3195,3078),("2 BR / 2 BA","2","2","3-22",46,3,1012,3940,3801.6),("2 BR corner","2","2","15-28",20,2,1126,4385,4242.75),("3 BR","3","2","20-28",9,0,1388,5620,5466),("Penthouse","3","3","29",3,1,2140,9850,9400)]
A=[("Studio","0","1","3-8",6,0,462,1390,1342),("1 BR","1","1","3-8",10,0,640,1485,1431.5),("2 BR","2","2","3-8",6,1,990,1780,1718)]
K=['units','pct_units','occupied','vacant','pct_occ','sf','total_sf','market','market_sf','market_total','actual','actual_total','other:Asking Less In-Place']
U=sum(x[4] for x in M+A);wb=Workbook();ws=wb.active;ws.title='Unit Mix 9-30-25';nt=wb.create_sheet('Notes');nt['A1']='Rents per owner; inclusionary rents capped by city agreement dated 2018.';nt['A2']='No parking or storage income in this schedule.'
F=lambda **k:Font(name='Georgia',size=10,**k)
ws['B2']='KESTREL TOWER';ws['B2'].font=Font(name='Georgia',size=16,bold=True);ws['B3']='Unit mix & rents  |  29 floors  |  as of 9/30/2025';ws['B3'].font=F(italic=True)
G=[('F5:H5',''),('F5:J5','Units'),('K5:L5','Square Feet'),('M5:O5','Market Rent'),('P5:Q5','In-Place Rent')][1:]
nv=PatternFill('solid',fgColor='264653')
for c in range(2,19):
    for r in (5,6): ws.cell(r,c).fill=nv;ws.cell(r,c).font=F(bold=True,color='FFFFFF');ws.cell(r,c).alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
for rg,s in G: ws.merge_cells(rg);ws[rg.split(':')[0]]=s
for c,s in enumerate(['Unit Type','Beds','Baths','Floors','No.','% of Total','Occupied','Vacant','% Occ.','Average','Total','Per Unit','Per SF','Monthly','Per Unit','Monthly','Asking Less In-Place'],2): ws.cell(6,c,s)
ws.row_dimensions[6].height=32;ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=26
for c in 'CDEFGHIJKL': ws.column_dimensions[c].width=10
for c in 'MNOPQR': ws.column_dimensions[c].width=14
NF=dict(pct_units='0.0%',pct_occ='0.0%',market='$#,##0.00',market_sf='$0.00',market_total='$#,##0.00',actual='$#,##0.00',actual_total='$#,##0.00');NF['other:Asking Less In-Place']='$#,##0.00'
def put(r,q,bold=0):
    for i,k in enumerate(K):
        if k in q:
            c=ws.cell(r,6+i,q[k]/100 if k[:3]=='pct' else q[k]);c.number_format=NF.get(k,'#,##0');c.font=F(bold=bool(bold))
            if bold: c.border=Border(top=Side('thin'))
def tt(L,lab):
    z={k:r2(sum(q[k] for q in L)) for k in('units','occupied','vacant','total_sf','market_total','actual_total')}
    z.update(pct_units=round(100*z['units']/U,1),pct_occ=round(100*z['occupied']/z['units'],1),sf=round(z['total_sf']/z['units']),market=r2(z['market_total']/z['units']),market_sf=r2(z['market_total']/z['total_sf']),actual=r2(z['actual_total']/z['occupied']))
    return {"label":lab,**{k:z[k] for k in K if k in z}}
rows=[];tot=[];r=7
for s,L in (('Market-rate apartments',M),('Inclusionary (80% AMI) apartments',A)):
    ws.cell(r,2,s).font=F(bold=True,italic=True);r+=1;mine=[]
    for n,b,ba,fl,u,v,sf,mk,ac in L:
        q={"type":n,"beds":b,"baths":ba,"units":u,"pct_units":round(100*u/U,1),"occupied":u-v,"vacant":v,"pct_occ":round(100*(u-v)/u,1),"sf":sf,"total_sf":sf*u,"market":mk*1.0,"market_sf":r2(mk/sf),"market_total":mk*u*1.0,"actual":ac*1.0,"actual_total":r2(ac*(u-v)),"other:Asking Less In-Place":r2(mk-ac)}
        for c,x in zip((2,3,4,5),(n,int(b) if b!='0' else 0,int(ba),fl)): ws.cell(r,c,x).font=F();ws.cell(r,c).alignment=Alignment(horizontal='left' if c==2 else 'center')
        put(r,q);mine.append(q);r+=1
    z=tt(mine,'Subtotal - '+s.split(' ')[0]);tot.append(z);rows+=mine;ws.cell(r,2,z['label']).font=F(bold=True);put(r,z,1);r+=2
z=tt(rows,'Total building');tot.append(z);ws.cell(r,2,z['label']).font=F(bold=True);put(r,z,1)
ws.cell(r+2,2,'In-place monthly is for occupied apartments only.').font=F(italic=True)
ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0
wb.save(out(f));print(len(rows),z)
save(f,'UM','MULTIFAMILY',"Borrower's spreadsheet, high-rise, two-line grouped header, market-rate and inclusionary sections",True,K,rows,tot)
