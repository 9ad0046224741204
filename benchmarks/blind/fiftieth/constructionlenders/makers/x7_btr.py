# Build-to-rent community delivered in phases: 172 homes, phase subtotals, hidden columns, several sheets
from .common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
F='Wrenfield_BTR_unit_detail_20251031.xlsx'
def make():
    r=Gen('x7');wb=Workbook();w0=wb.active;w0.title='Phase Summary';ws=wb.create_sheet('Unit Detail')
    fn=lambda b=False,c='000000',i=False:Font(name='Calibri',size=9,bold=b,color=c,italic=i)
    Pl={'Aster':(1180,2095,'3/2 SFD'),'Birch':(1412,2330,'3/2.5 SFD'),'Clover':(1655,2580,'4/2.5 SFD'),'Dune':(985,1845,'2/2 Duplex')}
    ws['A1']='WRENFIELD HOMES FOR RENT';ws['A1'].font=Font(name='Calibri',size=13,bold=True);ws['A2']='Unit detail by phase | data through 10/31/2025';ws['A2'].font=fn(i=True)
    H=['Home','sortkey','Street Address','Plan','Config','SF','C of O','Status','Resident / Applicant','Move-In','Lease Exp','Asking Rent','Lease Rent','Pet','Garage/Yard','Recurring Concession','Total Monthly','Deposit']
    for i,h in enumerate(H,1):
        c=ws.cell(4,i,h);c.font=fn(True,'FFFFFF');c.fill=PatternFill('solid',fgColor='385723');c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    ws.row_dimensions[4].height=28;k=5;rows=[];streets=['Wrenfield Loop','Tansy Ln','Saltgrass Ct','Oriole Bend'];summ=[]
    colr={'Under Construction':'D9D9D9','Future':'DDEBF7','Applicant':'FFF2CC','Model':'FCE4D6','Available':'E2EFDA'}
    phases=[('PHASE 1',56,D(2024,11,1),D(2025,3,20),'full'),('PHASE 2',48,D(2025,4,1),D(2025,8,15),'mid'),('PHASE 3',36,D(2025,8,20),D(2025,10,28),'new'),('PHASE 4',32,None,None,'uc')]
    SC=(6,12,13,14,15,16,17,18)
    def sub(lab,S,n):
        nonlocal k
        for c in range(1,19): ws.cell(k,c).fill=PatternFill('solid',fgColor='C6E0B4');ws.cell(k,c).font=fn(True)
        ws.cell(k,1,lab);ws.cell(k,8,f'{n} homes')
        for c,v in zip(SC,S): ws.cell(k,c,round(v,2)).number_format='#,##0;(#,##0)'
        k+=1
    GT=[0]*8
    for pi,(ph,n,c0,c1,kind) in enumerate(phases,1):
        ws.cell(k,1,ph).font=fn(True,'385723');k+=1;S=[0]*8;L=[]
        for i in range(1,n+1):
            pl=r.choice(list(Pl));sf,ask,cfg=Pl[pl];ask+=r.choice([0,0,35,60]);q=r.random()
            u=f'W{pi}-{i:03d}';x=dict(unit=u,unitType=pl,area=sf,section=ph);co=r.date(c0,c1) if c0 else None
            lim={'full':(.9,.94,.96),'mid':(.62,.78,.86),'new':(.17,.4,.55),'uc':(0,.09,.12)}[kind]
            st='Occupied' if q<lim[0] else 'Future' if q<lim[1] else 'Applicant' if q<lim[2] else 'Available'
            if kind=='uc' and st!='Future': st='Under Construction'
            if (pi,i) in((1,1),(1,2),(3,1)): st='Model'
            lab={'Future':'Leased - Future MI','Available':'Available'}.get(st,st)
            vals=[u,pi*1000+i,f'{1100+pi*100+2*i} {streets[pi-1]}',pl,cfg,sf,usn(co) if co else 'est. Q1-26',lab]
            x['statusText']=lab
            ten=st in('Occupied','Future','Applicant')
            x['marketRent']=ask;mo=[None]*7;nm=mi=le=None
            if ten:
                nm=r.person('fl');a=max(co,D(2024,12,1)) if co else None
                if st=='Occupied': mi=r.date(min(a+dt.timedelta(days=4),D(2025,10,27)),D(2025,10,30))
                elif co: mi=r.date(D(2025,11,2),D(2025,12,15))
                else: mi=r.date(D(2026,2,1),D(2026,4,15))
                if st!='Applicant': le=less1(addm(mi,r.choice([12,15,18])))
                rent=ask-r.choice([0,0,20,45]);pet=r.choice([0,0,40]);gy=r.choice([0,75,110]);cn=-r.choice([0,0,100,150]) if pi>1 else 0;dep=r.choice([500,750,1000]) if st!='Applicant' else None
                x.update(tenantName=nm,moveInDate=mi,leaseEndDate=le,contractRent=rent,deposit=dep,charges=[dict(code=a_,amount=v) for a_,v in(('Pet',pet),('Garage/Yard',gy),('Recurring Concession',cn)) if v],totalCharges=rent+pet+gy+cn)
                mo=[rent,pet or None,gy or None,cn or None,rent+pet+gy+cn,dep]
            vals+=[nm,usn(mi) or None,usn(le) or None,ask]+mo[:6]
            for c,v in enumerate(vals,1):
                if v is None: continue
                e=ws.cell(k,c,v);e.font=fn()
                if c in SC and c>6: e.number_format='#,##0;(#,##0)'
                if c in(4,7,10,11): e.alignment=Alignment(horizontal='center')
            if st in colr: ws.cell(k,8).fill=PatternFill('solid',fgColor=colr[st])
            S[0]+=sf;S[1]+=ask
            if st=='Occupied':
                for j,v in enumerate(mo[:6]): S[2+j]+=v or 0
            L.append(st);rows.append(x);k+=1
        sub(f'{ph} total (in-place)',S,n);k+=1;GT=[a+b for a,b in zip(GT,S)];summ.append((ph,n,L))
    sub('COMMUNITY TOTAL (in-place)',GT,len(rows))
    k+=1;ws.cell(k,1,'In-place totals count Occupied homes only; asking rent and SF count every home.').font=fn(i=True)
    ws.column_dimensions['B'].hidden=True
    for c,w in zip('ABCDEFGHIJKLMNOPQR',[9,8,20,8,12,7,10,18,24,10,10,9,9,7,9,10,9,9]): ws.column_dimensions[c].width=w
    ws.freeze_panes='D5';ws.auto_filter.ref=f'A4:R4';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='4:4'
    w0['A1']='Wrenfield - delivery and lease-up by phase, 10/31/2025';w0['A1'].font=fn(True)
    ks=['Occupied','Future','Applicant','Available','Model','Under Construction']
    for c,h in enumerate(['Phase','Homes']+ks,1): w0.cell(3,c,h).font=fn(True)
    for i,(ph,n,L) in enumerate(summ,4):
        for c,v in enumerate([ph,n]+[L.count(q) for q in ks],1): w0.cell(i,c,v).font=fn()
    for c,v in enumerate(['Total',len(rows)]+[sum(L.count(q) for _,_,L in summ) for q in ks],1): w0.cell(8,c,v).font=fn(True)
    w0.column_dimensions['A'].width=12
    wb.active=1;w0.sheet_view.tabSelected=False;wb.save(out(F))
    finish(F,'SINGLE_FAMILY_RENTAL','r50b','build-to-rent delivered in phases, hidden column, under-construction homes, future move-ins, phase subtotals',False,'WRENFIELD HOMES FOR RENT',D(2025,10,31),len(rows),sum(L.count('Occupied') for _,_,L in summ),None,rows,sheet='Unit Detail')
