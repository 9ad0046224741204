# value-add apartments, Entrata-style: floor plan bands, charge columns under a group header
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1111); used=set(); asof=D.date(2025,10,14)
F='RentRoll_TheAlcottOnSixth_20251014.xlsx'
FP=[('E1 Studio - Classic',498,1180,14),('E1 Studio - Platinum',498,1365,10),('F2 1BR/1BA - Classic',684,1395,22),('F2 1BR/1BA - Platinum',684,1610,18),('G3 2BR/2BA - Classic',1012,1790,12),('G3 2BR/2BA - Platinum',1012,2065,8)]
CH=['Rent','Pet Rent','Parking','Storage','Utility Reimb.','Concession']
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
for i,t in enumerate(['Rent Roll','The Alcott on Sixth','As Of: 10/14/2025','Unit Spaces: All   |   Include: Current, Notice, Vacant, Future   |   Group by: Floor Plan']):
    ws.cell(1+i,1,t).font=Font(bold=i<2,size=14 if i==0 else 10,name='Open Sans')
ws.cell(6,1,'Unit Information'); ws.merge_cells('A6:C6'); ws.cell(6,4,'Lease Information'); ws.merge_cells('D6:I6'); ws.cell(6,10,'Scheduled Charges'); ws.merge_cells('J6:P6'); ws.cell(6,17,'Ledger'); ws.merge_cells('Q6:R6')
H=['Bldg-Unit','Sq. Ft.','Unit Status','Resident','Lease Status','Move-In','Lease Start','Lease End','Market Rent']+CH+['Total Charges','Deposits Held','Ending Balance']
for i,h in enumerate(H,1):
    ws.cell(7,i,h)
for rr in(6,7):
    for i in range(1,len(H)+1):
        c=ws.cell(rr,i); c.font=Font(bold=True,name='Open Sans',size=8,color='FFFFFF' if rr==6 else '000000'); c.fill=PatternFill('solid',fgColor='4B6A88' if rr==6 else 'DCE6F0'); c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center'); c.border=Border(left=Side('thin',color='FFFFFF'))
y=8; rows=[];num=0; G=[0.]*10; seq={}
nocc=nvac=nu=0; fmt='#,##0.00;(#,##0.00)'
unitno=[f"{b}-{f}{n:02d}" for b in(1,2,3) for f in(1,2,3,4) for n in range(1,8)]; r.shuffle(unitno); it=iter(unitno)
for fp,sf,mk0,n in FP:
    c=ws.cell(y,1,f'{fp}'); c.font=Font(bold=True,size=9); c.fill=PatternFill('solid',fgColor='EEEEEE'); ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=18); y+=1
    S=[0.]*10; us=sorted(next(it) for _ in range(n)); su=0
    for u in us:
        plat='Platinum' in fp; st=r.choices(['Occupied No Notice','Notice Unrented','Notice Rented','Vacant Unrented Ready','Vacant Unrented Not Ready','Vacant Rented Not Ready'],[80,5,4,4,6 if not plat else 2,4])[0]
        mk=mk0+int(u[2])*10
        def put(d,fut=False):
            global y
            v=[u,sf,d['st'],d.get('nm'),d['ls'],d.get('mi'),d.get('s'),d.get('e'),None if fut else mk]+[d['ch'].get(k) for k in CH]+[d['tot'],d['dep'],d['bal']]
            for i,x in enumerate(v,1):
                if x is None: continue
                c=ws.cell(y,i,mdy(x) if isinstance(x,D.date) else x); c.font=Font(name='Open Sans',size=8,italic=fut)
                if i in(3,4): c.alignment=Alignment(indent=1)
                if i>=9 : c.number_format=fmt
            y+=1
            rows.append(row(unit=u,section=fp,unitType=fp,area=sf,statusText=d['st'],tenantName=d.get('nm'),moveInDate=d.get('mi'),leaseStartDate=d.get('s'),leaseEndDate=d.get('e'),marketRent=None if fut else float(mk),contractRent=None if 'Rent' not in d['ch'] else float(d['ch']['Rent']),
               charges=[dict(code=k,amount=float(q)) for k,q in d['ch'].items()] or None,totalCharges=float(d['tot']),deposit=float(d['dep']),balance=float(d['bal'])))
        def mkl(fut):
            mi=asof+D.timedelta(days=r.randint(8,30)) if fut else asof-D.timedelta(days=r.randint(20,1300)); s=mi if fut else am(mi,12*((asof-mi).days//365)); e=am(s,12)-D.timedelta(days=1)
            ch={'Rent':mk if fut else mk-r.choice([0,5,35,60,90])}
            if r.random()<.3: ch['Pet Rent']=r.choice([35,50])
            if r.random()<.5: ch['Parking']=r.choice([75,110])
            if r.random()<.15: ch['Storage']=30
            ch['Utility Reimb.']=round(38+r.random()*45,2) if not fut else 45
            if plat and r.random()<.3: ch['Concession']=-r.choice([100,125,150.5])
            return dict(nm=person(r,used),mi=mi,s=s,e=e,ch=ch,tot=round(sum(ch.values()),2),dep=r.choice([0,250,500]),bal=0 if fut else r.choice([0,0,0,0,-18.22,round(r.random()*1200,2)]))
        if 'Vacant' in st: d=dict(st=st,ls=None,ch={},tot=0,dep=0,bal=0); nvac+=1
        else: d=dict(mkl(False),st=st,ls='Notice' if 'Notice' in st and 'No N' not in st else 'Current'); nocc+=1
        put(d); nu+=1; su+=1
        for j,q in enumerate([mk]+[d['ch'].get(k,0) for k in CH]+[d['tot'],d['dep'],d['bal']]): S[j]+=q
        if st in('Notice Rented','Vacant Rented Not Ready'): put(dict(mkl(True),st='Future',ls='Future'),True)
    ws.cell(y,1,f'Subtotal ({su} units)'); 
    for j,q in enumerate(S): c=ws.cell(y,9+j,round(q,2)); c.number_format=fmt; G[j]+=q
    for i in range(1,19): ws.cell(y,i).font=Font(bold=True,size=8); ws.cell(y,i).border=Border(top=Side('thin'))
    y+=2
ws.cell(y,1,f'Total ({nu} units)')
for j,q in enumerate(G): c=ws.cell(y,9+j,round(q,2)); c.number_format=fmt
for i in range(1,19): ws.cell(y,i).font=Font(bold=True,size=9); ws.cell(y,i).border=Border(top=Side('double'))
y+=2
for a,b in(('Occupied',nocc),('Vacant',nvac),('Total Units',nu),('Occupancy',f"{nocc/nu*100:.2f}%")): ws.cell(y,1,a); ws.cell(y,3,b); y+=1
ws.cell(y+1,1,'Future lease charges, deposits and balances are shown for information and excluded from subtotals and totals.').font=Font(italic=True,size=8)
from openpyxl.utils import get_column_letter as L
for i,w in enumerate([11,7,23,22,9,11,11,11,11,11,9,9,9,10,11,11,10,11],1): ws.column_dimensions[L(i)].width=w
ws.row_dimensions[7].height=26; ws.freeze_panes='D8'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='6:7'
wb.save(os.path.join(DOC,F))
K=['marketRent','contractRent','petRent','parking','storage','utility','concession','totalCharges','deposit','balance']
save(F,'MULTIFAMILY','Entrata-style export, floor plan bands with subtotals, charge columns, future rows inline','unit type only in the band; future rows excluded from totals; dates as text','The Alcott on Sixth',asof,nu,nocc,nvac,rows,{k:round(v,2) for k,v in zip(K,G)})
