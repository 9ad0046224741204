# Office high-rise, seller analyst's stacking rent roll (top floor down), annual rents only, step pairs in columns, month-only expiries as text; openpyxl
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
F='600_Lockwood_RR_Jan-26_clean.xlsx'
r=R(4414); AS=dt.date(2026,1,1)
nm=iter(['Ashgrove Reinsurance US Ltd.','Ashgrove Reinsurance US Ltd.','Penhallow Strand & Vick LLP','Penhallow Strand & Vick LLP','Tessellate Robotics, Inc.','Corvid Asset Management LP','Northbank Wealth','Marlowe Pharma Analytics','Delphic Search Partners','Union Pier Credit Co.','Brightwater Design Studio','Halyard Maritime Claims','Oriel Translation Bureau','Vesper Cloud Security','Consulate of the Isles (Trade Office)','Stonebridge Pension Trust','Ember & Ash Communications','Larch Hill Actuaries','Quorum Legal Staffing','Fathom Data Co-op','Rookery Games','Sandpiper Travel Group','Tallow & Finch CPAs','Zephyr Energy Advisors'])
ST=[(21,['2100'],[21850]),(20,['2000'],[21850]),(19,['1900'],[21900]),(18,['1800'],[21900]),(17,['1700','1750'],[13420,8480]),(16,['1600','1620','1650','1680'],[6100,4975,7310,3515]),(15,['1500','1550'],[14980,6920]),(14,['1400','1410','1430','1460'],[3650,4440,8105,5705]),(12,['1200'],[21900]),(11,['1100','1125','1150'],[5210,9840,6850]),(10,['1000','1010','1020','1030','1050','1080'],[2115,1980,3260,2745,6660,5140])]
vac={'1620','1200','1030'}; mg='1080'; snc='1620'
wb=Workbook(); cv=wb.active; cv.title='Cover'; ws=wb.create_sheet('Office RR'); ex=wb.create_sheet('Expiry profile')
g=lambda b=False,s=9,c='FF000000',i=False: Font(name='Garamond',size=s+1,bold=b,color=c,italic=i)
cv['C6']='600 LOCKWOOD TOWER'; cv['C6'].font=g(True,22); cv['C8']='Seller data room - folder 3.1'; cv['C9']='Rent roll, stacking order'; cv['C10']='Draft for discussion. Subject to lease audit.'
for k in('C8','C9','C10'): cv[k].font=g()
def put(y,c,v,ft=None,fmt=None,al=None):
    x=ws.cell(y,c,v); x.font=ft or g()
    if fmt:x.number_format=fmt
    x.alignment=Alignment(horizontal=al,vertical='center',wrap_text=True); return x
put(2,2,'600 Lockwood Tower',g(True,14)); put(3,2,'Rents in place at January 1, 2026',g(i=True)); ws.merge_cells('B2:H2'); ws.merge_cells('B3:H3')
# columns: B floor C suite D tenant E RSF F % G commence H expiry I annual J psf K type L basis-yr | N step1 date O step1 ann | P Q | R S | U options V notes
grp=[('Premises',2,3),('Tenancy',4,8),('In-Place Rent',9,11),('Contractual Rent Steps (annual amount)',13,18),('Other',20,22)]
gf=PatternFill('solid',fgColor='FFD0CECE')
for t,a,b in grp:
    x=put(5,a,t,g(True),al='center'); ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b)
    for c in range(a,b+1): ws.cell(5,c).fill=gf
hd={2:'Floor',3:'Suite',4:'Tenant',5:'RSF',6:'% of NRA',7:'Comm.',8:'LXP',9:'Base Rent p.a.',10:'$/RSF',11:'Rec. type',13:'Step 1',14:'Amount',15:'Step 2',16:'Amount',17:'Step 3',18:'Amount',20:'L/C or cash deposit',21:'Options',22:'Comment'}
for c,h in hd.items(): x=put(6,c,h,g(True),al='center'); x.border=Border(bottom=Side('medium'))
for c,w in zip('ABCDEFGHIJKLMNOPQRSTUVW',[2,6,7,32,9,8,11,10,14,8,13,2,11,14,11,14,11,14,2,14,14,30]): ws.column_dimensions[c].width=w
NRA=sum(sum(s[2]) for s in ST); y=7; rows=[]; tb=td=vs=0; exd={}
D=lambda d: dt.datetime.combine(d,dt.time()); n0='#,##0'; m='$#,##0.00'
prev=None; psf_b=None; nu=no=nv=0
for fl,ss,sfs in ST:
    y0=y
    for s,sf in zip(ss,sfs):
        nu+=1; put(y,3,s,al='center'); put(y,5,sf,fmt=n0); put(y,6,sf/NRA,fmt='0.0%'); row=dict(unit=s,area=sf)
        if s in vac: nv+=1; vs+=sf; put(y,4,'Vacant',g(i=True,c='FFC00000')); row['statusText']='Vacant'; put(y,22,{'1200':'White-boxed 2025; asking $38.00 FSG','1030':'','1620':'Leased, see next line'}[s] or None)
        elif s==mg: no+=1; put(y,4,'Management Office'); row.update(tenantName='Management Office',statusText='Occupied'); put(y,9,0,fmt=m); row['annualRent']=0
        else:
            no+=1; n=next(nm)
            if n!=prev:
                cm=dt.date(r.randint(2016,2025),r.choice([1,3,4,6,7,9,10,12]),1); t=r.choice([7,8,10,11,12]); e=addm(cm,12*t)
                while e<=addm(AS,3): e=addm(e,60)
                psf=r.money(30,44,.5); e=e-dt.timedelta(days=1)
            prev=n; an=round(sf*psf,2); mtm=s=='1010'
            put(y,4,n); put(y,7,D(cm),fmt='m/d/yyyy',al='center'); lx='MTM' if mtm else e.strftime('%b %Y'); put(y,8,lx,al='center'); put(y,9,an,fmt=m); put(y,10,psf,fmt='0.00'); put(y,11,r.choice(['BY 2024','BY 2025','FSG','NNN']),al='center')
            st=[];a=dt.date(2026,cm.month,1); a=a if a>AS else addm(a,12); q=psf
            while a<e and len(st)<3 and not mtm: q=q+1.0; st.append((a,round(sf*q,2))); a=addm(a,12)
            for k,(a,q) in enumerate(st): put(y,13+2*k,D(a),fmt='m/d/yy',al='center'); put(y,14+2*k,q,fmt=m)
            dep=r.choice([None,round(an/12,2),round(an/6,2)]); 
            if dep: put(y,20,dep,fmt=m); td+=dep
            o=r.choice(['1 x 5 yr FMV','2 x 5 yr FMV','None','ROFO']); put(y,21,o,al='center')
            cmt=r.choice([None]*6+['Sublet 40% of premises','ROFO on adjacent','Termination option yr 7']); put(y,22,cmt)
            tb+=an; exd[('MTM' if mtm else e.year)]=exd.get(('MTM' if mtm else e.year),0)+sf
            row.update(tenantName=n,statusText='Occupied',annualRent=an,leaseStartDate=iso(cm),leaseEndDate=lx,deposit=dep,rentSteps=[dict(date=iso(a),amount=q,per='year') for a,q in st] or None)
        rows.append(row); y+=1
        if s==snc:
            an=round(sf*41,2); put(y,3,s,al='center'); put(y,4,'Gilt Edge Compliance, Inc.',g(i=True)); put(y,5,None); put(y,7,D(dt.date(2026,4,1)),g(i=True),fmt='m/d/yyyy',al='center'); put(y,8,'Jun 2033',g(i=True),al='center'); put(y,9,an,g(i=True),m); put(y,10,41,g(i=True),'0.00'); put(y,22,'Signed, not commenced. 3 mo. free; not in totals',g(i=True)); ws.row_dimensions[y].height=26
            rows.append(dict(unit=s,tenantName='Gilt Edge Compliance, Inc.',statusText='Signed, not commenced',annualRent=an,leaseStartDate='2026-04-01',leaseEndDate='Jun 2033')); y+=1
    put(y0,2,fl,g(True),al='center')
    if y-1>y0: ws.merge_cells(start_row=y0,start_column=2,end_row=y-1,end_column=2)
    for c in list(range(2,12))+list(range(13,19))+[20,21,22]: ws.cell(y0,c).border=Border(top=Side('thin',color='FF808080'))
for c in range(2,12): ws.cell(y,c).border=Border(top=Side('double'))
put(y,4,'Total Office',g(True)); put(y,5,NRA,g(True),n0); put(y,6,1,g(True),'0.0%'); put(y,9,round(tb,2),g(True),m); put(y,20,round(td,2),g(True),m)
for i,(a,b) in enumerate((('Suites',nu),('  of which let (incl. management office)',no),('  of which vacant',nv),('Let area, RSF',NRA-vs),('Vacant area, RSF',vs))): put(y+2+i,4,a); put(y+2+i,5,b,fmt=n0)
put(y+8,2,'Floor 13 does not exist. LXP = lease expiration, last day of month shown. Retail at grade and garage are on separate schedules.',g(s=8,i=True)); ws.merge_cells(start_row=y+8,start_column=2,end_row=y+8,end_column=14)
ex['A1']='Expiry profile (RSF)'; 
for i,k in enumerate(sorted(exd,key=str)): ex.cell(3+i,1,k); ex.cell(3+i,2,exd[k])
ws.row_dimensions[6].height=27; ws.freeze_panes='E7'; ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=5; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(F)); print(nu,no,nv)
save(F,rows,'600 Lockwood Tower','2026-01-01',nu,no,nv,'OFFICE',"seller analyst's stacking rent roll",'cover sheet first, grouped headers with spacer columns, merged floors, annual rents and annual steps only, signed tenant as own line',sheet='Office RR')
