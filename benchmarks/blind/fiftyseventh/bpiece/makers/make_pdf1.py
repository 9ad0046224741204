# PDFs 1-4
import random
from common import *
from reportlab.lib.pagesizes import letter, landscape, A4, legal
from reportlab.lib import colors
from reportlab.lib.units import inch
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.platypus import *
from reportlab.pdfgen import canvas
P=Paragraph

def annex():
    """offering circular annex: office tower with lease abstracts"""
    r=random.Random(5701); f='one_corliss_plaza_annex_a4.pdf'
    ten=["Brandt & Ouellette LLP","Meridian Tollgate Actuaries, Inc.","Corliss Trust Company, N.A.","Fenwright Underwriters","Sable Harbor Capital Partners","Quillon Software Corp.",
     "Pemberwick Public Relations","Tarn & Loxley Architects, P.C.","Northfold Energy Trading","The Ardsley Foundation","Veltri Cloud Systems","Consulate of Varennia","Haddon Pierce Recruiting",
     "Lumen Orchard Media","Kestrel Reinsurance (US) Ltd.","Oxbow Dental Management","Stratton Vale Wealth","Grist & Pannier Café","Ionic Bridge Engineering","Maplecourt Title Agency","Duquette Marks IP"]
    S=lambda sz,**k: PS('x',fontName=k.pop('fn','Times-Roman'),fontSize=sz,leading=sz*1.17,**k)
    c7=S(7.2); c7r=S(7.2,alignment=2); c7c=S(7.2,alignment=1)
    hb=S(6.8,fn='Times-Bold',alignment=1)
    rows=[];tbl=[];abst=[]
    fl=[3,5,6,7,8,9,10,11,12,14,15,16,17,18,19,20,21,22,23,24,25,26]
    suites=[]
    for n in fl:
        k=r.choice([1,1,2])
        if k==1: suites.append(f"{n}00")
        else: suites+= [f"{n}10",f"{n}50"]
    suites=suites[:27]
    suites=["L-1"]+suites
    names=ten[:]; r.shuffle(names); names.remove("Grist & Pannier Café")
    seq=["Grist & Pannier Café"]
    vac={5,13,20,24}
    i=0
    while len(seq)<len(suites):
        k=len(seq)
        if k in vac: seq.append(None); continue
        n=names[i%len(names)]; i+=1
        seq.append(n)
        if len(seq)<len(suites) and r.random()<.25 and len(seq) not in vac: seq.append(n)
    # avoid wrapped names repeated non-adjacently being confusing: fine, expansion premises
    tot=[0,0];oc=[0,0];nv=0
    data=[]
    for s,n in zip(suites,seq):
        a=r.randint(3100,5400) if s=='L-1' else r.randint(8800,23600) if s.endswith('00') else r.randint(4100,11900)
        if n is None: data.append([s,None,a,0,None,None,'',[]]);continue
        psf=r.choice([38.5,41,43.25,44.5,47,49.75,52]); ann=round(a*psf)
        st=D(r.randint(2015,2025),r.randint(1,12),1); term=r.choice([60,84,120,126,132]); en=mend(addm(st,term-1))
        while en<D(2026,9,1): en=mend(addm(en.replace(day=1),60))
        steps=[]
        if r.random()<.6:
            d=addm(st,12*(2026-st.year)); 
            while d<=D(2026,3,1): d=addm(d,12)
            x=psf
            for _ in range(r.randint(1,3)):
                if d>=en: break
                x+=r.choice([1,1.25,1.5]); steps.append((d,round(a*x))); d=addm(d,r.choice([12,24]))
        data.append([s,n,a,ann,st,en,r.choice(['None','1, 5-year','2, 5-year','1, 10-year']),steps])
    T=sum(d[2] for d in data);OC=sum(d[2] for d in data if d[1]);R=sum(d[3] for d in data)
    for j,(s,n,a,ann,st,en,op,steps) in enumerate(data):
        fn={0:'(1)',9:'(2)'}.get(j,'') if n else ''
        tbl.append([P((n.replace('&','&amp;') if n else 'Vacant')+(f'<super size=5>{fn}</super>' if fn else ''),c7),P(s,c7c),P(m0(a),c7r),P(f"{a/T*100:.1f}%",c7r),P('$'+m0(ann) if n else '$0',c7r),P(f"${ann/a:.2f}" if n else 'NAP',c7r),
           P(us2(st) if n else 'NAP',c7c),P(us2(en) if n else 'NAP',c7c),P(op if n else 'NAP',c7)])
        if n:
            t=f"<b>{n.replace('&','&amp;')}</b> (Suite {s}). "
            if steps: t+="Annual Base Rent increases to "+"; to ".join(f"${m0(x)} on {d.strftime('%B')} {d.day}, {d.year}" for d,x in steps)+". "
            else: t+="Annual Base Rent is flat through the stated expiration. "
            t+=r.choice(["Tenant pays its proportionate share of increases in operating expenses over a base year.","Modified gross; electricity is submetered.","No termination option.","Landlord has delivered all tenant improvements; no free rent is outstanding.","Tenant may contract up to one-third of the premises on 12 months' notice and payment of unamortized costs."])
            abst.append(P(t,S(8,alignment=4,spaceAfter=4)))
        rows.append(dict(unit=s,area=a,tenantName=n,statusText='Occupied' if n else 'Vacant',annualRent=ann if n else 0,leaseStartDate=iso(st),leaseEndDate=iso(en),rentSteps=[dict(date=iso(d),amount=x,per='year') for d,x in steps]))
    B=S(7.2,fn='Times-Bold');Br=S(7.2,fn='Times-Bold',alignment=2)
    tail=[[P('Occupied Subtotal / Wtd. Avg.',B),'',P(m0(OC),Br),P(f"{OC/T*100:.1f}%",Br),P('$'+m0(R),Br),P(f"${R/OC:.2f}",Br)]+['']*3,
          [P('Vacant Subtotal',B),'',P(m0(T-OC),Br),P(f"{(T-OC)/T*100:.1f}%",Br),P('$0',Br),P('NAP',Br)]+['']*3,
          [P('Total',B),'',P(m0(T),Br),P('100.0%',Br),P('$'+m0(R),Br)]+['']*4]
    head=[[P(x,hb) for x in ["Tenant","Suite","NRSF","% of<br/>NRSF","Underwritten<br/>Annual Base Rent","Base Rent<br/>PSF","Lease<br/>Commence-<br/>ment","Lease<br/>Expiration","Renewal<br/>Options"]]]
    t=Table(head+tbl+tail,colWidths=[135,38,44,36,66,40,48,48,56],repeatRows=1)
    n=len(tbl)
    t.setStyle([('VALIGN',(0,0),(-1,-1),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),.7,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LINEABOVE',(0,n+1),(-1,n+1),.5,colors.black),('LINEABOVE',(0,n+3),(-1,n+3),.5,colors.black),('LINEBELOW',(0,n+3),(-1,n+3),1.4,colors.black),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3)])
    st=[P('ANNEX A-4',S(11,fn='Times-Bold',alignment=1)),Spacer(1,6),P('CERTAIN LEASE INFORMATION — ONE CORLISS PLAZA',S(10.5,fn='Times-Bold',alignment=1)),Spacer(1,8),
      P('The following table presents certain information relating to the leases at the One Corliss Plaza Property. Information is based on the underwritten rent roll dated as of March 1, 2026. The loan documents are dated February 12, 2026 and the Cut-off Date is the due date in April 2026. “NAP” means not applicable.',S(8.6,alignment=4,firstLineIndent=18)),Spacer(1,8),t,Spacer(1,5),
      P('(1) Ground-level retail premises; gross percentage rent over a natural breakpoint is not underwritten.<br/>(2) An affiliate guaranty of the lease is in place.',S(7)),Spacer(1,14),
      P('<i>Lease Abstracts</i>',S(10,fn='Times-Bold',spaceAfter=6))]+abst
    pg=[0]
    def foot(c,d):
        c.setFont('Times-Roman',9);c.drawCentredString(306,34,f'A-4-{d.page}')
    SimpleDocTemplate(f'{DOC}/{f}',pagesize=letter,leftMargin=48,rightMargin=48,topMargin=54,bottomMargin=54).build(st,foot,foot)
    no=sum(1 for d in data if d[1])
    save(f,'OFFICE',"issuer's counsel / offering circular","serif annex table plus narrative lease abstracts with annual steps",True,'One Corliss Plaza','2026-03-01',rows,len(data),no,len(data)-no)

def certified():
    """borrower certified apartments, two-line records"""
    r=random.Random(5702); N=Names(r); f='wexley_commons_certified_roll.pdf'
    W,H=landscape(letter); c=canvas.Canvas(f'{DOC}/{f}',pagesize=(W,H)); rows=[]
    # columns right/left anchors
    X=dict(u=34,res=98,mk=290,rent=352,oth=412,tot=474,dep=536,d1=560,d2=628,st=696)
    y=[0];pg=[0]
    def header():
        pg[0]+=1
        c.setFont('Helvetica-Bold',12);c.drawString(34,H-36,'WEXLEY COMMONS APARTMENTS')
        c.setFont('Helvetica',8.5);c.drawString(34,H-49,'Certified Rent Roll — as of May 31, 2026');c.drawRightString(W-34,H-36,'Borrower: Wexley Commons Owner, LLC');c.drawRightString(W-34,H-49,'Loan No. 30-0417722')
        c.setFillGray(.86);c.rect(30,H-86,W-60,28,fill=1,stroke=0);c.setFillGray(0)
        c.setFont('Helvetica-Bold',7.6)
        a=H-69;b=H-80
        c.drawString(X['u'],a,'Apt. No.');c.drawString(X['u'],b,'Plan');c.drawString(X['res'],a,'Resident');c.drawString(X['res'],b,'Occupancy')
        for k,t1,t2 in [('mk','Market','Sq. Ft.'),('rent','Lease','Rent'),('oth','Parking','Pet'),('tot','Total','Billed'),('dep','Deposit','Held')]:
            c.drawRightString(X[k],a,t1);c.drawRightString(X[k],b,t2)
        c.drawString(X['d1'],a,'Lease From');c.drawString(X['d1'],b,'Lease To');c.drawString(X['d2'],a,'Moved In');c.drawString(X['d2'],b,'Notice/Out');c.drawRightString(W-34,a,'Past Due');c.drawRightString(W-34,b,'(Prepaid)')
        y[0]=H-100
        c.setFont('Helvetica',7);c.drawString(34,22,'Printed 6/2/26 by wexley_mgr');c.drawRightString(W-34,22,f'Page {pg[0]}')
    def need(h):
        if y[0]-h<40: c.showPage();header()
    header()
    plans={'A1':('A1 1x1',702,1285),'A2':('A2 1x1 Den',781,1390),'B1':('B1 2x2',1014,1640),'B2':('B2 2x2 TH',1150,1775)}
    G=[0]*6;cnt=[0,0]
    for bl in ['Building 1','Building 2','Building 3']:
        need(60);c.setFont('Helvetica-Bold',9);c.drawString(34,y[0],bl);y[0]-=13
        s=[0]*6;k=0
        for flo in (1,2,3):
            for p in range(1,8 if bl!='Building 3' else 9):
                u=f"{bl[-1]}{flo}{p:02d}"; pl=plans[r.choice('A1 A1 A2 B1 B1 B2'.split())]
                mk=pl[2]+5*r.randint(0,8); x=r.random(); 
                stt='Vacant' if x<.07 else 'Notice' if x<.14 else 'Current'
                need(27)
                row=dict(unit=u,building=bl,unitType=pl[0],area=pl[1],marketRent=mk,statusText=stt)
                a=y[0];b=y[0]-10
                c.setFont('Helvetica-Bold',7.8);c.drawString(X['u'],a,u);c.setFont('Helvetica',7.8);c.drawString(X['u'],b,pl[0])
                c.drawRightString(X['mk'],a,m2(mk));c.drawRightString(X['mk'],b,m0(pl[1]))
                c.drawString(X['res'],b,stt)
                s[0]+=mk;cnt[0]+=1
                if stt!='Vacant':
                    cnt[1]+=1
                    n=N.full(); rent=mk-5*r.randint(-4,30); pk=r.choice([None,None,45,75]); pet=r.choice([None,None,None,35])
                    tot=rent+(pk or 0)+(pet or 0); dep=r.choice([0,250,500,rent]); ls=D(2025,6,1)+dt.timedelta(r.randint(0,330)); le=addm(ls,12)-dt.timedelta(1)
                    mi=ls if r.random()<.5 else addm(ls,-12*r.randint(1,4)); out=D(2026,6,r.randint(5,30)) if stt=='Notice' else None
                    if stt=='Notice': le=out if le<out else le
                    if le<D(2026,6,1): le=D(2026,7,31)
                    bal=r.choice([0,0,0,0,round(r.uniform(20,rent),2),-round(r.uniform(5,90),2)])
                    c.drawString(X['res'],a,n)
                    c.drawRightString(X['rent'],a,m2(rent))
                    if pk:c.drawRightString(X['oth'],a,m2(pk))
                    if pet:c.drawRightString(X['oth'],b,m2(pet))
                    c.drawRightString(X['tot'],a,m2(tot));c.drawRightString(X['dep'],a,m2(dep))
                    c.drawString(X['d1'],a,us(ls));c.drawString(X['d1'],b,us(le));c.drawString(X['d2'],a,us(mi))
                    if out:c.drawString(X['d2'],b,us(out))
                    c.drawRightString(W-34,a,par(bal))
                    row.update(tenantName=n,contractRent=rent,totalCharges=tot,deposit=dep,balance=bal,leaseStartDate=iso(ls),leaseEndDate=iso(le),moveInDate=iso(mi),moveOutDate=iso(out) if out else None,
                      charges=[dict(code=q,amount=w) for q,w in (('Parking',pk),('Pet',pet)) if w])
                    for i,w in enumerate([rent,(pk or 0)+(pet or 0),tot,dep,bal]): s[i+1]+=w
                rows.append(row)
                c.setStrokeGray(.75);c.setLineWidth(.3);c.line(34,b-4,W-34,b-4);y[0]-=22
        def tots(lbl,s):
            need(22);c.setFont('Helvetica-Bold',7.8);c.drawString(X['u'],y[0],lbl)
            for k,w in zip(('mk','rent','oth','tot','dep'),s): c.drawRightString(X[k],y[0],m2(w))
            c.drawRightString(W-34,y[0],par(round(s[5],2)));y[0]-=20
        tots(f'{bl} Totals',s)
        G=[p+q for p,q in zip(G,s)]
    c.setStrokeGray(0);c.setLineWidth(1);need(30);c.line(34,y[0]+9,W-34,y[0]+9);tots('Property Totals',G)
    need(150)
    c.setFont('Helvetica',8.5)
    c.drawString(34,y[0],f'Apartments: {cnt[0]}      Occupied: {cnt[1]}      Vacant: {cnt[0]-cnt[1]}');y[0]-=22
    c.setFont('Helvetica-Bold',9);c.drawString(34,y[0],'CERTIFICATION');y[0]-=13;c.setFont('Helvetica',8.5)
    for l in ['The undersigned, on behalf of Borrower, hereby certifies to Lender and its successors and assigns that the foregoing rent roll is true, correct and complete in all material','respects as of the date stated above, that no rent has been paid more than one month in advance except as shown, and that each lease is in full force and effect.']:
        c.drawString(34,y[0],l);y[0]-=11
    y[0]-=24;c.setLineWidth(.5);c.line(34,y[0],250,y[0]);c.line(300,y[0],400,y[0]);y[0]-=10;c.drawString(34,y[0],'Authorized Signatory');c.drawString(300,y[0],'Date')
    c.save()
    save(f,'MULTIFAMILY','borrower / on-site manager','two-line records with stacked headers, certification block',True,'Wexley Commons Apartments','2026-05-31',rows,cnt[0],cnt[1],cnt[0]-cnt[1])

def master():
    r=random.Random(5703); f='gulf_piedmont_cstore_master_lease_exh_b.pdf'
    st=lambda sz,**k: PS('m',fontName=k.pop('fn','Helvetica'),fontSize=sz,leading=sz*1.2,**k)
    towns={'Alabama':['Opeltown','Sylvaner','Tuskora','Jackson Ferry','Elbarton'],'Florida':['Port Ansel','Lake Corrin','Yulara','Crestmere'],'Georgia':['Waycrossing','Dalby','Thornasville','Eatonsburg','Vidalton','Cordell'],'Mississippi':['Picayville','Laurelton','Pontoc']}
    rd=['Bay Road','Highway 31','Old Mill Rd','Airport Blvd','Peachwood Ave','Range Line','US 84 East','Depot Street','Cotton Gin Rd','Route 19','Cherokee Pkwy','Lee Rd 40','Shell Pt Rd','Causeway','Harbor Dr','Main & 4th','Exit 112','Exit 57','County Line','Fairgrounds','Sawmill Rd','Pine Bluff','Rivergate','Dixon Mills','Tate Street','Junction City Rd','Oak Hollow','Lakefront','Mulberry','Stonewall Rd','Armory Rd','Zion Church']
    r.shuffle(rd);it=iter(rd);rows=[];body=[];sty=[]
    G=[0,0,0,0];no=101;i=0
    body.append([]);
    hd=['Site\nNo.','Property','City','Land\n(ac.)','Bldg.\nSq. Ft.','Year\nBuilt','Allocated Annual\nBase Rent\nLease Year 6','Monthly\nInstallment\nLease Year 6','Allocated Annual\nBase Rent Lease Year 7\n(from 4/1/2027)']
    body=[hd]
    for S_,tw in towns.items():
        body.append([S_.upper()]+['']*8);k=len(body)-1;sty+=[('SPAN',(0,k),(-1,k)),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#e6ece2'))]
        s=[0]*4;n=0
        for q in range(r.choice([6,7,8,9])):
            no+=r.choice([1,1,2,3,6]);p=next(it);a=r.choice([2400,2940,3200,3610,4200,4650,5100]);mo=r.randint(700,1900)*10;an=mo*12;a7=round(an*1.02)
            body.append([str(no),p,r.choice(tw),f"{r.uniform(.6,2.4):.2f}",m0(a),str(r.randint(1986,2019)),'$'+m0(an),'$'+m0(mo),'$'+m0(a7)])
            rows.append(dict(unit=str(no),propertyName=p,area=a,section=S_.upper(),annualRent=an,contractRent=mo,rentSteps=[dict(date='2027-04-01',amount=a7,per='year')]))
            for z,w in enumerate((a,an,mo,a7)): s[z]+=w
            n+=1
        body.append([f'{n} Sites','','','',m0(s[0]),'','$'+m0(s[1]),'$'+m0(s[2]),'$'+m0(s[3])]);k=len(body)-1
        sty+=[('FONTNAME',(0,k),(-1,k),'Helvetica-Oblique'),('LINEABOVE',(4,k),(-1,k),.5,colors.black),('SPAN',(0,k),(3,k))]
        G=[x+y for x,y in zip(G,s)]
    body.append([f'ALL SITES ({len(rows)})','','','',m0(G[0]),'','$'+m0(G[1]),'$'+m0(G[2]),'$'+m0(G[3])]);k=len(body)-1
    sty+=[('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEABOVE',(0,k),(-1,k),1,colors.black),('LINEBELOW',(0,k),(-1,k),1,colors.black),('SPAN',(0,k),(3,k))]
    t=Table(body,colWidths=[34,86,70,32,42,34,84,66,96],repeatRows=1)
    t.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.6),('LEADING',(0,0),(-1,-1),9),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('ALIGN',(3,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEABOVE',(0,0),(-1,0),1,colors.black),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]+sty)
    el=[P('EXHIBIT B',st(11,fn='Helvetica-Bold',alignment=1)),P('to Amended and Restated Master Lease Agreement',st(9,alignment=1)),Spacer(1,8),P('SCHEDULE OF SITES AND ALLOCATED BASE RENT',st(10,fn='Helvetica-Bold',alignment=1)),Spacer(1,8),
     P('<b>Portfolio:</b> Gulf-Piedmont Convenience Portfolio<br/><b>Landlord:</b> GPC Realty Holdings II, LP<br/><b>Tenant:</b> Pelicano Quik Marts, LLC (all Sites, single indivisible lease)<br/><b>Term:</b> April 1, 2021 through March 31, 2041<br/><b>Schedule effective as of:</b> April 1, 2026 (first day of Lease Year 6)',st(8.5)),Spacer(1,10),t,Spacer(1,10),
     P('Base Rent is payable in advance on the first day of each month, net of all Impositions, insurance and maintenance. Allocations are for purposes of Sections 12 and 14 (condemnation, substitution) only; Tenant’s obligation is for the whole Base Rent. Base Rent increases by 2.0% on each anniversary, rounded to the nearest dollar per Site.',st(7.5,alignment=4))]
    def foot(c,d):
        c.setFont('Helvetica',7);c.drawString(40,28,'GPC / Pelicano A&R Master Lease – execution version');c.drawRightString(572,28,f'Exhibit B – Page {d.page}')
    SimpleDocTemplate(f'{DOC}/{f}',pagesize=letter,leftMargin=32,rightMargin=32,topMargin=44,bottomMargin=48).build(el,foot,foot)
    save(f,'RETAIL','landlord counsel / master lease exhibit','site schedule by state with allocated rent and next-year step',False,'Gulf-Piedmont Convenience Portfolio','2026-04-01',rows,len(rows),None,None)

def senior():
    r=random.Random(5704);N=Names(r);f='thistlemoor_inspection_unit_list.pdf'
    body=[['Rm / Bed','Resident','Care','Payor','Since','Base\nrate','Care\nfee','Total\nper mo.','Census','Seen','Inspector remarks']];sty=[];rows=[]
    fee={'IL':None,'AL1':350,'AL2':725,'AL3':1150,'MC':1400}
    summ={}
    tt=[0,0,0]
    for wing,beds in [('Heather Wing – Assisted Living',[f'{n}' for n in range(101,119)]),('Gorse Wing – Assisted Living (semi-private)',[f'{n}-{b}' for n in range(201,209) for b in 'AB']),('The Garden – Memory Care',[f'G{n}' for n in range(1,15)])]:
        body.append([wing]+['']*10);k=len(body)-1;sty+=[('SPAN',(0,k),(-1,k)),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEBELOW',(0,k),(-1,k),.8,colors.black),('TOPPADDING',(0,k),(-1,k),8)]
        cnt=[0,0,0,0]
        for b in beds:
            x=r.random();cen='Vac' if x<.13 else 'Hold' if x<.17 else 'Down' if x<.2 else 'Occ'
            base0=4150 if 'Heather' in wing else 3050 if 'Gorse' in wing else 5600
            row=dict(unit=b,section=wing,statusText=cen);cnt[{'Occ':0,'Hold':1,'Vac':2,'Down':3}[cen]]+=1
            if cen in('Occ','Hold'):
                n=N.lf();care='MC' if 'Garden' in wing else r.choice(['AL1','AL2','AL2','AL3']);pay=r.choice(['Private','Private','Private','LTC ins.','Waiver'])
                base=base0+25*r.randint(-6,9);fe=fee[care] if pay!='Waiver' else 0
                since=addm(D(2026,4,1),-r.randint(1,70)).replace(day=r.randint(1,28));seen='X' if r.random()<.35 else ''
                body.append([b,n,care,pay,f"{since.day} {since.strftime('%b %Y')}",m0(base),m0(fe),m0(base+fe),cen,seen,r.choice(['carpet worn','','good','call cord replaced','tub surround stained','window a/c']) if seen else ''])
                row.update(tenantName=n,moveInDate=iso(since),contractRent=base,charges=[dict(code='Base rate',amount=base),dict(code='Care fee',amount=fe)],totalCharges=base+fe)
                for z,w in enumerate((base,fe,base+fe)): tt[z]+=w
            else:
                body.append([b,'','','','','','','',cen,'X' if cen=='Down' else r.choice(['X','']),{'Down':r.choice(['water damage, ceiling open','no flooring, used for storage']),'Vac':r.choice(['rent-ready','','needs paint'])}[cen]])
            rows.append(row)
        summ[wing]=cnt
    body.append(['Total of roll','','','','',m0(tt[0]),m0(tt[1]),m0(tt[2]),'','','']);k=len(body)-1;sty+=[('LINEABOVE',(0,k),(-1,k),1,colors.black),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold')]
    t=Table(body,colWidths=[44,104,28,42,56,36,34,42,36,26,98],repeatRows=1,rowHeights=None)
    t.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.4),('LEADING',(0,0),(-1,-1),8.6),('FONTNAME',(0,0),(-1,0),'Helvetica-Oblique'),('ALIGN',(5,0),(7,-1),'RIGHT'),('ALIGN',(8,0),(9,-1),'CENTER'),('FONTNAME',(10,1),(10,-1),'Helvetica-Oblique'),('LINEBELOW',(0,0),(-1,-1),.25,colors.HexColor('#bbbbbb')),('TOPPADDING',(0,0),(-1,-1),1.8),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('VALIGN',(0,0),(-1,0),'BOTTOM')]+sty)
    h=PS('h',fontName='Helvetica',fontSize=8.5,leading=11)
    tot=[sum(c[i] for c in summ.values()) for i in range(4)];B=sum(tot);O=tot[0]+tot[1]
    sm=[['Wing','Beds','Occupied*','Vacant**']]+[[w,str(sum(c)),str(c[0]+c[1]),str(c[2]+c[3])] for w,c in summ.items()]+[['Facility',str(B),str(O),str(B-O)]]
    s2=Table(sm,colWidths=[200,50,56,56],hAlign='LEFT');s2.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('GRID',(0,0),(-1,-1),.4,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT'),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#dde4ee'))])
    el=[P('<b>SITE INSPECTION — ATTACHMENT 3: UNIT LIST</b>',PS('t',fontName='Helvetica-Bold',fontSize=12,leading=16)),P('Facility: Thistlemoor Senior Living &nbsp;&nbsp;|&nbsp;&nbsp; Servicer ref. 88-20714 &nbsp;&nbsp;|&nbsp;&nbsp; Inspected 23 April 2026',h),P('Roll furnished by the facility from its census as of 21 April 2026; “Seen” and remarks added by the inspector on the walk.',h),Spacer(1,8),s2,
      P('* includes beds on hospital hold.&nbsp;&nbsp; ** includes beds out of service (“Down”).',PS('n',fontName='Helvetica',fontSize=7,leading=9)),Spacer(1,8),t]
    def foot(c,d):
        c.setFont('Helvetica',7);c.drawString(30,24,'Form SI-3 (rev. 1/24)');c.drawRightString(582,24,f'{d.page}')
    SimpleDocTemplate(f'{DOC}/{f}',pagesize=letter,leftMargin=30,rightMargin=30,topMargin=36,bottomMargin=40).build(el,foot,foot)
    save(f,'SENIOR_HOUSING','servicer site inspector','inspection unit list by bed with care fees and remarks',True,'Thistlemoor Senior Living','2026-04-21',rows,B,O,B-O)
annex();certified();master();senior();flush_index('a')
