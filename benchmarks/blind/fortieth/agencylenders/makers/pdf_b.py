from common import *
from reportlab.lib.pagesizes import letter, legal, landscape
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.units import inch
# ---------- 03 AppFolio, build-to-rent houses, grouped by property
def doc03():
    r=random.Random(4003); P=People(r); asof=D(2025,6,30)
    props=[('Harvest Row Homes','2200 E Harvest Row Ln, Buckeye, AZ 85326',range(101,121),[('3/2.00',1412,2085),('3/2.50',1560,2195),('4/2.50',1833,2460)]),
           ('Saguaro Flats Cottages','780 N Saguaro Flats Way, Casa Grande, AZ 85122',range(1,18),[('2/2.00',1010,1725),('3/2.00',1288,1890)])]
    S=lambda **k: PS('x',fontName=k.get('f','Helvetica'),fontSize=6.8,leading=8.2,alignment=k.get('a',0))
    L=S();Rr=S(a=2);LB=S(f='Helvetica-Bold');RB=S(f='Helvetica-Bold',a=2)
    hdr=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count']
    al='LLLLRRRRLLLLRR'
    cw=[62,38,116,62,36,50,50,50,50,50,50,50,48,34]
    data=[[Paragraph(h,LB if a=='L' else RB) for h,a in zip(hdr,al)]]
    st=[('LINEBELOW',(0,0),(-1,0),.8,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3),('LEFTPADDING',(8,0),(8,-1),7)]
    rows=[];g=dict(n=0,occ=0,sf=0,mk=0,rt=0,dp=0,pd=0)
    for pi,(pn,ad,ids,ty) in enumerate(props):
        data.append([Paragraph(f'{pn} - {ad}',LB)]+['']*13); k=len(data)-1
        st+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.Color(.93,.95,.97))]
        q=dict(n=0,occ=0,sf=0,mk=0,rt=0,dp=0,pd=0)
        ids=list(ids); sp=dict(zip(r.sample(ids,5),['Vacant-Unrented','Vacant-Rented','Notice-Unrented','Notice-Rented','Evict']))
        for u in ids:
            t=r.choice(ty); s=sp.get(u,'Current'); mk=t[2]+r.choice([0,0,35])
            un=f'Home {u}' if pi==0 else f'SF-{u:02d}'
            vals=dict(unit=un,unitType=t[0],area=t[1],statusText=s,marketRent=mk,propertyName=pn)
            if s.startswith('Vacant'):
                vals['balance']=0
            else:
                mi,ls,le=lease(r,asof,maxm=26); nm=P.fl()
                if r.random()<.45: nm+=', '+r.choice(FIRST)+' '+nm.split()[-1]
                if r.random()<.08: le='';
                vals.update(tenantName=nm,contractRent=mk-r.choice([0,0,25,60,95,-10]),deposit=r.choice([mk//2*1,1500,2000,500]),leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,
                   moveOutDate=day(asof,r.randint(6,40)) if 'Notice' in s else None,balance=R(r.uniform(1800,5200)) if s=='Evict' else (R(r.uniform(15,900)) if r.random()<.15 else 0))
            nsf='' if s.startswith('V') else r.choice(['0','0','0','0','1'])
            g_=lambda k,f=m2: f(vals[k]) if vals.get(k) is not None else ''
            c=[vals['unit'],vals['unitType'],vals.get('tenantName',''),s,m0(t[1]),m2(mk),g_('contractRent'),g_('deposit'),mdy(vals.get('leaseStartDate')),mdy(vals.get('leaseEndDate')),mdy(vals.get('moveInDate')),mdy(vals.get('moveOutDate')),m2(vals['balance']),nsf]
            data.append([Paragraph(str(x),L if a=='L' else Rr) for x,a in zip(c,al)])
            st.append(('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),.25,colors.Color(.8,.8,.8)))
            rows.append(T(**vals))
            for z in (q,g):
                z['n']+=1; z['occ']+=not s.startswith('V'); z['sf']+=t[1]; z['mk']+=mk; z['rt']+=vals.get('contractRent',0); z['dp']+=vals.get('deposit',0); z['pd']+=vals['balance']
        def tr(z,lab):
            c=[f"{z['n']} Units",'','',f"{z['occ']/z['n']*100:.1f}% Occupied",m0(z['sf']),m2(z['mk']),m2(z['rt']),m2(z['dp']),'','','','',m2(z['pd']),'']
            data.append([Paragraph((lab+' ' if i==0 else '')+str(x),LB if a=='L' else RB) for i,(x,a) in enumerate(zip(c,al))])
            st.append(('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),.6,colors.black))
        tr(q,'')
    data.append(['']*14); tr(g,'Total')
    t=Table(data,colWidths=cw,repeatRows=1); t.setStyle(st)
    H=PS('h',fontName='Helvetica-Bold',fontSize=14,leading=18); n=PS('n',fontName='Helvetica',fontSize=7.5,leading=10)
    def foot(c,d):
        c.setFont('Helvetica',6.5); c.drawString(24,18,'Created on 07/02/2025'); c.drawRightString(768,18,f'Page {d.page}')
    doc=SimpleDocTemplate(DOC+'rent_roll-20250702.pdf',pagesize=landscape(letter),leftMargin=22,rightMargin=22,topMargin=24,bottomMargin=32,invariant=1)
    doc.build([Paragraph('Rent Roll',H),Paragraph('<b>Exported On:</b> 07/02/2025 09:14 AM',n),Spacer(1,5),Paragraph('<b>Properties:</b> Harvest Row Homes, Saguaro Flats Cottages',n),Paragraph('<b>Units:</b> Active',n),Paragraph('<b>As of:</b> 06/30/2025',n),Paragraph('<b>Include Non-Revenue Units:</b> No',n),Spacer(1,6),t],onFirstPage=foot,onLaterPages=foot)
    save('rent_roll-20250702.pdf','SINGLE_FAMILY_RENTAL',None,'2025-06-30',g['n'],g['occ'],g['n']-g['occ'],rows,style='AppFolio rent roll, two build-to-rent communities',hard='two properties in one roll, wrapped tenants')
# ---------- 04 Rent Manager, mobile home park, fpdf2 portrait
def doc04():
    from fpdf import FPDF
    r=random.Random(4004); P=People(r)
    streets=[('Cottonwood Lane',range(1,22)),('Juniper Court',range(22,42)),('Meadowlark Drive',range(42,62))]
    class F(FPDF):
        def header(s):
            s.set_font('helvetica','B',13); s.cell(0,6,'Prairie Wind Mobile Home Community',new_x='LMARGIN',new_y='NEXT')
            s.set_font('helvetica','',8.5); s.cell(100,4.5,'Lot Rent Roll for July 2025'); s.cell(0,4.5,'Printed by: kdossey   7/08/2025 1:52 PM',align='R',new_x='LMARGIN',new_y='NEXT')
            s.ln(1.5); s.set_font('helvetica','B',7); s.set_fill_color(40,60,90); s.set_text_color(255)
            for h,w,a in COL: s.cell(w,5.2,h,align=a,fill=True)
            s.ln(6); s.set_text_color(0)
        def footer(s):
            s.set_y(-11); s.set_font('helvetica','I',7); s.cell(0,4,f'Page {s.page_no()} of {{nb}}',align='C')
    COL=[('Lot',9,'L'),('Size',8,'L'),('Home',11,'L'),('Resident',36,'L'),('Moved In',16,'L'),('Lease End',16,'L'),('Lot Rent',15,'R'),('Home Note',16,'R'),('Wtr/Swr',13,'R'),('Trash',11,'R'),('Total Chg',17,'R'),('Deposit',14,'R'),('Balance',17,'R')]
    f=F('P','mm','Letter'); f.set_margins(8,9,8); f.set_auto_page_break(False); f.set_creation_date(dt.datetime(2025,7,8)); f.add_page()
    rows=[];G=[0]*8;occ=vac=0;N=0
    drop=33
    for s,(sn,lots) in enumerate(streets):
        if f.get_y()>235: f.add_page()
        f.set_font('helvetica','B',8); f.cell(0,5,f'Street:  {sn}',new_x='LMARGIN',new_y='NEXT')
        S=[0]*8; so=0
        for l in lots:
            size=r.choice(['SW','SW','DW']); q=r.random(); N+=1
            vacant = l in (6,17,26,39,44,52,58); mgr=l==1; poh_vac=l in (17,52)
            home='None' if vacant and not poh_vac else ('POH' if poh_vac or q<.14 else ('RTO' if q<.24 else 'TOH'))
            lr=425 if size=='SW' else 465
            if vacant:
                c=[str(l),size,home,'*Vacant*' if not poh_vac else '*Vacant home*','','','','','','','','','']
                v=None; vac+=1
                tr=T(unit=str(l),unitType=size,statusText=c[3].strip('*').strip() if False else c[3],section=sn)
            else:
                nm='Onsite Manager - '+P.lf() if mgr else P.lf()
                if mgr: nm='(Mgr) '+P.lf()
                mi=D(r.randint(2006,2025),r.randint(1,6),r.randint(1,28))
                le='MTM' if r.random()<.7 else day(D(2026,r.randint(2,7),1),-1)
                pass
                if r.random()<.2: lr-=20
                if mgr: lr=0
                hn={'RTO':r.choice([285,310,345]),'POH':r.choice([520,560,595])}.get(home,0)
                if mgr: hn=0; home='POH'
                ws=0 if mgr else r.choice([48.0,52.35,61.2,39.85,57.4,44.1]); th=0 if mgr else 18.5
                tot=R(lr+hn+ws+th); dep=0 if mgr else r.choice([0,200,300,425])
                b=R(r.choice([0,0,0,0,tot,-r.randint(1,60),r.uniform(20,1400)])) if not mgr else 0
                v=[lr,hn,ws,th,tot,dep,b]; occ+=1; so+=1
                for i,x in enumerate(v): S[i]+=x
                c=[str(l),size,home,nm,mdy1(mi),mdy1(le) if isinstance(le,D) else le]+[par(x) for x in v]
                tr=T(unit=str(l),unitType=size,tenantName=nm,statusText='Occupied' ,section=sn,moveInDate=mi,leaseEndDate=le,contractRent=lr,
                     charges=[dict(code=a,amount=x) for a,x in zip(['Lot Rent','Home Note','Wtr/Swr','Trash'],v)],totalCharges=tot,deposit=dep,balance=b)
                if mgr: tr.pop('statusText')
            if l==drop: continue
            if f.get_y()>258: f.add_page()
            f.set_font('helvetica','',7.2)
            if len(rows)%2: f.set_fill_color(242,242,236)
            else: f.set_fill_color(255,255,255)
            for (h,w,a),x in zip(COL,c): f.cell(w,4.6,x,align=a,fill=True)
            f.ln(4.6); rows.append(tr)
        def trow(lbl,S):
            f.set_font('helvetica','B',7.2); f.line(8,f.get_y()+.3,207,f.get_y()+.3)
            f.cell(96,5,lbl)
            for (h,w,a),x in zip(COL[6:],S): f.cell(w,5,par(R(x)),align='R')
            f.ln(6.5)
        trow(f'{sn}:  {len(lots)} lots, {so} occupied',S)
        for i in range(8): G[i]+=S[i]
    trow(f'Park Total:  {N} lots, {occ} occupied, {vac} vacant',G)
    f.set_font('helvetica','',7); f.multi_cell(0,3.6,'SW = single wide pad, DW = double wide pad.  TOH = tenant owned home, POH = park owned home, RTO = rent to own.  Home Note is the park-owned home or rent-to-own installment.  MTM = month to month.')
    f.output(DOC+'PrairieWind_lots_Jul25.pdf')
    assert len(rows)==60
    save('PrairieWind_lots_Jul25.pdf','MANUFACTURED_HOUSING','Prairie Wind Mobile Home Community','2025-07',N,occ,vac,rows,
      planted=dict(what='Lot 33 (Juniper Court, occupied) is not printed though the street and park totals and counts include it',kind='row_dropped'),style='Rent Manager lot rent roll, portrait',hard='planted missing row; parentheses; MTM; month-only date')
# ---------- 05 MRI residential, LIHTC, Courier, two-line records
def doc05():
    r=random.Random(4005); P=People(r); asof=D(2025,5,31)
    pg=Pager(DOC+'MRI_RRLIHTC_WILLOW.PDF',landscape(letter)); W,H=pg.W,pg.H
    fs=7.1; cwid=fs*.6; x0=24
    y=[0]; B='Courier'
    def w(s): pg.t(x0,y[0],s,B,fs); y[0]-=8.4
    LW=172
    def lay(parts):
        a=[' ']*LW
        for col,t,al in parts:
            t=str(t); p=col if al=='l' else col-len(t)
            for i,ch in enumerate(t):
                if 0<=p+i<LW: a[p+i]=ch
        return ''.join(a).rstrip()
    def head():
        pg.new(); y[0]=H-28
        w(lay([(0,'DATABASE: RESLIVE','l'),(62,'WILLOW TERRACE APARTMENTS, L.P.','l'),(172,'PAGE: {n}','r')]))
        w(lay([(0,'REPORT ID: RM_RRTC2','l'),(60,'TAX CREDIT RENT ROLL BY BUILDING','l'),(172,'DATE: 06/03/2025','r')]))
        w(lay([(0,'ENTITY: 0417','l'),(67,'AS OF 05/31/2025','l'),(172,'TIME: 07:41','r')])); y[0]-=6
        w(lay([(0,'UNIT','l'),(9,'FLOORPLAN','l'),(26,'SQFT','r'),(29,'RESIDENT NAME','l'),(55,'STAT','l'),(62,'MOVE-IN','l'),(74,'LEASE BEG','l'),(98,'LIHTC','r'),(110,'UTILITY','r'),(122,'CONTRACT','r'),(134,'TENANT','r'),(146,'SUBSIDY','r'),(158,'SECURITY','r'),(170,'A/R','r')]))
        w(lay([(9,'SET-ASIDE','l'),(29,'RESIDENT ID','l'),(62,'MOVE-OUT','l'),(74,'LEASE END','l'),(98,'MAX RENT','r'),(110,'ALLOWANCE','r'),(122,'RENT','r'),(134,'RENT','r'),(146,'HAP','r'),(158,'DEPOSIT','r'),(170,'BALANCE','r')]))
        w('-'*170)
    head()
    fp={'1BR':(618,{30:412,50:702,60:846}),'2BR':(842,{30:493,50:842,60:1015}),'3BR':(1090,{30:567,50:970,60:1170})}
    UA={'1BR':71,'2BR':89,'3BR':112}
    rows=[];G=[0]*5;N=occ=vac=0
    for bi,(bn,k) in enumerate((('A',16),('B',16),('C',8))):
        if y[0]<110: head()
        w(f'BUILDING: {bn}   BIN: TX-19-0{4170+bi}'); y[0]-=2
        S=[0]*5;bo=0
        for i in range(k):
            u=f'{bn}{(i//8+1)}{i%8+1:02d}'; p=['1BR','2BR','2BR','3BR'][i%4]; sa=r.choice([30,50,50,60,60,60]); sf,mx=fp[p]
            stt='OCC'
            if (bn,i) in (('A',5),('B',11),('C',2)): stt='VAC'
            if (bn,i)==('B',0): stt='MGR'
            if (bn,i) in (('A',9),('C',6)): stt='NTV'
            if y[0]<54: head()
            N+=1; setl='MGR UNIT' if stt=='MGR' else f'{sa}% AMI'
            if stt=='VAC':
                w(lay([(0,u,'l'),(9,p,'l'),(26,sf,'r'),(29,'** VACANT **','l'),(55,stt,'l'),(98,m2(mx[sa]),'r'),(110,m2(UA[p]),'r')])); 
                w(lay([(9,setl,'l')])); vac+=1
                rows.append(T(unit=u,building=bn,unitType=p,area=sf,statusText=stt))
            else:
                mi,ls,le=lease(r,asof,True); occ+=1; bo+=1
                nm=P.lf().upper().replace('Ñ','N'); nm=nm[:24]
                cr=mx[sa]-UA[p]-r.choice([0,0,0,8,15]); hap=0
                if r.random()<.28 and stt!='MGR': hap=cr-r.choice([88,143,197,236,311])
                if stt=='MGR': cr=0
                ten=cr-hap; dep=r.choice([200,250,300,0]) if stt!='MGR' else 0
                b=R(r.choice([0,0,0,0,ten,r.uniform(8,400),-r.uniform(2,90)])) if stt!='MGR' else 0
                mo=day(asof,r.randint(10,30)) if stt=='NTV' else None
                cred=lambda v: m2(v) if v>=0 else m2(-v)+'-'
                w(lay([(0,u,'l'),(9,p,'l'),(26,sf,'r'),(29,nm,'l'),(55,stt,'l'),(62,mdy(mi),'l'),(74,mdy(ls),'l')]+([(98,m2(mx[sa]),'r'),(110,m2(UA[p]),'r')] if stt!='MGR' else [])+[(122,m2(cr),'r'),(134,m2(ten),'r'),(146,m2(hap),'r'),(158,m2(dep),'r'),(170+(b<0),cred(b),'r')]))
                w(lay([(9,setl,'l'),(29,f'04170{N:03d}-{r.randint(1,6)}','l'),(62,mdy(mo),'l'),(74,mdy(le),'l')]))
                for j,x in enumerate((cr,ten,hap,dep,b)): S[j]+=x
                rows.append(T(unit=u,building=bn,unitType=p,area=sf,tenantName=nm,statusText=stt,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,contractRent=cr,
                    charges=[dict(code='TENANT RENT',amount=ten),dict(code='SUBSIDY HAP',amount=hap)],deposit=dep,balance=b))
            y[0]-=2.5
        def tr(l,S):
            w(lay([(110,'','l')]+[(c,'-'*10,'r') for c in (122,134,146,158,170)]))
            w(lay([(29,l,'l')]+[(c+(v<0),m2(R(v)) if v>=0 else m2(-R(v))+'-','r') for c,v in zip((122,134,146,158,170),S)])); y[0]-=8
        if y[0]<60: head()
        tr(f'TOTAL BUILDING {bn}   UNITS: {k}  OCCUPIED: {bo}',S)
        for j in range(5): G[j]+=S[j]
    if y[0]<70: head()
    tr(f'GRAND TOTAL ENTITY 0417   UNITS: {N}  OCCUPIED: {occ}  VACANT: {vac}',G)
    w('STATUS: OCC=OCCUPIED  NTV=OCCUPIED, NOTICE TO VACATE  VAC=VACANT  MGR=ON-SITE MANAGER (NON-REVENUE).   TRAILING MINUS = PREPAID.'); w('*** END OF REPORT ***')
    pg.save()
    save('MRI_RRLIHTC_WILLOW.PDF','MULTIFAMILY','Willow Terrace Apartments, L.P.','2025-05-31',N,occ,vac,rows,style='MRI residential tax credit rent roll, Courier',hard='two-line records, trailing minus, legal max rents that are no market rent')
# ---------- 06 Buildium, nine units, portrait
def doc06():
    r=random.Random(4006); P=People(r); ref=D(2025,8,15)
    b=PS('b',fontName='Times-Roman',fontSize=9,leading=11); bb=PS('bb',parent=b,fontName='Times-Bold'); br=PS('br',parent=b,alignment=2); bbr=PS('bbr',parent=bb,alignment=2)
    data=[[Paragraph(x,bbr if i in(4,5,6,7) else bb) for i,x in enumerate(['Unit','Tenants','Bed/Bath','Lease','Market rent','Rent','Deposits held','Balance due'])]]
    rows=[];s=[0]*4
    for i,u in enumerate(['1F','1R','2F','2R','3F','3R','4F','4R','GARDEN']):
        bd='1 Bed/1 Bath' if u=='GARDEN' else ('2 Bed/1 Bath' if u[1]=='R' else '3 Bed/1 Bath'); mk=1275 if u=='GARDEN' else (1650 if u[1]=='R' else 1975)
        if u=='3R':
            rr=[u,'VACANT',bd,'',m2(mk),'','','']; rows.append(T(unit=u,unitType=bd,statusText='VACANT',marketRent=mk)); s[0]+=mk
        else:
            nm=P.fl()+(', '+P.fl() if r.random()<.6 else '')
            mi,ls,le=lease(r,ref,True,30,(12,)); le=le if isinstance(le,D) else le
            mtm=u=='2R'
            rent=mk-r.choice([0,25,75,150]); dep=rent; bal=-50 if u=='4F' else R(r.choice([0,0,0,rent,-50,212.5]))
            lt=f'{mdy1(ls)} - '+('At-will' if mtm else mdy1(le))
            rr=[u,nm,bd,lt,m2(mk),m2(rent),m2(dep),par(bal)]
            rows.append(T(unit=u,unitType=bd,tenantName=nm,statusText='Occupied',marketRent=mk,contractRent=rent,leaseStartDate=ls,leaseEndDate='At-will' if mtm else le,deposit=dep,balance=bal))
            for j,x in enumerate((mk,rent,dep,bal)): s[j]+=x
        data.append([Paragraph(x,br if k>3 else b) for k,x in enumerate(rr)])
    data.append([Paragraph(x,bbr if k>3 else bb) for k,x in enumerate(['Total','9 units','','']+[('$'+m2(x)) for x in s])])
    t=Table(data,colWidths=[50,118,58,82,64,60,64,62],repeatRows=1)
    t.setStyle([('BACKGROUND',(0,0),(-1,0),colors.Color(.87,.92,.87)),('GRID',(0,0),(-1,-1),.4,colors.Color(.7,.7,.7)),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)])
    def ft(c,d):
        c.setFont('Times-Italic',8); c.drawString(27,24,'Printed 8/15/2025 11:26 AM'); c.drawRightString(585,24,'Lakeview Flats Holdings LLC')
    SimpleDocTemplate(DOC+'Rent roll - 1846 Lakeview.pdf',pagesize=letter,leftMargin=27,rightMargin=27,topMargin=40,bottomMargin=40,invariant=1).build([
      Paragraph('Rent roll',PS('h',fontName='Times-Bold',fontSize=18,leading=24)),Paragraph('1846 Lakeview Avenue',PS('h2',fontName='Times-Bold',fontSize=12,leading=15)),Paragraph('Milwaukee, WI 53202 &nbsp;|&nbsp; 9 residential units &nbsp;|&nbsp; Active leases only',b),Spacer(1,10),t,Spacer(1,8),
      Paragraph('Tenants pay gas and electric. Heat included in 3-bedroom (front) units. Balances in parentheses are prepayments.',PS('n',parent=b,fontSize=8))],onFirstPage=ft,onLaterPages=ft)
    save('Rent roll - 1846 Lakeview.pdf','MULTIFAMILY','1846 Lakeview Avenue',None,9,8,1,rows,style='Buildium rent roll, portrait, small',hard='only a print date; lease range in one cell')
# ---------- 07 senior community
def doc07():
    r=random.Random(4007); P=People(r); asof=D(2025,9,30)
    pg=Pager(DOC+'Hawthorne_Commons_Census_RR_Sep25.pdf',landscape(legal)); W,H=pg.W,pg.H
    F='Helvetica';B='Helvetica-Bold'; y=[0]
    X=dict(apt=32,sty=78,sf=172,res=184,pay=322,adm=374,le=432,mk=524,base=590,sec=648,care=708,med=762,disc=818,tot=880,cf=926,st=934)
    def head():
        pg.new(); pg.rect(0,H-52,W,52,(.28,.2,.36))
        pg.t(32,H-26,'HAWTHORNE COMMONS',B,15,col=(1,1,1)); pg.t(32,H-42,'Independent Living  |  Assisted Living  |  Memory Care',F,8.5,col=(1,1,1))
        pg.t(W-32,H-26,'Resident Census & Rent Roll',B,12,'r',(1,1,1)); pg.t(W-32,H-42,'Rates in effect as of September 30, 2025',F,8.5,'r',(1,1,1))
        yy=H-68
        pg.t((X['base']+X['disc'])/2,yy,'M O N T H L Y   R E S I D E N T   B I L L I N G',B,6.5,'c'); pg.line(X['mk']+14,yy-3,X['tot'],yy-3,.5)
        yy-=13
        for k,al,a,b in (('apt','l','','Apt'),('sty','l','','Style'),('sf','r','','Sq Ft'),('res','l','','Resident'),('pay','l','Payor','Source'),('adm','l','Move-In','Date'),('le','l','Agreement','Through'),('mk','r','Street','Rate'),('base','r','Base','Rent'),('sec','r','2nd','Person'),('care','r','Level of','Care'),('med','r','Med','Mgmt'),('disc','r','Discount /','Incentive'),('tot','r','Total','Monthly'),('cf','r','Deposit','Held'),('st','l','Unit','Status')):
            pg.t(X[k],yy,a,B,7.2,al); pg.t(X[k],yy-8.5,b,B,7.2,al)
        pg.line(32,yy-12,W-12,yy-12,1); y[0]=yy-24
        pg.t(32,18,'Prepared by Regional Business Office - confidential resident information',F,6.5); pg.t(W-32,18,'{n} / {N}',F,6.5,'r')
    head()
    rows=[];G=[0]*9;N=occ=vac=0
    secs=[('INDEPENDENT LIVING',[(str(101+i),['IL Studio','IL 1BR','IL 2BR'][[1,0,1,2][i%4]]) for i in range(14)]),
          ('ASSISTED LIVING',[(str(201+i),['AL Studio','AL 1BR'][i%3==0]) for i in range(18)]),
          ('MEMORY CARE',[(f'{301+i//2}{"AB"[i%2]}','MC Companion') for i in range(8)]+[('305','MC Private'),('306','MC Private')])]
    info={'IL Studio':(455,2950),'IL 1BR':(640,3575),'IL 2BR':(910,4450),'AL Studio':(385,4150),'AL 1BR':(560,4925),'MC Companion':(240,5200),'MC Private':(330,6750)}
    sp={'106':'Vacant','112':'Hold','205':'Vacant','214':'Vacant','302B':'Vacant','110':'Notice','217':'Notice','218':'Model'}
    keys=('mk','base','sec','care','med','disc','tot','cf')
    for sn,L in secs:
        if y[0]<90: head()
        pg.rect(32,y[0]-3,W-44,12,(.9,.87,.93)); pg.t(36,y[0],sn,B,8); y[0]-=15
        S=[0]*8;so=0
        for u,t in L:
            if y[0]<40: head()
            sf,mk=info[t]; s=sp.get(u,'Occupied'); yy=y[0]; N+=1
            z=lambda k,v,al='l': pg.t(X[k],yy,v,F,7.4,al)
            z('apt',u); z('sty',t); z('sf',sf,'r'); z('mk',m0(mk),'r')
            if s in('Vacant','Model','Hold'):
                if s=='Hold':
                    nm=P.lf(); z('res',nm); z('cf','1,500','r'); z('st','Reserved - 10/15'); S[7]+=1500; S[0]+=mk; vac+=1
                    rows.append(T(unit=u,unitType=t,area=sf,tenantName=nm,statusText='Reserved - 10/15',section=sn,marketRent=mk,deposit=1500))
                else:
                    z('st',s); S[0]+=mk
                    if s=='Vacant': vac+=1
                    rows.append(T(unit=u,unitType=t,area=sf,statusText=s,section=sn,marketRent=mk))
            else:
                occ+=1;so+=1; nm=P.lf(); cpl=sn!='MEMORY CARE' and r.random()<.16
                if cpl: nm+=' & '+r.choice(FIRST)
                mi=D(r.randint(2020,2025),r.randint(1,9),r.randint(1,28)); le='MTM' if sn!='INDEPENDENT LIVING' else day(D(2025+(mi.month<=9),mi.month,1),-1)
                base=mk-r.choice([0,0,75,150,225]); sec=850 if cpl else 0
                care=0 if sn[0]=='I' else (r.choice([0,450,850,1250]) if sn[0]=='A' else r.choice([1400,1800,2200]))
                med=0 if sn[0]=='I' else r.choice([0,325,325,425]); disc=-r.choice([250,500]) if r.random()<.12 else 0
                tot=base+sec+care+med+disc; cf=r.choice([0,1500,2500]) 
                v=(mk,base,sec,care,med,disc,tot,cf)
                for i,x in enumerate(v): S[i]+=x
                payor='Private' if sn[0]=='I' else r.choice(['Private','Private','Private','LTC Ins','VA Aid']) if sn[0]!='A' else r.choice(['Private','Private','Medicaid W','LTC Ins'])
                z('res',nm); z('pay',payor); z('adm',mi.strftime('%d-%b-%y')); z('le',le if isinstance(le,str) else le.strftime('%d-%b-%y'))
                for k,x in zip(keys[1:],v[1:]): z(k,'-' if x==0 else (m0(x) if x>0 else f'({-x:,})'),'r')
                stx=s if s=='Occupied' else 'Notice 10/31'; z('st',stx)
                ch=[dict(code=c,amount=x) for c,x in zip(('Base Rent','2nd Person','Level of Care','Med Mgmt','Discount / Incentive'),v[1:6]) if x]
                rows.append(T(unit=u,unitType=t,area=sf,tenantName=nm,statusText=stx,section=sn,marketRent=mk,contractRent=base,moveInDate=mi,leaseEndDate=le,charges=ch,totalCharges=tot,deposit=cf or None))
            pg.line(32,yy-3,W-12,yy-3,.2,.8); y[0]-=11.6
        def tr(lbl,S):
            if y[0]<40: head()
            pg.t(36,y[0],lbl,B,7.4)
            for k,x in zip(keys,S): pg.t(X[k],y[0],m0(x) if x>=0 else f'({-x:,})',B,7.4,'r')
            y[0]-=18
        tr(f'{sn.title()} - {len(L)} units / {so} occupied',S)
        for i in range(8): G[i]+=S[i]
    pg.line(32,y[0]+10,W-12,y[0]+10,1)
    tr(f'COMMUNITY TOTAL - {N} units / {occ} occupied / {N-occ} unoccupied (incl. 1 model)',G)
    pg.save()
    save('Hawthorne_Commons_Census_RR_Sep25.pdf','SENIOR_HOUSING','Hawthorne Commons','2025-09-30',N,occ,None,rows,style='senior community census and rent roll, legal landscape',hard='care charges in columns, companion units, reserved unit, model, dashes for zero')
for f in (doc03,doc04,doc05,doc06,doc07): f()
