# 12 Rent Manager export (planted row_dropped) ; 13 co-living operator workbook ; 14 SFR bookkeeper
from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as GL

def rentmanager():
    """Export of a report writer: every value is text, two lines per unit (resident line, then the dates and deposits), page breaks left in."""
    r=R(6161);name='RM12_Rent_Roll_Sorrel_Gate.xlsx';asof=dt.date(2025,11,30)
    wb=Workbook();ws=wb.active;ws.title='Report'
    N=Font(name='Segoe UI',size=8);B=Font(name='Segoe UI',size=8,bold=True)
    def put(y,c,v,b=False,al=None):
        if v in(None,''):return
        x=ws.cell(y,c,v);x.font=B if b else N
        if al:x.alignment=Alignment(horizontal=al)
    units=[]
    for b in ('Sorrel','Tansy','Yarrow'):
        for k in range(1,{'Sorrel':21,'Tansy':17,'Yarrow':17}[b]):
            ty=r.choice(['1 Bed / 1 Bath','2 Bed / 1 Bath','2 Bed / 2 Bath','2 Bed / 2 Bath','3 Bed / 2 Bath']);mk={'1 Bed / 1 Bath':1085,'2 Bed / 1 Bath':1240,'2 Bed / 2 Bath':1325,'3 Bed / 2 Bath':1560}[ty]
            x=dict(b=b,unit=f'{b[0]}{k:02d}',ty=ty,sq={'1':640,'2':880,'3':1120}[ty[0]]+(60 if '2 Bed / 2' in ty else 0),mk=float(mk))
            if r.random()<.1: x['st']='Vacant'
            else:
                mi=r.day(dt.date(2019,6,1),dt.date(2025,11,15));n=(asof.year-mi.year)*12+asof.month-mi.month;s=addm(mi,n//12*12);s=addm(s,-12) if s>asof else s
                x.update(st='Occupied',nm=r.nm('lf'),acct=str(r.randrange(3000,9800)),mi=mi,ls=s,le=endm(s,12),rent=float(mk-r.randrange(0,120)),dep=r.choice([500.,mk*1.,750.]),bal=r.choice([0.,0.,0.,round(r.uniform(12,1500),2),-25.]),oth=r.choice([0.,0.,20.,45.,65.]))
                if r.random()<.1: x.update(st='Notice',mo=r.day(dt.date(2025,12,5),dt.date(2026,1,20)))
                if r.random()<.07: x['le']='MTM'
            units.append(x)
    drop=[x for x in units if x['b']=='Tansy' and x['st']=='Occupied'][6]
    y=1;pg=0;onpage=0
    def ph():
        nonlocal y,pg,onpage
        pg+=1;put(y,1,'Rent Roll',True);ws.cell(y,1).font=Font(name='Segoe UI',size=12,bold=True);put(y,13,f'Page {pg}',al='right');y+=1
        put(y,1,'Property: Sorrel Gate Apartments (SORREL)');put(y,13,'12/01/2025 08:22 AM',al='right');y+=1;put(y,1,'As of: 11/30/2025     Units: All     Sort: Building, Unit');y+=2
        for c,t in ((1,'Unit'),(2,'Unit Type'),(4,'SqFt'),(5,'Status'),(7,'Acct #'),(8,'Tenant'),(10,'Market Rent'),(11,'Rent'),(12,'Other Charges'),(13,'Total')): put(y,c,t,True,'right' if c in(4,10,11,12,13) else None)
        y+=1
        for c,t in ((2,'Move In'),(4,'Lease Start'),(5,'Lease End'),(7,'Move Out'),(10,'Deposit'),(11,'Balance')): put(y,c,t,True,'right' if c in(10,11) else None)
        for c in range(1,14): ws.cell(y,c).border=Border(bottom=Side(style='thin'))
        y+=1;onpage=0
    ph();T=[];G=[0.]*6;gn=go=0;d=lambda v:us(v) if isinstance(v,dt.date) else v
    for b in ('Sorrel','Tansy','Yarrow'):
        put(y,1,f'Building: {b}',True);y+=1;S=[0.]*6;n=o=0
        for x in [u for u in units if u['b']==b]:
            n+=1;occ=x['st']!='Vacant';o+=occ
            v=[x['mk'],x.get('rent',0),x.get('oth',0),x.get('rent',0)+x.get('oth',0),x.get('dep',0),x.get('bal',0)]
            S=[p+q for p,q in zip(S,v)]
            if x is drop: continue
            if onpage>=22: y+=1;ph()
            onpage+=1
            put(y,1,x['unit']);put(y,2,x['ty']);put(y,4,str(x['sq']),al='right');put(y,5,x['st']);put(y,10,'$'+m2(x['mk']),al='right')
            row=dict(unit=x['unit'],building=b,unitType=x['ty'],area=x['sq'],statusText=x['st'],marketRent=x['mk'])
            if occ:
                put(y,7,x['acct']);put(y,8,x['nm'])
                for c,k in((11,v[1]),(12,v[2]),(13,v[3])): put(y,c,'$'+m2(k),al='right')
                y+=1;put(y,2,d(x['mi']));put(y,4,d(x['ls']));put(y,5,d(x['le']));put(y,7,d(x.get('mo')));put(y,10,'$'+m2(v[4]),al='right');put(y,11,('$'+m2(v[5])) if v[5]>=0 else f'(${-v[5]:,.2f})',al='right')
                row.update(tenantName=x['nm'],contractRent=v[1],charges=[('Other Charges',v[2])],totalCharges=v[3],deposit=v[4],balance=v[5],moveInDate=x['mi'],leaseStartDate=x['ls'],leaseEndDate=x['le'],moveOutDate=x.get('mo'))
            T.append(row);y+=1
        def tr(l,n,o,S):
            nonlocal y
            put(y,1,f'{l}: {n} units, {o} occupied, {n-o} vacant',True)
            for c,k in zip((10,11,12,13),S): ws.cell(y,c).border=Border(top=Side(style='thin'));put(y,c,'$'+m2(k),True,'right')
            y+=1;put(y,10,'$'+m2(S[4]),True,'right');put(y,11,'$'+m2(S[5]),True,'right');y+=2
        tr(f'Building {b}',n,o,S);G=[p+q for p,q in zip(G,S)];gn+=n;go+=o
    tr('Sorrel Gate Apartments',gn,go,G)
    for j,w in enumerate([7,11,4,10,10,2,10,20,2,12,11,13,11],1): ws.column_dimensions[GL(j)].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws.sheet_view.showGridLines=False;wb.save(D(name))
    truth(name,'MULTIFAMILY','Rent Manager-like export, all text, two lines per unit, repeated page headers, buildings',True,'Sorrel Gate Apartments',asof,gn,go,gn-go,T,sheet='Report',
      planted={"what":f"the row of unit {drop['unit']} (rent {drop['rent']:,.2f}) is missing; the Tansy and property totals and counts include it","kind":"row_dropped"})

def coliving():
    r=R(1717);name='Hearthlane co-living ROOMS.xlsx';asof=dt.date(2025,10,1)
    wb=xlsxwriter.Workbook(D(name));rd=wb.add_worksheet('read me');old=wb.add_worksheet('Sept');ws=wb.add_worksheet('Oct');py=wb.add_worksheet('payments')
    F=lambda **k:wb.add_format(dict(font_name='Verdana',font_size=9,**k))
    for i,t in enumerate(['One tab per month. Oct is the live one.','Grey = empty room.','Fee = everything the member pays; it is the sum of room, utilities and cleaning.','Sept tab was cleared after closing, see the archive.']): rd.write(i,0,t,F())
    rd.set_column(0,0,80);old.write(0,0,'closed – moved to archive 10/2/25',F(italic=True))
    h=F(bold=True,bottom=2,valign='bottom');hr=F(bold=True,bottom=2,align='right',text_wrap=True);tx=F();m=F(num_format='#,##0');g=F(bg_color='#D9D9D9');gm=F(bg_color='#D9D9D9',num_format='#,##0');d=F(num_format='d-mmm-yyyy',align='right');b=F(bold=True);bm=F(bold=True,num_format='#,##0',top=1);mg=F(bold=True,valign='vcenter',align='center',text_wrap=True,border=1,bg_color='#EAF3E6')
    ws.write(0,1,'Hearthlane Co-Living – room list',F(bold=True,font_size=13) if 0 else wb.add_format(dict(font_name='Verdana',font_size=13,bold=True)));ws.write(1,1,'October 1, 2025');
    cols=['','House','Room','Room type','Member','e-mail','Since','Until','Room rent','Utilities','Cleaning','Monthly fee','Deposit held','Increase on','Next room rent','Owes']
    for j,c in enumerate(cols):
        if j: ws.write(3,j,c,hr if j>=6 else h)
    ws.set_row(3,28)
    houses=[('Larch House\n12 Merrow St',7),('The Foundry\n88 Caldwell Av',9),('Juno House\n240 E. Tarn St',6),('Sycamore\n19 Orchard Ter',8)]
    y=4;T=[];G=[0]*6;n=o=0
    for hn,k in houses:
        top=y;s=[0]*6;nm0=hn.split('\n')[0]
        for i in range(1,k+1):
            n+=1;u=f'{nm0.replace("The ","")[0]}{i}';ty=r.choice(['single','single','double','en-suite','attic' if i==k else 'single']);asking={'single':845,'double':990,'en-suite':1075,'attic':790}[ty]
            row=dict(unit=u,building=hn.replace('\n',' '),unitType=ty)
            if r.random()<.13:
                for j in range(2,16): ws.write(y,j,'',g)
                ws.write(y,2,u,F(bg_color='#D9D9D9',indent=1));ws.write(y,3,ty,g);ws.write(y,4,'empty',g);ws.write(y,8,'',g);row['statusText']='empty'
            else:
                o+=1;a=asking-r.choice([0,0,15,30]);ut=65;cl=r.choice([40,40,0]);fee=a+ut+cl;dep=r.choice([500,a]);ow=r.choice([0]*6+[fee,120]);mi=r.day(dt.date(2023,9,1),dt.date(2025,9,25)).replace(day=1);un=r.choice(['open','open',addm(mi,12)]);
                if isinstance(un,dt.date) and un<=asof: un=addm(mi,36)-dt.timedelta(1)
                elif isinstance(un,dt.date): un=un-dt.timedelta(1)
                nm=r.nm()
                ws.write(y,2,u,F(indent=1));ws.write(y,3,ty,tx);ws.write(y,4,nm,tx);ws.write(y,5,nm.lower().replace(' ','.')+'@example.com',tx)
                ws.write_datetime(y,6,dt.datetime(mi.year,mi.month,mi.day),d)
                ws.write(y,7,un,F(align='right')) if un=='open' else ws.write_datetime(y,7,dt.datetime(un.year,un.month,un.day),d)
                for j,v in((8,a),(9,ut),(10,cl),(11,fee),(12,dep)): ws.write(y,j,v,m)
                if ow: ws.write(y,15,ow,m)
                row.update(tenantName=nm,statusText='Occupied',leaseStartDate=mi,leaseEndDate=un,contractRent=a,charges=[('Utilities',ut),('Cleaning',cl)],totalCharges=fee,deposit=dep,balance=ow or None)
                if r.random()<.4:
                    st=r.choice([dt.date(2025,12,1),dt.date(2026,1,1),dt.date(2026,3,1)]);nv=a+r.choice([20,25,35]);ws.write_datetime(y,13,dt.datetime(st.year,st.month,st.day),d);ws.write(y,14,nv,m);row['rentSteps']=[dict(date=st,amount=nv)]
                s=[p+q for p,q in zip(s,[a,ut,cl,fee,dep,ow])]
            T.append(row);y+=1
        ws.merge_range(top,1,y-1,1,hn,mg)
        ws.write(y,4,f'{k} rooms',b)
        for j,v in zip((8,9,10,11,12,15),s): ws.write(y,j,v,bm)
        G=[p+q for p,q in zip(G,s)];y+=2
    ws.write(y,4,f'all houses: {n} rooms, {o} taken',b)
    for j,v in zip((8,9,10,11,12,15),G): ws.write(y,j,v,bm)
    for j,w in enumerate([2,15,6,10,26,28,12,12,9,9,9,9,9,12,9,8]): ws.set_column(j,j,w,None,{'hidden':1} if j==5 else {})
    py.write_row(0,0,['date','member','amount','how'],h)
    for i in range(20): py.write_row(i+1,0,[f'10/{1+i//4}/2025',r.nm('il'),r.choice([950,910,1095,895]),r.choice(['ach','zelle','card'])],tx)
    ws.activate();ws.set_first_sheet();ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    truth(name,'MULTIFAMILY','co-living operator workbook, monthly tab, house names merged down, hidden e-mail column, grey empty rooms, steps',True,'Hearthlane Co-Living',asof,n,o,n-o,T,sheet='Oct')

def sfr():
    """Bookkeeper: homes by street address, spacer columns, rents as text with '/mo', receipts month by month to the right."""
    r=R(4499);name='RENTAL HOUSES 2025 (Tri-County).xlsx'
    wb=Workbook();ws=wb.active;ws.title='HOUSES'
    N=Font(name='Times New Roman',size=11);B=Font(name='Times New Roman',size=11,bold=True)
    def put(y,c,v,b=False,al=None,nf=None,wrap=False):
        if v is None:return
        x=ws.cell(y,c,v);x.font=B if b else N
        if al or wrap:x.alignment=Alignment(horizontal=al,wrap_text=wrap,vertical='bottom')
        if nf:x.number_format=nf
    put(1,1,'HOLLOWBROOK HOMES LLC',True);put(2,1,'Rental houses  -  status on June 30, 2025');put(2,14,'RECEIVED',True,'center');ws.merge_cells('N2:S2')
    H={1:'Address',2:'Town',4:'Bd/Ba',5:'Sq.Ft.',7:'Tenant(s)',8:'Rent',9:'Deposit',10:'Lease thru',11:'Pet\nfee',12:'Asking\nrent',14:'Jan',15:'Feb',16:'Mar',17:'Apr',18:'May',19:'Jun'}
    for c,h in H.items():
        put(4,c,h,True,'center',wrap=True);ws.cell(4,c).border=Border(bottom=Side(style='double'))
    ws.row_dimensions[4].height=32
    streets=['Larkin Rd','Peavey Ln','N. Osgood St','Cutler Mill Rd','Birchbark Ct','Hardesty Ave','County Rd 9','Mossgate Dr'];towns=['Fallon Mills','Ridgely','Ashport'];y=5;T=[];seen=set();tot=[0]*10;pet=0;n=o=0
    while n<24:
        t=towns[n//9];ad=f'{r.randrange(101,4890)} {r.choice(streets)}'
        if ad in seen:continue
        seen.add(ad);n+=1
        bb=r.choice(['2/1','3/1','3/2','3/2','4/2','4/2.5']);sq=r.choice([912,1040,1188,1260,1415,1550,1730]);rent=int(round((450+sq*.72+r.randrange(-60,90))/5)*5)
        put(y,1,ad);put(y,2,t);put(y,4,bb,al='center');put(y,5,sq,nf='#,##0')
        row=dict(unit=ad,unitType=bb,area=sq)
        if n in(5,17):
            put(y,7,'vacant' if n==5 else 'VACANT - roof',al='left');put(y,12,rent+50,nf='#,##0');row.update(statusText='vacant' if n==5 else 'VACANT - roof',marketRent=rent+50)
            for j in range(6):
                v=rent if n==17 and j<2 else 0
                put(y,14+j,v if v else '-',al='right',nf='#,##0');tot[2+j]+=v
        else:
            o+=1;nm=r.nm('lf')+(' & '+r.choice(FIRST) if r.random()<.4 else '');dep=r.choice([rent,rent,1000]);e=r.choice(['MTM',None,1,1,1,1]);pf=r.choice([None,None,25,40])
            e='MTM' if e in('MTM',None) else endm(r.day(dt.date(2024,8,1),dt.date(2025,6,1)).replace(day=1),12 if r.random()<.8 else 24)
            put(y,7,nm);put(y,8,f'${rent:,}/mo',al='right');put(y,9,dep,nf='#,##0')
            if e=='MTM': put(y,10,e,al='center')
            else: put(y,10,e.strftime('%b %d, %Y').replace(' 0',' '),al='center')
            if pf: put(y,11,pf,nf='#,##0');pet+=pf
            tot[0]+=rent;tot[1]+=dep
            for j in range(6):
                v=rent+(pf or 0) if r.random()<.95 else r.choice([0,rent//2])
                put(y,14+j,v,nf='#,##0;;0');tot[2+j]+=v
            row.update(tenantName=nm,statusText='Occupied',contractRent=rent,deposit=dep,leaseEndDate=e,charges=[('Pet fee',pf)] if pf else None)
        T.append(row);y+=1
        if n in(9,18): y+=1
    y+=1;put(y,1,'24 houses, 22 rented',True);put(y,8,f'${tot[0]:,}/mo',True,'right');put(y,9,tot[1],True,nf='#,##0');put(y,11,pet,True,nf='#,##0')
    for j in range(6): put(y,14+j,tot[2+j],True,nf='#,##0')
    for c in (8,9,11,*range(14,20)): ws.cell(y,c).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    put(y+2,1,'JUN column is through 6/30. Security deposits are in the escrow account at First Ashport. - D.F.')
    for c,w in zip('ABCDEFGHIJKLMNOPQRS',[22,13,1.5,7,8,1.5,30,12,9,14,6,8,2,8,8,8,8,8,8]): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D(name))
    assert o==22
    truth(name,'SINGLE_FAMILY_RENTAL','bookkeeper sheet, address as unit, spacer columns, rent as text with /mo, monthly receipts at the right',True,'Hollowbrook Homes LLC',dt.date(2025,6,30),n,o,n-o,T,sheet='HOUSES')
if __name__=='__main__': rentmanager();coliving();sfr()
