# PDFs 5-7
import random
from common import *
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.platypus import *
from reportlab.pdfgen import canvas
P=Paragraph

def strip():
    r=random.Random(5705);f='Dunmore Crossing RR 0430.pdf'
    T=["Food Barn Fresh Market","Shear Delight Salon","Casa Tlaquepaque Grill","Vapor & Vine","Happy Paws Grooming","Dr. Molar Family Dental","Lucky Jade Buffet","Wireless Hut","Dollar Depot","Tan-O-Rama","Karate Kingdom","Mail-N-More","Nail Boutique 21","First Plains Credit Union","Urgent Care of Dunmore"]
    su=['A','B','C-D','E','F','G','H','J','K','L-N','P','Q','R','S','T','Pad 1','Pad 2']
    h1=['Suite','Tenant','Leased\nArea SF','Lease Term','','Base Rent','','','Monthly Recoveries','','','Total\nMonthly','Next Increase','','Options','Security\nDeposit']
    h2=['','','','Start','End','Monthly','Annual','PSF','CAM','Taxes','Ins.','','Date','Monthly','','']
    body=[h1,h2];rows=[];sums=[0]*8;i=0;nv=0;sty=[]
    tp=PS('t',fontName='Helvetica',fontSize=7.5,leading=9)
    for s in su:
        k=len(body)
        if s in('F','R'):
            a=r.choice([1200,1450,1600]);nv+=1;sums[0]+=a
            body.append([s,'VACANT',m0(a)]+['']*13);sty+=[('BACKGROUND',(0,k),(-1,k),colors.HexColor('#f3e3d3'))]
            rows.append(dict(unit=s,area=a,statusText='VACANT'));continue
        n=T[i%len(T)];i+=1
        a=38200 if s=='A' else 9800 if '-' in s else 3400 if 'Pad' in s else r.choice([1200,1400,1600,2000,2400])
        psf=7.25 if s=='A' else 12.5 if a==9800 else 31 if 'Pad' in s else r.choice([15,16.5,17,18.25,19])
        mo=round(a*psf/12,2);an=round(mo*12,2)
        cam,tax,ins=round(a*2.35/12,2),round(a*1.82/12,2),round(a*.44/12,2)
        if 'Pad' in s: cam=0.0
        tot=round(mo+cam+tax+ins,2)
        st=D(r.randint(2014,2024),r.randint(1,12),1);en=mend(addm(st,59))
        while en<D(2026,5,1): en=mend(addm(en.replace(day=1),60))
        mtm=s=='J'
        step=None
        if not mtm and r.random()<.7:
            d=st
            while d<=D(2026,4,30): d=addm(d,12)
            if d<en: step=(d,round(mo*1.03,2))
        dep=r.choice([0,round(mo),round(mo),None]);op=r.choice(['none','1 x 5 yr','2 x 5 yr','3 x 5 yr @ FMV'])
        body.append([s,P(n.replace('&','&amp;'),tp),m0(a),us(st),'MTM' if mtm else us(en),m2(mo),m2(an),m2(psf),m2(cam),m2(tax),m2(ins),m2(tot),us(step[0]) if step else '',m2(step[1]) if step else '',op if not mtm else 'none',m2(dep) if dep is not None else ''])
        rows.append(dict(unit=s,tenantName=n,area=a,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate='MTM' if mtm else iso(en),contractRent=mo,annualRent=an,charges=[dict(code='CAM',amount=cam),dict(code='Taxes',amount=tax),dict(code='Ins.',amount=ins)],totalCharges=tot,deposit=dep,rentSteps=[dict(date=iso(step[0]),amount=step[1])] if step else None))
        for z,w in enumerate([a,mo,an,cam,tax,ins,tot,dep or 0]): sums[z]+=w
    sums=[round(x,2) for x in sums]
    wrong=round(sums[1]+1800,2)
    body.append(['','TOTAL',m0(sums[0]),'','',m2(wrong),m2(sums[2]),'',m2(sums[3]),m2(sums[4]),m2(sums[5]),m2(sums[6]),'','','',m2(sums[7])])
    t=Table(body,colWidths=[38,118,46,54,54,58,64,36,50,50,46,60,54,56,66,54],repeatRows=2)
    t.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('LEADING',(0,0),(-1,-1),9),('GRID',(0,0),(-1,-1),.4,colors.HexColor('#888888')),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#3b4a5a')),('TEXTCOLOR',(0,0),(-1,1),colors.white),
      ('SPAN',(3,0),(4,0)),('SPAN',(5,0),(7,0)),('SPAN',(8,0),(10,0)),('SPAN',(12,0),(13,0))]+[('SPAN',(c,0),(c,1)) for c in (0,1,2,11,14,15)]+[('ALIGN',(0,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(2,2),(2,-1),'RIGHT'),('ALIGN',(5,2),(11,-1),'RIGHT'),('ALIGN',(13,2),(13,-1),'RIGHT'),('ALIGN',(15,2),(15,-1),'RIGHT'),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold'),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.black)]+sty)
    h=PS('h',fontName='Helvetica',fontSize=9,leading=12)
    occ=len(rows)-nv
    el=[P('<b>Dunmore Crossing Shopping Center</b>',PS('b',fontName='Helvetica-Bold',fontSize=14,leading=18)),P('Rent Roll &nbsp;–&nbsp; April 30, 2026',h),P('Managed by Tri-County Realty Services &nbsp;·&nbsp; 4100–4188 Dunmore Pike',h),Spacer(1,8),t,Spacer(1,8),
      P(f'{len(rows)} spaces, {occ} occupied, {nv} vacant. Total Monthly = base rent + recoveries. Recoveries are 2026 estimates. Pad tenants maintain their own parcels. Suite J on month-to-month holdover at the last contract rent.',PS('n',fontName='Helvetica-Oblique',fontSize=7.5,leading=10))]
    SimpleDocTemplate(f'{DOC}/{f}',pagesize=landscape(legal),leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=36).build(el)
    save(f,'RETAIL','local manager of strip centre','grouped two-line header grid, legal landscape',False,'Dunmore Crossing Shopping Center','2026-04-30',rows,len(rows),occ,nv,
      planted=dict(what=f'printed total of monthly base rent is {m2(wrong)}; the rows add to {m2(sums[1])}',kind='total_wrong'))

def storage():
    r=random.Random(5706);N=Names(r);f='StowAway_RentRoll_BySize.pdf'
    sizes=[('5x5','Climate',25,62,30),('5x10','Climate',50,94,44),('10x10','Climate',100,158,38),('10x10','Drive-Up',100,139,40),('10x15','Drive-Up',150,182,34),('10x20','Drive-Up',200,219,30),('10x30','Drive-Up',300,288,12),('12x40','RV Cov',480,245,10)]
    hd=['Space','Size','Type','Area','Customer','Status','Moved In','Paid Thru','Std Rate','Rent','Protect.','Balance']
    body=[hd];sty=[];rows=[];G=[0]*5;st_={'Rented':0,'Overlock':0,'Vacant':0,'Unrentable':0};pre='ABCDEFGR';used=set()
    def nm():
        while True:
            if r.random()<.08: n=r.choice(['Ridgeback','Copper Fox','Bluebonnet','Two Brothers','Osage','Lantern','Prairie','Juniper'])+' '+r.choice(['Plumbing','Catering LLC','Events','Electric','Roofing','Flooring','Landscape Co'])
            else: n=f"{r.choice(LN)}, {r.choice(FN)}"
            if n not in used: used.add(n);return n[:20]
    for gi,(sz,ty,ar,std,cnt) in enumerate(sizes):
        s=[0]*5;q=0
        for j in range(cnt):
            u=f"{pre[gi]}{101+j+(j//10)*2:03d}";x=r.random();stt='Vacant' if x<.13 else 'Unrentable' if x<.145 else 'Overlock' if x<.19 else 'Rented'
            st_[stt]+=1
            row=dict(unit=u,unitType=None,area=ar,statusText=stt,marketRent=std)
            row['unitType']=ty
            s[0]+=ar;s[1]+=std
            if stt in('Rented','Overlock'):
                n=nm();rent=std+r.choice([-25,-10,0,0,8,14,21,33]) ;pr=r.choice([None,12,12,17]);mi=D(2026,5,28)-dt.timedelta(int(r.expovariate(1/600))+1)
                bal=0 if stt=='Rented' and r.random()<.88 else rent+(pr or 0)+(25 if stt=='Overlock' else 0)
                pt=D(2026,6,mi.day) if bal==0 and mi.day<3 else (D(2026,6,30) if bal==0 else D(2026,4,30) if stt=='Overlock' else D(2026,5,31))
                body.append([u,sz,ty,str(ar),n,stt,us2(mi),us2(pt),m2(std),m2(rent),m2(pr),m2(bal)])
                row.update(tenantName=n,moveInDate=iso(mi),contractRent=rent,balance=bal,charges=[dict(code='Protect.',amount=pr)] if pr else None)
                s[2]+=rent;s[3]+=pr or 0;s[4]+=bal;q+=1
            else: body.append([u,sz,ty,str(ar),'',stt,'','',m2(std),'','',''])
            rows.append(row)
        k=len(body)
        body.append([f'{sz} {ty}: {q} of {cnt} rented','','',m0(s[0]),'','','','']+[m2(z) for z in s[1:]])
        sty+=[('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#eeeeee')),('BOTTOMPADDING',(0,k),(-1,k),4)]
        G=[a+b for a,b in zip(G,s)]
    k=len(body);body.append([f'Facility','','',m0(G[0]),'','','','']+[m2(z) for z in G[1:]]);sty+=[('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEABOVE',(0,k),(-1,k),1,colors.black),('LINEBELOW',(0,k),(-1,k),1,colors.black)]
    t=Table(body,colWidths=[34,32,42,36,98,46,44,44,48,46,40,48],repeatRows=1)
    t.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',6.8),('LEADING',(0,0),(-1,-1),7.6),('TOPPADDING',(0,0),(-1,-1),.9),('BOTTOMPADDING',(0,0),(-1,-1),.9),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(8,0),(-1,-1),'RIGHT'),('LEFTPADDING',(4,0),(4,-1),8)]+sty)
    occ=st_['Rented']+st_['Overlock'];U=len(rows)
    sm=Table([['Space summary','','']]+[['Rented (in good standing)',str(st_['Rented']),''],['Rented – overlocked',str(st_['Overlock']),''],['Occupied spaces',str(occ),f'{occ/U:.1%}'],['Vacant (incl. '+str(st_['Unrentable'])+' unrentable)',str(U-occ),f'{1-occ/U:.1%}'],['Total spaces',str(U),'100.0%']],colWidths=[150,40,44],hAlign='LEFT')
    sm.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEABOVE',(0,3),(-1,3),.4,colors.black),('LINEABOVE',(0,5),(-1,5),.4,colors.black),('BOX',(0,0),(-1,-1),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)])
    def pg(c,d):
        c.setFont('Helvetica-Bold',10);c.drawString(30,762,'Rent Roll by Size');c.setFont('Helvetica',8);c.drawString(30,751,'Site L007 — StowAway Self Storage - Millrace');c.drawRightString(582,762,'Run Date: 6/2/2026 7:14 AM');c.drawRightString(582,751,f'Page {d.page}')
    SimpleDocTemplate(f'{DOC}/{f}',pagesize=letter,leftMargin=26,rightMargin=26,topMargin=52,bottomMargin=32).build([t,Spacer(1,12),KeepTogether([sm])],pg,pg)
    save(f,'SELF_STORAGE','storage software report','dense 238-row list grouped by size, only a run date',True,'StowAway Self Storage - Millrace',None,rows,U,occ,U-occ)

def mhp():
    r=random.Random(5707);N=Names(r);f='receiver_roll_sycamore_bend_mhc.pdf'
    W,H=letter;c=canvas.Canvas(f'{DOC}/{f}',pagesize=(W,H));rows=[];lines=[]
    fmt="{:<5}{:<25}{:<4}{:>10}{:>10}{:>10}{:>8}{:>11}{:>11}  {:<7}"
    head=[fmt.format('','','HOME','LOT','HOME','','','TOTAL','ARREARS','OCC.'),fmt.format('LOT','RESIDENT','OWN','RENT','RENT','WATER','TRASH','CHARGE','(CREDIT)','SINCE'),'-'*103]
    G=[0]*6;n=0;occ=0
    streets=[('SYCAMORE LANE',range(1,27)),('BEND COURT',range(27,45)),('DOGWOOD CIRCLE',range(45,73))]
    hit=None
    for s,rg in streets:
        lines.append(('b',s));S=[0]*6;o=0
        for k in rg:
            u=str(k)+('A' if k==31 else '');n+=1;x=r.random();row=dict(unit=u,section=s)
            if x<.1:
                lines.append(('n',fmt.format(u,'-- VACANT LOT --','','','','','','','','')));row['statusText']='VACANT LOT'
            elif x<.14:
                lines.append(('n',fmt.format(u,'-- VACANT POH --','POH','','','','','','','')));row['statusText']='VACANT POH'
            else:
                o+=1;nm=N.full().upper()[:24];own='POH' if r.random()<.22 else 'TOH';lot=r.choice([385,395,410,425]);hr=r.choice([295,325,350,410]) if own=='POH' else None
                wa=round(r.uniform(18,61),2);tr=15.0;tot=round(lot+(hr or 0)+wa+tr,2);ar=r.choice([0,0,0,0,tot,-25.0,round(tot*2+50,2)])
                si=addm(D(2026,4,1),-r.randint(1,180));lp=lot
                if u=='38': lp=lot
                lines.append(('n',fmt.format(u,nm,own,m2(lp),m2(hr),m2(wa),m2(tr),m2(tot),par(ar),si.strftime('%m/%Y')),len(rows)))
                row.update(tenantName=nm,statusText='Occupied',contractRent=lp,charges=[dict(code=a,amount=b) for a,b in (('HOME RENT',hr),('WATER',wa),('TRASH',tr)) if b],totalCharges=tot,balance=ar,moveInDate=si.strftime('%m/%Y'))
                for z,w in enumerate((lot,hr or 0,wa,tr,tot,ar)): S[z]+=w
            rows.append(row)
        occ+=o
        S=[round(z,2) for z in S]
        lines.append(('n','-'*103));lines.append(('n',fmt.format('',f'{s.title()} ({len(rg)} / {o})','',*[m2(z) for z in S[:5]],par(S[5]),'')));lines.append(('n',''))
        G=[round(a+b,2) for a,b in zip(G,S)]
    # one digit altered in print: the lot rent of an occupied tenant-owned home
    idx=next(i for i,l in enumerate(lines) if len(l)==3 and rows[l[2]]['unit']>='33' and rows[l[2]].get('contractRent')==395 and rows[l[2]]['section']=='BEND COURT')
    k=lines[idx][2];lines[idx]=('n',lines[idx][1].replace('   395.00','   895.00',1));rows[k]['contractRent']=895;pu=rows[k]['unit']
    assert '895.00' in lines[idx][1]
    lines+= [('n','='*103),('b',fmt.format('','PARK TOTAL','',*[m2(z) for z in G[:5]],par(G[5]),'')),('n','='*103),('n',''),
      ('n',f'LOTS {n}    OCCUPIED {occ}    VACANT {n-occ}   (vacant includes park-owned homes without a tenant)'),('n',''),
      ('n','TOH = tenant-owned home.  POH = park-owned home.  Street lines show (lots / occupied).'),('n','Compiled by the Receiver from rent books and door-to-door count; leases were not located for all lots.')]
    y=0;pg=0
    def new():
        nonlocal y,pg
        if pg: c.showPage()
        pg+=1;c.setFont('Courier-Bold',9.2);c.drawString(40,748,'SYCAMORE BEND MOBILE HOME COMMUNITY');c.setFont('Courier',8.3)
        c.drawString(40,737,'In Receivership, Case No. 25-CV-01188');c.drawRightString(W-36,737,f'Page {pg}')
        c.drawString(40,726,'OCCUPANCY AND RENT ROLL AS OF MAY 1, 2026');y=708
        for l in head: c.drawString(40,y,l);y-=10.6
    new()
    for l in lines:
        if y<46: new()
        c.setFont('Courier-Bold' if l[0]=='b' else 'Courier',8.3);c.drawString(40,y,l[1].rstrip());y-=10.6
    c.save()
    save(f,'MANUFACTURED_HOUSING','court-appointed receiver','typewriter text, streets as sections, lot and home rent',True,'Sycamore Bend Mobile Home Community','2026-05-01',rows,n,occ,n-occ,
      planted=dict(what=f'lot {pu}: lot rent printed 895.00 where 395.00 is meant (row total and street total follow 395.00)',kind='digit_changed'))
strip();storage();mhp();flush_index('b')
