from common import *
import openpyxl, xlwt
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L

# ---------- 12 large multifamily export, spacer columns, repeated headers, charges as columns
def d12():
    r=random.Random(6112); n=Names(r); f='Rent_Roll_Detail_1f3a.xlsx'
    wb=openpyxl.Workbook();p=wb.active;p.title='Parameters'
    for a,b in(('Report','Rent Roll Detail'),('Property','Sawyer Landing Apartments'),('As of','10/31/2025'),('Include','Current, Notice, Vacant, Model, Pending'),('Subtotal by','Building')):p.append([a,b])
    ws=wb.create_sheet('Detail')
    # columns with spacers
    C=dict(unit=1,fp=2,sf=4,st=5,nm=7,mi=9,le=10,mk=12,rent=14,pet=15,gar=16,tr=17,conc=18,tot=20,dep=22,bal=23)
    two={'unit':('','Unit'),'fp':('Floor','Plan'),'sf':('','SQFT'),'st':('Occ.','Status'),'nm':('','Resident'),'mi':('Move','In'),'le':('Lease','Ends'),'mk':('Market','Rent'),'rent':('','Rent'),'pet':('Pet','Rent'),'gar':('','Garage'),'tr':('Valet','Trash'),'conc':('Rec.','Concession'),'tot':('Total','Billing'),'dep':('Deposit','On Hand'),'bal':('Ending','Balance')}
    R=1;rows=[];NF='#,##0.00;(#,##0.00)'
    ws.cell(1,1,'Sawyer Landing Apartments').font=Font(bold=True,size=12);ws.merge_cells(start_row=1,start_column=1,end_row=1,end_column=10)
    ws.cell(2,1,'Rent Roll Detail as of 10/31/2025');ws.merge_cells(start_row=2,start_column=1,end_row=2,end_column=10);R=4
    def head():
        nonlocal R
        c=ws.cell(R,14,'Scheduled Charges');ws.merge_cells(start_row=R,start_column=14,end_row=R,end_column=18);c.alignment=Alignment(horizontal='center');c.font=Font(bold=True,size=8)
        R+=1
        for k,(a,b) in two.items():
            for i,t in enumerate((a,b)):
                c=ws.cell(R+i,C[k],t or None);c.font=Font(bold=True,size=8);c.alignment=Alignment(horizontal='right' if C[k]>=12 or k=='sf' else 'left')
                if i:c.border=Border(bottom=Side(style='thin'))
        R+=2
    K=('sf','mk','rent','pet','gar','tr','conc','tot','dep','bal')
    G={k:0. for k in K};cnt={};head();line=0
    plans=[('A1',640,1245),('A2',715,1330),('B1',980,1585),('B2',1065,1690),('C1',1290,1985)]
    def tot(lab,T,ctn):
        nonlocal R
        ws.cell(R,1,lab).font=Font(bold=True,size=8);ws.cell(R,7,f'{ctn} units').font=Font(bold=True,size=8)
        for k in K:
            c=ws.cell(R,C[k],round(T[k],2));c.font=Font(bold=True,size=8);c.number_format='#,##0' if k=='sf' else NF;c.border=Border(top=Side(style='thin'))
        R+=1
    for bl in range(1,8):
        ws.cell(R,1,f'Building {bl}').font=Font(bold=True,italic=True,size=9);R+=1
        S={k:0. for k in K};cu=0
        for fl in(1,2):
            for q in range(1,9):
                u=f'{bl}{fl}{q:02d}';fp,sf,mk=plans[(q*3+bl)%5];mk+=r.choice([0,0,15,25]);x=r.random()
                st='Vacant' if x<.07 else 'Notice' if x<.13 else 'Current'
                if u=='1101':st='Model'
                recs=[st]
                if st=='Vacant' and r.random()<.45:recs=['Vacant','Pending']
                for s in recs:
                    line+=1;v=dict(unit=u,unitType=fp,building=f'Building {bl}',statusText=s)
                    w={'unit':u,'fp':fp,'st':s};
                    if s!='Pending':
                        v.update(area=sf,marketRent=float(mk));w.update(sf=sf,mk=float(mk));S['sf']+=sf;S['mk']+=mk;cu+=1
                    cnt[s]=cnt.get(s,0)+1
                    if s in('Current','Notice','Pending'):
                        nm=n.lf();mi=D(2020,5)+dt.timedelta(r.randrange(0,1950)) if s!='Pending' else D(2025,11,r.randrange(5,28))
                        le=addm(D(2025,12),r.randrange(0,11))-dt.timedelta(1) if s!='Pending' else addm(mi,12)-dt.timedelta(1)
                        ch=dict(rent=float(mk-r.choice([0,20,35,60,85,-10])),tr=28.0)
                        if r.random()<.25:ch['pet']=r.choice([30.,60.])
                        if r.random()<.15:ch['gar']=125.0
                        if r.random()<.09:ch['conc']=-round(ch['rent']/12,2)
                        t=round(sum(ch.values()),2);dep=r.choice([250.,250.,500.,0.]);bal=0. if r.random()<.78 else round(r.choice([t,-35.,88.4,-t,t*2+75]),2)
                        if s=='Pending':bal=-dep if dep else 0.
                        w.update(ch,nm=nm,mi=mdy(mi),le=mdy(le),tot=t,dep=dep,bal=bal)
                        nmz={'rent':'Rent','pet':'Pet Rent','gar':'Garage','tr':'Valet Trash','conc':'Rec. Concession'}
                        v.update(tenantName=nm,moveInDate=iso(mi),leaseEndDate=iso(le),contractRent=ch['rent'],charges=[dict(code=nmz[k],amount=ch[k]) for k in('rent','pet','gar','tr','conc') if k in ch],totalCharges=t,deposit=dep,balance=bal)
                        if s!='Pending':
                            for k in('rent','pet','gar','tr','conc'):S[k]+=ch.get(k,0)
                            S['tot']+=t;S['dep']+=dep;S['bal']+=bal
                    for k,val in w.items():
                        c=ws.cell(R,C[k],val);c.font=Font(size=8)
                        if isinstance(val,float):c.number_format=NF
                        if k=='sf':c.number_format='#,##0'
                    rows.append(v);R+=1
                    if line%42==0:R+=1;head()
        tot(f'Building {bl} total',S,cu);R+=1
        for k in K:G[k]+=S[k]
    U=cnt['Current']+cnt['Notice']+cnt['Vacant']+cnt.get('Model',0)
    tot('Property total',G,U);R+=1;ws.cell(R,1,'Pending residents are listed for information and are not in the totals.').font=Font(italic=True,size=8)
    for k,w in dict(A=9,B=6,C=1.5,D=8,E=8,F=1.5,G=23,H=1.5,I=11,J=11,K=1.5,L=11,M=1.5,N=10,O=8,P=9,Q=8,R=10,S=1.5,T=11,U=1.5,V=10,W=11).items():ws.column_dimensions[k].width=w
    s=wb.create_sheet('Unit Mix');s.append(['Floor Plan','Units','SQFT','Avg Market Rent'])
    for fp,sf,_ in plans:
        q=[v for v in rows if v['unitType']==fp and v['statusText']!='Pending'];s.append([fp,len(q),sf,round(sum(v['marketRent'] for v in q)/len(q),2)])
    s.append([]);s.append(['Status','Count'])
    for k in('Current','Notice','Vacant','Model','Pending'):s.append([k,cnt.get(k,0)])
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(f))
    save(f,dict(propertyName='Sawyer Landing Apartments',asOnDate='2025-10-31',units=U,occupied=cnt['Current']+cnt['Notice'],vacant=cnt['Vacant'],sheet='Detail',planted=None,rows=rows),'MULTIFAMILY','property management system export','spacer columns, two-line grouped headers repeated mid-sheet, charges as columns, building subtotals',True)

# ---------- 13 co-working
def d13():
    r=random.Random(6113); f='Members & Offices – Foundry Yard L2-L3.xlsx'
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Dec-25'
    org=['Tidepool Analytics','Marrow & Pine','Kite Legal','Oblong Studio','Fennel Health','Patchbay Audio','Gantt Brothers','Roost Realty','Mosaic Grants','Pivot Tables Ltd','Harrow Recruiting','Yonder Maps','Cobalt Bookkeeping','Nettle & Co','Signal Garden','Plainsong Media','Two Tin Cans','Wexley Insurance','Arbor Ed','Brightwell PR','Quill Translations','Latch Security','Sundial Payments','Umber Design','Vesper Films']
    r.shuffle(org);ws['A1']='Foundry Yard Workspace';ws['A1'].font=Font(name='Calibri Light',size=20,color='C55A11');ws['A2']='Membership roll at 1 December 2025  |  monthly fees ex. tax'
    R=4;rows=[];A=dict(l=0,f=0,x=0,d=0);i=0
    hdr=['Space','Member company','Seats','Plan','Start','Commitment ends','List price','Discount','Monthly fee','Extras','Extras fee','Retainer held']
    for j,h in enumerate(hdr,1):
        c=ws.cell(R,j,h);c.font=Font(bold=True,color='C55A11');c.border=Border(bottom=Side(style='double',color='C55A11'))
    R+=1
    for sec,ids in(('LEVEL 2',[f'2.{k:02d}' for k in range(1,13)]),('LEVEL 3',[f'3.{k:02d}' for k in range(1,9)]),('DEDICATED DESKS (Level 3 north)',[f'DD{k}' for k in range(1,13)])):
        c=ws.cell(R,1,sec);c.font=Font(bold=True);c.fill=PatternFill('solid',fgColor='FBE5D6');ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=12);R+=1
        S=dict(l=0,f=0,x=0,d=0)
        for u in ids:
            dd=u[0]=='D';seats=1 if dd else r.choice([2,3,4,4,6,8,10]);lp=425 if dd else seats*395+r.choice([0,60,-40]);plan='Dedicated desk' if dd else ('Team suite' if seats>=8 else 'Private office')
            ws.cell(R,1,u);ws.cell(R,3,seats);ws.cell(R,4,plan);ws.cell(R,7,lp);S['l']+=lp
            v=dict(unit=u,section=sec,unitType=plan,marketRent=lp)
            if r.random()<(.3 if dd else .12):
                ws.cell(R,2,'– available –').font=Font(italic=True,color='808080');v['statusText']='– available –'
            else:
                nm=org[i%len(org)];i+=1;st=addm(D(2023,2),r.randrange(0,34));m=r.random()<.35 or dd and r.random()<.5
                en='rolling' if m else addm(D(2025,12),r.choice([2,4,6,9,12]))+dt.timedelta(30)
                if not m:en=addm(st,12)-dt.timedelta(1)
                while not m and en<D(2025,12,2):en=addm(en+dt.timedelta(1),12)-dt.timedelta(1)
                dc=r.choice([0,0,.05,.1,.15]);fee=round(lp*(1-dc));ex=r.choice([None,None,None,('parking',110),('lockers x2',30),('phone booth pass',45),('storage cage',85)]);ret=fee*r.choice([1,1,2])
                ws.cell(R,2,nm);c=ws.cell(R,5,st);c.number_format='d mmm yyyy';c=ws.cell(R,6,en);c.number_format='d mmm yyyy';c.alignment=Alignment(horizontal='right')
                if dc:ws.cell(R,8,dc).number_format='0%'
                ws.cell(R,9,fee);ws.cell(R,12,ret)
                if ex:ws.cell(R,10,ex[0]);ws.cell(R,11,ex[1]);S['x']+=ex[1]
                S['f']+=fee;S['d']+=ret
                v.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=en if m else iso(en),contractRent=fee,deposit=ret,charges=[dict(code=ex[0],amount=ex[1])] if ex else [])
            for j in(7,9,11,12):ws.cell(R,j).number_format='#,##0'
            rows.append(v);R+=1
        for j,k in((7,'l'),(9,'f'),(11,'x'),(12,'d')):c=ws.cell(R,j,S[k]);c.font=Font(italic=True);c.number_format='#,##0';c.border=Border(top=Side(style='hair'));A[k]+=S[k]
        R+=2
    ws.cell(R,1,'All spaces').font=Font(bold=True)
    for j,k in((7,'l'),(9,'f'),(11,'x'),(12,'d')):c=ws.cell(R,j,A[k]);c.font=Font(bold=True);c.number_format='#,##0'
    R+=2;ws.cell(R,1,'Not itemised above:');R+=1
    for a,b,q in(('Hot desk memberships','41 members',8405),('Virtual office / mail','63 members',3087),('Meeting rooms & events (Nov)','',5260)):ws.cell(R,2,a);ws.cell(R,4,b);ws.cell(R,9,q).number_format='#,##0';R+=1
    for j,w in enumerate((9,28,7,16,13,17,11,10,12,18,11,14),1):ws.column_dimensions[L(j)].width=w
    ws.sheet_view.showGridLines=False
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(f));vac=sum(1 for v in rows if not v.get('tenantName'))
    save(f,dict(propertyName='Foundry Yard Workspace',asOnDate='2025-12-01',units=len(rows),occupied=len(rows)-vac,vacant=vac,sheet=None,planted=None,rows=rows),'OFFICE','co-working operator','membership roll by level, list price and fee, extras by name, rolling commitments')

# ---------- 14 parking garage xls
def d14():
    r=random.Random(6114); n=Names(r); f='Monthly Parker Roll - Sept.xls'
    wb=xlwt.Workbook();ws=wb.add_sheet('Sheet1')
    b=xlwt.easyxf('font: bold on, name Arial, height 180');a=xlwt.easyxf('font: name Arial, height 180');h=xlwt.easyxf('font: bold on, name Arial, height 180, colour white; pattern: pattern solid, fore_colour black; align: horiz centre')
    mo=xlwt.easyxf('font: name Arial, height 180',num_format_str='$#,##0.00');mb=xlwt.easyxf('font: bold on, name Arial, height 180; borders: top double',num_format_str='$#,##0.00')
    ws.write(0,0,'MONTHLY PARKER ROLL',b);ws.write(0,8,'09/30/2025',b);ws.write(1,0,'Third & Alder Garage',a)
    firms=['Brandt Oyler LLP','Cascadia Title','Alder Street Dental','Hotel Merrow (valet)','Pinnacle Surveying']
    for j,t in enumerate(['LEVEL','STALL','STATUS','ACCT','PARKER','TYPE','START','RATE','TAX 12%','DUE','UNPAID']):ws.write(3,j,t,h)
    R=4;rows=[];T=[0.]*4
    for lv,ct,pre in(('P1',20,'1'),('P2',24,'2'),('ROOF',12,'R')):
        for k in range(1,ct+1):
            u=f'{pre}{k:02d}';ty=r.choice(['Reserved','Reserved','Unreserved','EV']) if lv!='ROOF' else 'Unreserved'
            if lv=='P1' and k in(1,2):ty='ADA'
            rate={'Reserved':210.,'Unreserved':150.,'EV':245.,'ADA':150.}[ty];rate=rate if lv!='ROOF' else 115.
            v=dict(unit=u,unitType=ty);ws.write(R,0,lv if True else '',a);ws.write(R,1,u,a);ws.write(R,5,ty,a)
            if r.random()<(.13 if lv!='ROOF' else .35):ws.write(R,2,'OPEN',a);v['statusText']='OPEN'
            else:
                nm=r.choice(firms) if r.random()<.4 else n.lf();ac=f'M{r.randrange(1100,1990)}';st=D(2018,1)+dt.timedelta(r.randrange(0,2780));tx=round(rate*.12,2);du=round(rate+tx,2);un=r.choice([0.]*9+[du,du*2])
                ws.write(R,2,'ACTIVE',a);ws.write(R,3,ac,a);ws.write(R,4,nm,a);ws.write(R,6,f'{st:%Y/%m/%d}',a)
                for j,q in((7,rate),(8,tx),(9,du)):ws.write(R,j,q,mo)
                if un:ws.write(R,10,un,mo)
                for j,q in enumerate((rate,tx,du,un)):T[j]+=q
                v.update(statusText='ACTIVE',tenantName=nm,leaseStartDate=iso(st),contractRent=rate,charges=[dict(code='TAX 12%',amount=tx)],totalCharges=du,balance=un or None)
            rows.append(v);R+=1
        R+=1
    ws.write(R,4,'TOTAL MONTHLY',b)
    for j,q in enumerate(T):ws.write(R,7+j,q,mb)
    op=sum(1 for v in rows if v['statusText']=='OPEN')
    R+=2;ws.write(R,1,f'{len(rows)} stalls   {len(rows)-op} active   {op} open',a);R+=1;ws.write(R,1,'Levels P3-P4 are transient (gated, daily rate) - see revenue report.',a)
    for j,w in enumerate((8,8,10,9,28,13,13,11,11,12,12)):ws.col(j).width=w*256
    ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.portrait=True
    wb.save(doc(f))
    save(f,dict(propertyName='Third & Alder Garage',asOnDate='2025-09-30',units=len(rows),occupied=len(rows)-op,vacant=op,sheet=None,planted=None,rows=rows),'PARKING','garage operator','xls in capitals, stall roll by level, tax column, text dates')
