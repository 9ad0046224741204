from common import *
from reportlab.lib.pagesizes import legal,landscape,letter
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen import canvas
def doc01():
    """office tower, grouped headers, floors, cash deposit + LOC, side-by-side summaries"""
    r=random.Random(101); asof=date(2025,9,30); fn='01_harborline_tower_rentroll.pdf'
    names=combo(r,OFF_A,OFF_B,60); rows=[];ni=0
    hdr1=['Suite','Tenant','Rentable\nSF','Usable\nSF','Lease Term','','Current Monthly Billing','','','','','Annual\nBase Rent','Security','']
    hdr2=['','','','','Commence','Expire','Base\nRent','Opex\nEscal.','RE Tax\nEscal.','Electric','Total\nMonthly','','Cash\nDeposit','Letter of\nCredit']
    data=[hdr1,hdr2]; st=[]
    sm=ParagraphStyle('s',fontName='Helvetica',fontSize=6.8,leading=7.6)
    G=[0]*10; exp={}; occ=vac=0; occsf=vacsf=0
    for f in range(2,10):
        data.append([f'FLOOR {f}']+['']*13); i=len(data)-1
        st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(0,i),'Helvetica-Bold',7.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e4ebf2'))]
        T=[0]*10
        k=r.choice([3,4,5,6]) if f!=7 else 1
        tot=18650 if f<8 else 15900
        cuts=sorted(r.sample(range(2,12),k-1)) if k>1 else []
        parts=[round(tot*(b-a)/12) for a,b in zip([0]+cuts,cuts+[12])]; parts[-1]+=tot-sum(parts)
        for j,sf in enumerate(parts):
            suite=f'{f}{(j+1)*10 if j else 0:02d}' if k>1 else '700'
            usf=round(sf/1.17)
            if r.random()<0.13 and k>1:
                data.append([suite,'VACANT',n0(sf),n0(usf)]+['']*2+['-']*5+['-','-','-'])
                rows.append(row(unit=suite,section=f'FLOOR {f}',area=sf,statusText='VACANT'));vac+=1;vacsf+=sf
                T[0]+=sf;T[1]+=usf;continue
            nm=names[ni];ni+=1
            s=date(r.randint(2016,2024),r.randint(1,12),1);e=eom(mon_add(s,r.choice([60,84,120,126,63])-1))
            while e<asof: e=eom(mon_add(e,60))
            rate=r.choice([31,32.5,33.75,34,35.25,36.5,38]); base=round(sf*rate/12,2)
            opx=round(sf*r.uniform(.4,2.4)/12,2) if s.year<2024 else 0
            tax=round(sf*r.uniform(.2,1.1)/12,2) if s.year<2024 else 0
            el=round(sf*r.choice([2.25,2.5,2.75])/12,2) if r.random()<.8 else 0
            tt=round(base+opx+tax+el,2)
            ann=round(base*12,2)
            dep=round(base*r.choice([1,1,2]),2) if r.random()<.6 else 0
            loc=float(r.choice([50000,75000,125000,200000])) if sf>4500 and r.random()<.6 else 0
            z=lambda x:n2(x) if x else '-'
            data.append([suite,Paragraph(nm.replace('&','&amp;'),sm),n0(sf),n0(usf),us0(s),us0(e),n2(base),z(opx),z(tax),z(el),n2(tt),n2(ann),z(dep),z(loc)])
            ch=[dict(code=c,amount=a) for c,a in(('Base Rent',base),('Opex Escal.',opx),('RE Tax Escal.',tax),('Electric',el)) if a]
            rows.append(row(unit=suite,section=f'FLOOR {f}',area=sf,tenantName=nm,statusText='Occupied',contractRent=base,annualRent=ann,leaseStartDate=s,leaseEndDate=e,deposit=dep or None,charges=ch,totalCharges=tt))
            occ+=1;occsf+=sf
            x=exp.setdefault(e.year,[0,0,0]);x[0]+=1;x[1]+=sf;x[2]+=ann
            for q,v in enumerate([sf,usf,base,opx,tax,el,tt,ann,dep,loc]):T[q]+=v
        data.append(['',f'Total Floor {f}',n0(T[0]),n0(T[1]),'','']+[n2(v) for v in T[2:]]); i=len(data)-1
        st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',6.8),('LINEABOVE',(2,i),(-1,i),.5,colors.black)]
        for q in range(10):G[q]+=T[q]
    data.append(['','BUILDING TOTAL',n0(G[0]),n0(G[1]),'','']+[n2(v) for v in G[2:]]); i=len(data)-1
    st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1.5,colors.black)]
    w=[36,150,46,44,54,54,62,54,54,52,66,72,62,64]
    t=Table(data,colWidths=w,repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',6.8),('FONT',(0,0),(-1,1),'Helvetica-Bold',6.8),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(4,0),(12,0),'CENTER'),('ALIGN',(11,0),(11,1),'RIGHT'),
     ('SPAN',(4,0),(5,0)),('SPAN',(6,0),(10,0)),('SPAN',(12,0),(13,0)),('ALIGN',(12,0),(13,0),'CENTER'),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('SPAN',(3,0),(3,1)),('SPAN',(11,0),(11,1)),
     ('VALIGN',(0,0),(-1,1),'BOTTOM'),('VALIGN',(0,2),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LINEBELOW',(4,0),(5,0),.5,colors.grey),('LINEBELOW',(6,0),(10,0),.5,colors.grey),('LINEBELOW',(12,0),(13,0),.5,colors.grey),('LINEBELOW',(0,1),(-1,1),1,colors.black),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#f3f3f3'))]+st))
    o=[['Occupancy','Suites','Rentable SF','%'],['Leased',occ,n0(occsf),f'{occsf/G[0]:.1%}'],['Vacant',vac,n0(vacsf),f'{vacsf/G[0]:.1%}'],['Total',occ+vac,n0(G[0]),'100.0%']]
    ex=[['Expiring','Leases','Rentable SF','Annual Base']]+[[y,a[0],n0(a[1]),n2(a[2])] for y,a in sorted(exp.items())]
    ex.append(['Total',sum(a[0] for a in exp.values()),n0(sum(a[1] for a in exp.values())),n2(sum(a[2] for a in exp.values()))])
    ss=TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7),('ALIGN',(1,0),(-1,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.3,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)])
    a=Table(o,colWidths=[60,40,64,40],style=ss);b=Table(ex,colWidths=[50,40,64,80],style=ss)
    side=Table([[a,b]],colWidths=[260,260],style=[('VALIGN',(0,0),(-1,-1),'TOP')],hAlign='LEFT')
    def pg(c,d):
        c.setFont('Helvetica-Bold',12);c.drawString(36,585,'HARBORLINE TOWER');c.setFont('Helvetica',9);c.drawString(36,573,'Rent Roll as of September 30, 2025')
        c.drawRightString(972,585,'Calloway Street Realty Partners');c.setFont('Helvetica',7);c.drawRightString(972,573,'Rentable SF per BOMA 2017 Method A; usable shown for reference only')
        c.drawString(36,18,'Confidential – prepared by Asset Management 10/06/2025 4:12 PM');c.drawRightString(972,18,f'Page {d.page}')
    doc=SimpleDocTemplate(f'{DOCS}/{fn}',pagesize=landscape(legal),leftMargin=36,rightMargin=36,topMargin=52,bottomMargin=32,invariant=1,title='Rent Roll')
    doc.build([t,Spacer(1,10),KeepTogether([side])],onFirstPage=pg,onLaterPages=pg)
    save(fn,'OFFICE','owner asset mgmt','landscape legal, grouped two-line header, floor sections with totals','rentable+usable; cash deposit + LOC; grouped charge columns; side tables',"Harborline Tower".upper(),asof,rows,occ+vac,occ,vac)

def doc03():
    """MRI-like mono text, three industrial buildings, vacant section first, increases on following lines"""
    r=random.Random(303); asof=date(2025,6,1); fn='03_MERIDIAN_CMROLL.pdf'
    rows=[];L=[];names=combo(r,IND_A,IND_B,50);ni=0
    B=[('MB1','100 Carver Road',14),('MB2','140 Carver Road',9),('MB3','2205 Foundry Way',11)]
    H=["Bldg Id-Suit Id  Occupant Name                   Rent       Expiration     GLA        Monthly       Annual      Monthly       Expense     Monthly    ------ Future Rent Increases ------",
       "                                                 Start                    Sqft      Base Rent     Rate PSF   Cost Recov.     Stop      Other Inc.   Cat    Date       Monthly Amt     PSF"]
    GT=[0]*6 # occ units, occ sf, vac units, vac sf, base, rec, oth
    g=dict(ou=0,os=0,vu=0,vs=0,b=0,c=0,o=0)
    def line(uid='',nm='',s='',e='',sf='',b='',psf='',rec='',stop='',oth='',cat='',dte='',amt='',p2=''):
        return f"{uid:<16} {nm:<30} {s:>10}  {e:>10} {sf:>10} {b:>13} {psf:>11} {rec:>12} {stop:>11} {oth:>13}   {cat:<4} {dte:>10} {amt:>13} {p2:>8}"
    def wrap(nm):
        if len(nm)<=28: return [nm]
        i=nm.rfind(' ',0,28); return [nm[:i],nm[i+1:]]
    # chunks of lines kept together
    chunks=[]
    for bid,addr,k in B:
        t=dict(ou=0,os=0,vu=0,vs=0,b=0,c=0,o=0)
        sec=f'{bid}  {addr}'
        suites=[f'{100+5*(i+1)}' for i in range(k)]
        vacs=set(r.sample(suites,r.choice([1,2])))
        sfs={s:r.choice([2400,3000,3600,4800,6000,7250,9600,12000]) for s in suites}
        chunks.append([f'BUILDING: {addr}','',' Vacant Suites'])
        for s in suites:
            if s in vacs:
                chunks.append([line(f'{bid}-{s}','Vacant',sf=n0(sfs[s]))])
                rows.append(row(unit=f'{bid}-{s}',building=addr,area=sfs[s],statusText='Vacant'));t['vu']+=1;t['vs']+=sfs[s]
        chunks.append(['',' Occupied Suites'])
        for s in suites:
            if s in vacs: continue
            nm=names[ni];ni+=1
            if r.random()<.25: nm+=r.choice([' dba Northside Outlet',' of the Tri-Counties LP',' (USA) Holdings'])
            st=date(r.randint(2018,2025),r.randint(1,5),1);e=eom(mon_add(st,r.choice([36,60,84,120])-1))
            while e<asof:e=eom(mon_add(e,36))
            rate=r.choice([8.4,9,9.6,10.2,10.8,11.4,12]);sf=sfs[s]
            b=round(sf*rate/12,2);rec=round(sf*2.88/12,2) if r.random()<.85 else 0.0
            stop=4.25 if rec==0 else None
            oth=r.choice([0,0,0,75,150,250])*1.0
            steps=[];d=mon_add(st,12*((asof.year-st.year)+1));rr=rate
            while d<e and len(steps)<r.choice([1,2,3]):
                rr=round(rr*1.03,2);steps.append((d,round(sf*rr/12,2),rr));d=mon_add(d,12)
            ls=[];w=wrap(nm);
            m=max(len(w),len(steps),1)
            for i in range(m):
                q=dict(cat='BRI' ,dte=us(steps[i][0]),amt=n2(steps[i][1]),p2=f'{steps[i][2]:.2f}') if i<len(steps) else {}
                if i==0: ls.append(line(f'{bid}-{s}',w[0],us(st),us(e),n0(sf),n2(b),f'{rate:.2f}',n2(rec),f'{stop:.2f}' if stop else '',n2(oth),**q))
                else: ls.append(line('',w[i] if i<len(w) else '',**q))
            chunks.append(ls)
            rows.append(row(unit=f'{bid}-{s}',building=addr,area=sf,tenantName=nm,statusText='Occupied',contractRent=b,leaseStartDate=st,leaseEndDate=e,
                charges=[dict(code='Monthly Cost Recov.',amount=rec),dict(code='Monthly Other Inc.',amount=oth)],rentSteps=[dict(date=iso(x[0]),amount=x[1]) for x in steps]))
            t['ou']+=1;t['os']+=sf;t['b']+=b;t['c']+=rec;t['o']+=oth
        def tot(lbl,t):
            S=t['os']+t['vs']
            def tl(l,x,p,u,sf,b='',c_='',o=''):
                return f"{l:<16} {x+':':<24}{p:>9} {u:>5} {'Units':<13} {sf:>10} {b:>13} {'':>11} {c_:>12} {'':>11} {o:>13}"
            return ['',tl(lbl,'Occupied Sqft',f"{t['os']/S:.2%}",t['ou'],n0(t['os']),n2(t['b']),n2(t['c']),n2(t['o'])),
             tl('','Leased/Unoccupied Sqft','0.00%',0,'0'),
             tl('','Vacant Sqft',f"{t['vs']/S:.2%}",t['vu'],n0(t['vs'])),
             tl('','Total Sqft','',t['ou']+t['vu'],n0(S),n2(t['b'])),'']
        chunks.append(tot('Totals:',t))
        for q in g:g[q]+=t[q]
    chunks.append(tot('Grand Total:',g))
    chunks.append(['NOTE: Cat BRI = base rent increase. Annual Rate PSF is base rent x 12 / GLA.  Expense Stop shown PSF per year for gross leases only.'])
    c=canvas.Canvas(f'{DOCS}/{fn}',pagesize=landscape(letter),invariant=1)
    y=0;pno=0
    def newp():
        nonlocal y,pno
        if pno:c.showPage()
        pno+=1;c.setFont('Courier',7)
        c.drawString(24,588,'Database:  MERIDPROP');c.drawCentredString(396,588,'Rent Roll');c.drawRightString(768,588,f'Page:  {pno}')
        c.drawString(24,579,'Bldg Status:  Active only');c.drawCentredString(396,579,'Meridian Business Park');c.drawRightString(768,579,'Date:  6/3/2025')
        c.drawCentredString(396,570,'6/1/2025');c.drawRightString(768,570,'Time:  09:47 AM')
        c.setFont('Courier',FS);c.drawString(24,552,H[0]);c.drawString(24,544,H[1]);c.line(24,540,768,540)
        y=530
    FS=744/len(line())/0.6
    newp()
    for ch in chunks:
        if y-len(ch)*9<28:newp()
        for l in ch:
            c.setFont('Courier',FS);c.drawString(24,y,l.rstrip());y-=9
    c.save()
    save(fn,'INDUSTRIAL','MRI-like system','monospaced print, vacant section first, three buildings','names wrapped over lines; future increases beside and below the unit line; total block in name column','Meridian Business Park',asof,rows,g['ou']+g['vu'],g['ou'],g['vu'])

def doc06():
    """parking garage: two tables side by side per page (levels)"""
    r=random.Random(606); asof=date(2025,3,31);fn='06_Wexford_Garage_permit_roll.pdf'
    rows=[];ppl=people(r,60)+["Tallow & Finch CPAs","Oriel Media LLC","Wexford Hotel Valet","City Credit Union"];r.shuffle(ppl);pi=0
    levels=[]
    for lv,k in(('P1',22),('P2',24),('P3',20)):
        data=[];t=dict(n=0,v=0,s=0,c=0,a=0,kd=0,rd=0)
        for i in range(k):
            sp=f'{lv}-{i+1:02d}';kind='Compact' if i%7==6 else ('EV' if i in(0,1) else 'Std');sch={'Compact':145.,'EV':215.,'Std':175.}[kind]
            t['n']+=1;t['s']+=sch
            if r.random()<.16:
                data.append([sp,kind,'open','',n2(sch),'','','']);t['v']+=1
                rows.append(row(unit=sp,section=f'LEVEL {lv}',unitType=kind,statusText='open',marketRent=sch));continue
            nm=ppl[pi];pi+=1
            c=sch if r.random()<.6 else sch-r.choice([10,15,20,25]);kd=r.choice([25.,25.,50.]);rd=r.choice([0,0,40.])
            s=date(r.randint(2019,2025),r.randint(1,3),1)
            data.append([sp,kind,nm,mon(s),n2(sch),n2(c),n2(kd),n2(rd)])
            rows.append(row(unit=sp,section=f'LEVEL {lv}',unitType=kind,tenantName=nm,statusText='Occupied',marketRent=sch,contractRent=c,leaseStartDate=s.strftime('%b-%y'),deposit=kd))
            t['c']+=c;t['kd']+=kd;t['rd']+=rd
        levels.append((lv,data,t))
    c=canvas.Canvas(f'{DOCS}/{fn}',pagesize=letter,invariant=1)
    X=[34,64,98,198,228,256,280,300] # columns offsets
    def table(x0,y,lv,data,t):
        c.setFont('Times-Bold',10);c.drawString(x0,y,f'LEVEL {lv}');y-=13
        off=[0,27,59,160,196,224,246,264]
        hd=[('Space',0,'l'),('Type',27,'l'),('Permit holder',59,'l'),('Since',136,'l'),('Sched.',188,'r'),('Actual',216,'r'),('Key',240,'r'),('Remote',266,'r')]
        c.setFont('Times-Italic',7.5)
        c.drawCentredString(x0+199,y,'rate / month');c.drawCentredString(x0+253,y,'deposits');y-=3;c.setLineWidth(.3);c.line(x0+166,y,x0+217,y);c.line(x0+226,y,x0+268,y);y-=8
        for h,o,a in hd:(c.drawString if a=='l' else c.drawRightString)(x0+o,y,h)
        y-=3;c.line(x0,y,x0+268,y);y-=9
        c.setFont('Times-Roman',7.8)
        for d in data:
            for v,(h,o,a) in zip(d,hd):
                (c.drawString if a=='l' else c.drawRightString)(x0+o,y,v)
            y-=10.6
        c.line(x0,y+7,x0+268,y+7);c.setFont('Times-Bold',7.5)
        c.drawString(x0,y-2,f"{t['n']} spaces, {t['n']-t['v']} let, {t['v']} open")
        for v,o in((t['s'],188),(t['c'],216),(t['kd'],240),(t['rd'],266)):c.drawRightString(x0+o,y-2,n2(v).replace(',','') if o<200 else n2(v).replace(',',''))
        return y-2
    def head(p):
        c.setFont('Times-Bold',14);c.drawString(28,760,'Wexford Street Garage');c.setFont('Times-Roman',10);c.drawString(28,746,'Monthly permit roll – March 31, 2025');c.setFont('Times-Roman',8);c.drawRightString(584,760,f'sheet {p} of 2');c.line(28,740,584,740)
    head(1);table(28,722,*levels[0]);table(316,722,*levels[1])
    c.setFont('Times-Italic',8);c.drawString(28,40,'"Sched." is the posted tariff; "Actual" is the rate the permit holder pays. Transient revenue is reported separately.')
    c.showPage();head(2);table(28,722,*levels[2])
    # summary at right
    x=340;y=722;c.setFont('Times-Bold',10);c.drawString(x,y,'GARAGE TOTAL');y-=16
    S={k:sum(l[2][k] for l in levels) for k in levels[0][2]}
    for lab,v in(('Spaces',str(S['n'])),('Let',str(S['n']-S['v'])),('Open',str(S['v'])),('Occupancy',f"{(S['n']-S['v'])/S['n']:.1%}"),('Scheduled / month','$'+n2(S['s'])),('Actual / month','$'+n2(S['c'])),('Actual, annualized','$'+n2(12*S['c'])),('Key deposits held','$'+n2(S['kd'])),('Remote deposits held','$'+n2(S['rd']))):
        c.setFont('Times-Roman',9);c.drawString(x,y,lab);c.drawRightString(x+180,y,v);y-=13
    c.save()
    save(fn,'PARKING','small owner','two independent tables side by side per page, serif, letter portrait','side-by-side tables; scheduled vs actual; two deposit columns; totals per level and overall','Wexford Street Garage',asof,rows,S['n'],S['n']-S['v'],S['v'])

def doc08():
    """large flex park, multi building, planted row dropped"""
    r=random.Random(808);asof=date(2025,10,1);fn='08_cypress_creek_flex_rr_oct25.pdf'
    names=combo(r,IND_A,IND_B,160);ni=0;rows=[]
    hdr=['Unit','Tenant','Type','Off SF','Whse SF','Total SF','Start','End','Market\nRent','Contract\nRent','NNN','Total\nDue','Annual\nContract','Sec Dep','L/C']
    data=[hdr];st=[];G=[0]*11;drop=None;summ=[]
    for bi in range(8):
        bl='ABCDEFGH'[bi];addr=f'{4100+20*bi} Cypress Creek Pkwy'
        bname=f'Building {bl}';k=r.choice([12,14,15,16,18])
        data.append([f'{bname}  –  {addr}']+['']*14);i=len(data)-1;st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(0,i),'Helvetica-BoldOblique',7),('LINEBELOW',(0,i),(-1,i),.4,colors.black)]
        T=[0]*11;vs=0
        for j in range(k):
            u=f'{bl}{101+j}';off=r.choice([300,400,450,600]);wh=r.choice([900,1100,1350,1800,2400]);sf=off+wh
            typ=r.choice(['Flex','Flex','Bay','Showroom']);mk=round(sf*r.choice([1.15,1.2,1.25]))
            if r.random()<.09:
                data.append([u,'** Vacant **',typ,n0(off),n0(wh),n0(sf),'','',n0(mk),'0','0','0','0','0','0'])
                rows.append(row(unit=u,building=bname,unitType=typ,area=sf,statusText='Vacant',marketRent=mk,contractRent=0,annualRent=0,deposit=0,charges=[dict(code='NNN',amount=0)],totalCharges=0))
                for q,v in enumerate([off,wh,sf,mk]):T[q]+=v
                vs+=sf;continue
            nm=names[ni];ni+=1;s=date(r.randint(2021,2025),r.randint(1,9),1);e=eom(mon_add(s,r.choice([24,36,60])-1));mtm=False
            if e<asof:
                mtm=r.random()<.3
                if not mtm:
                    while e<asof:e=eom(mon_add(e,24))
            ct=round(sf*r.uniform(.98,1.24));nnn=round(sf*.31);dep=r.choice([ct,ct,2*ct,1500]);lc=r.choice([0]*9+[5000,10000])
            vals=[off,wh,sf,mk,ct,nnn,ct+nnn,ct*12,dep,lc]
            for q,v in enumerate(vals):T[q]+=v
            if bl=='E' and j==6:
                drop=(u,nm,vals);continue
            data.append([u,nm,typ,n0(off),n0(wh),n0(sf),us2(s),'MTM' if mtm else us2(e)]+[n0(v) for v in vals[3:]])
            rows.append(row(unit=u,building=bname,unitType=typ,area=sf,tenantName=nm,statusText='Occupied',marketRent=mk,contractRent=ct,annualRent=ct*12,leaseStartDate=s,leaseEndDate='MTM' if mtm else e,deposit=dep,charges=[dict(code='NNN',amount=nnn)],totalCharges=ct+nnn))
        data.append(['',f'Total {bname}','']+[n0(v) for v in T[:3]]+['','']+[n0(v) for v in T[3:10]]);i=len(data)-1
        st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',6.6),('LINEABOVE',(3,i),(-1,i),.4,colors.black),('BOTTOMPADDING',(0,i),(-1,i),6)]
        for q in range(10):G[q]+=T[q]
        summ.append((bname,T[2],T[2]-vs))
    data.append(['','PARK TOTAL','']+[n0(v) for v in G[:3]]+['','']+[n0(v) for v in G[3:10]]);i=len(data)-1
    st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',6.8),('BOX',(0,i),(-1,i),.8,colors.black)]
    t=Table(data,colWidths=[32,130,44,38,42,42,42,42,46,48,42,48,54,44,42],repeatRows=1)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',6.6),('FONT',(0,0),(-1,0),'Helvetica-Bold',6.6),('TEXTCOLOR',(0,0),(-1,0),colors.white),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#3b4a3f')),('ALIGN',(3,0),(-1,-1),'RIGHT'),('ALIGN',(6,0),(7,-1),'CENTER'),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.3),('VALIGN',(0,0),(-1,0),'BOTTOM')]+st))
    s=[['','Rentable SF','Leased SF','Leased %']]+[[a,n0(b),n0(c_),f'{c_/b:.1%}'] for a,b,c_ in summ]+[['Park',n0(sum(x[1] for x in summ)),n0(sum(x[2] for x in summ)),f'{sum(x[2] for x in summ)/sum(x[1] for x in summ):.1%}']]
    S=Table(s,colWidths=[80,60,60,50],hAlign='LEFT',style=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)])
    def pg(c,d):
        c.setFont('Helvetica-Bold',11);c.drawString(28,590,'Cypress Creek Flex Park');c.setFont('Helvetica',8);c.drawString(28,579,'Rent Roll  |  Effective 10/01/2025  |  Monthly amounts in US $ unless noted');c.drawRightString(764,590,f'p. {d.page}')
    SimpleDocTemplate(f'{DOCS}/{fn}',pagesize=landscape(letter),leftMargin=26,rightMargin=26,topMargin=44,bottomMargin=24,invariant=1).build([t,Spacer(1,8),KeepTogether([S])],onFirstPage=pg,onLaterPages=pg)
    oc=sum(x['statusText']=='Occupied' for x in rows)
    save(fn,'INDUSTRIAL','third-party manager','dense landscape table, 8 buildings, header repeated','office + warehouse + total SF; market/contract; deposit + L/C; ~115 rows; MTM in date column',"Cypress Creek Flex Park",asof,rows,len(rows),oc,len(rows)-oc,planted=dict(what=f'Unit {drop[0]} ({drop[1]}, {drop[2][2]} SF, contract {drop[2][4]}) is not printed in Building E although the Building E and park totals include it',kind='row_dropped'))

def doc09():
    """five-row typed list by small owner"""
    fn='09 Ferncliff Shops tenants.pdf';asof=date(2025,1,1)
    D=[('A','Corner Bean Coffee LLC',1850,3237.50,3000.00,412.00,date(2021,6,1),date(2026,5,31),[(date(2025,6,1),3335.00)]),
       ('B','Summit Cleaners',1200,2000.00,2000.00,268.00,date(2019,3,1),'MTM',[]),
       ('C',None,950,None,None,None,None,None,[]),
       ('D','Kidz Cuts of Ferncliff',1050,1837.50,1500.00,234.00,date(2023,9,1),date(2028,8,31),[(date(2025,9,1),1893.00),(date(2026,9,1),1950.00)]),
       ('E','Oakmont Liquors, Inc.',2400,4400.00,0.0,535.00,date(2018,1,1),date(2027,12,31),[])]
    c=canvas.Canvas(f'{DOCS}/{fn}',pagesize=letter,invariant=1);c.setFont('Courier-Bold',12);c.drawString(72,720,'FERNCLIFF SHOPS   -   RENT LIST')
    c.setFont('Courier',10);c.drawString(72,704,'Who pays what as of January 1, 2025');y=672
    c.setFont('Courier',9);c.drawString(72,y,'                            SQ FT     RENT/MONTH      RENT/YEAR     CAM/MO');y-=8;c.drawString(72,y,'-'*76);y-=14
    rows=[];T=[0]*5
    for u,nm,sf,rent,dep,cam,s,e,steps in D:
        if nm:
            c.drawString(72,y,f"{u}  {nm:<24} {n0(sf):>6} {n2(rent):>14} {n2(rent*12):>14} {n2(cam):>10}");y-=12
            c.drawString(72,y,f"   lease {us(s)} to {us(e) if isinstance(e,date) else 'month to month'}.  deposit {'$'+n2(dep) if dep else 'none'}");y-=12
            for d,a in steps:c.drawString(72,y,f"   goes up {us(d)} to ${n2(a)} a month");y-=12
            rows.append(row(unit=u,tenantName=nm,statusText='Occupied',area=sf,contractRent=rent,annualRent=rent*12,deposit=dep or None,leaseStartDate=s,leaseEndDate=e if isinstance(e,date) else 'month to month',charges=[dict(code='CAM/MO',amount=cam)],rentSteps=[dict(date=iso(d),amount=a) for d,a in steps]))
            for q,v in enumerate([sf,rent,rent*12,cam,dep]):T[q]+=v
        else:
            c.drawString(72,y,f"{u}  {'EMPTY - asking $1,600':<24} {n0(sf):>6}");y-=12;T[0]+=sf
            rows.append(row(unit=u,statusText='EMPTY',area=sf,marketRent=1600))
        y-=8
    c.drawString(72,y+4,'-'*76);y-=8
    c.drawString(72,y,f"   {'5 STORES, 4 RENTED':<24} {n0(T[0]):>6} {n2(T[1]):>14} {n2(T[2]):>14} {n2(T[3]):>10}");y-=14
    c.drawString(72,y,f"   deposits held in trust account {'':>2}${n2(T[4])}");y-=40
    c.drawString(72,y,'All tenants pay own gas and electric. Store B holds over since 2/28/2024.')
    c.save()
    save(fn,'RETAIL','small owner','typewritten list, 5 stores','no header over the unit/name; dates, deposit and steps in sentences below each line','Ferncliff Shops'.upper(),asof,rows,5,4,1)
