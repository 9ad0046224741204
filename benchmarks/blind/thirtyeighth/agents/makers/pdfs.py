from common import *
from reportlab.lib.pagesizes import A4,A3,landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen import canvas
from fpdf import FPDF
P=lambda t,s=6.5,b=False,al=0,c=None:Paragraph(t,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=s,leading=s+1.3,alignment=al,textColor=c or colors.black))
d_uk=lambda d:d.strftime('%d/%m/%Y'); d_mon=lambda d:d.strftime('%d-%b-%y'); d_long=lambda d:d.strftime('%d %b %Y')

def parade(seed):
    r=random.Random(seed); fn='larkmere_parade_tenancy_schedule.pdf'
    uses=['Convenience store','Hairdresser','Bakery','Pharmacy','Hot food takeaway','Charity shop','Dry cleaner','Betting office','Café','Optician','Vape shop']
    cos=companies(r,['Retail','Stores','Foods','Chemists','& Sons','Hair'],['Ltd','Limited','LLP'],11)
    rows=[];data=[]
    H=[['','','','','','LEASE','','','','RENT (£ p.a.)','','','',''],
       ['Unit\nRef','Demise','Tenant','Permitted use','NIA\nsq ft','Start','Expiry','Tenant\nbreak','Next\nreview','Passing','Qtrly\ninstalment','ERV','S/C cap or\nbudget p.a.','Comments']]
    tot=dict(a=0,p=0,e=0,s=0); sub=None; spans=[];
    def sect(t): spans.append(len(data)+2); data.append([P('<b>%s</b>'%t,7)]+['']*13)
    def add(ref,dem,ten,use,area,st,ex,br,rv,p,e,s,com,sec,unitrow=True):
        data.append([ref,P(dem),P(ten),P(use),f'{area:,}' if area else '',d_uk(st) if st else '',d_uk(ex) if isinstance(ex,date) else (P(ex) if ex else ''),d_uk(br) if br else '-',d_uk(rv) if rv else '-',
          f'{p:,.2f}' if p is not None else '', f'{p/4:,.2f}' if p is not None else '',f'{e:,}' if e else '',f'{s:,.2f}' if s else '',P(com,5.8)])
        rows.append(row(unit=ref,tenantName=None if ten=='VACANT' else ten,statusText='VACANT' if ten=='VACANT' else 'Occupied',section=sec,area=area,leaseStartDate=st,leaseEndDate=ex,annualRent=p,annualMarketRent=e,
           charges=[{'code':'S/C','amount':s,'per':'year'}] if s else None))
        tot['a']+=area or 0;tot['p']+=p or 0;tot['e']+=e or 0;tot['s']+=s or 0
    sect('GROUND FLOOR SHOPS')
    for i in range(11):
        ref=f'LMP{i+1:02d}'; a=r.randrange(480,1450,5); e=int(a*r.choice([19,20.5,22])//50*50); s=round(a*2.15,2)
        if i==6: add(ref,f'No. {2*i+1}','VACANT','Former '+uses[i].lower(),a,None,None,None,None,None,e,s,'Under offer. S/C shortfall borne by landlord.','GROUND FLOOR SHOPS'); continue
        st=date(r.randint(2012,2024),r.choice([3,6,9,12]),r.choice([25,24,29])); term=r.choice([5,10,15]); ex=addy(st,term)
        if ex<date(2025,6,24): ex2='Holding over'
        else: ex2=ex
        add(ref,f'No. {2*i+1}',cos[i],uses[i],a,st,ex2,addy(st,term//2+0,less=0) if term==10 and ex2!='Holding over' and addy(st,5)>date(2025,6,24) else None,addy(st,5,less=0) if term>5 and addy(st,5)>date(2025,6,24) else None,float(r.randrange(int(e*.8)//250,int(e*1.08)//250)*250),e,s,'s.25 notice not served' if ex2=='Holding over' else r.choice(['','','Rent deposit 3 months','IRI, schedule of condition']), 'GROUND FLOOR SHOPS')
    sect('FIRST FLOOR FLATS')
    for i in range(8):
        ref=f'LMP{i+20}'; p=r.randrange(720,960,5)*12.0; e=int(p*1.07)//60*60
        if i==5: add(ref,f'Flat {i+1}','VACANT','Residential',r.randrange(450,640),None,None,None,None,None,e,None,'Refurbishment to July','FIRST FLOOR FLATS');continue
        st=date(r.choice([2023,2024,2025]),r.randint(1,5),r.randint(1,28)); ex=addy(st,1)
        add(ref,f'Flat {i+1}',person(r),'Residential',r.randrange(450,640),st,ex if ex>date(2025,6,24) else 'Periodic AST',None,None,p,e,None,'Paid monthly','FIRST FLOOR FLATS')
    sect('ANCILLARY')
    add('LMP40','Substation','Eastvale Power Networks plc','Substation',None,date(1987,3,25),date(2086,3,24),None,None,1.0,None,None,'Peppercorn if demanded','ANCILLARY')
    add('LMP41','Garages 1-4','Kerrowden Motor Factors','Storage',None,date(2022,9,29),'Licence',None,None,2600.0,None,None,'Rolling, 1 month','ANCILLARY')
    wrong=tot['p']+3000
    data.append(['','TOTAL','','',f"{tot['a']:,}",'','','','',f"{wrong:,.2f}",f"{tot['p']/4:,.2f}",f"{tot['e']:,}",f"{tot['s']:,.2f}",''])
    t=Table(H+data,repeatRows=2,colWidths=[34,48,98,68,36,54,50,48,48,52,50,42,50,92])
    st=[('FONT',(0,0),(-1,-1),'Helvetica',6.5),('FONT',(0,0),(-1,1),'Helvetica-Bold',6.5),('SPAN',(5,0),(8,0)),('SPAN',(9,0),(11,0)),('ALIGN',(5,0),(11,0),'CENTER'),('ALIGN',(4,1),(4,-1),'RIGHT'),('ALIGN',(9,1),(12,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),
     ('LINEBELOW',(0,1),(-1,1),1,colors.black),('LINEBELOW',(5,0),(8,0),.4,colors.grey),('LINEBELOW',(9,0),(11,0),.4,colors.grey),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#e4e9ee')),('LINEBELOW',(0,2),(-1,-2),.2,colors.lightgrey),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',6.5),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(5,1),(5,-1),7),('LEFTPADDING',(13,1),(13,-1),8),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
    for s in spans: st+=[('SPAN',(0,s),(-1,s)),('BACKGROUND',(0,s),(-1,s),colors.HexColor('#f6f2e6'))]
    t.setStyle(TableStyle(st))
    def pg(c,d):
        c.setFont('Helvetica',6.5);c.drawString(36,20,'MRI Qube PM  |  Report TENSCH04  |  Run by: j.ops  24/06/2025 16:41');c.drawRightString(landscape(A4)[0]-36,20,f'Page {c.getPageNumber()}')
    SimpleDocTemplate(DOC+fn,pagesize=landscape(A4),margins=36,leftMargin=36,rightMargin=36,topMargin=30,bottomMargin=34).build([P('TENANCY SCHEDULE',13,True),Spacer(1,5),P('Property: 0417 &nbsp; Larkmere Parade, Station Road, Wolverley WV9 3TT',8.5),P('Client: Ormshaw Estates Limited &nbsp;&nbsp; Position as at 24 June 2025 (Midsummer quarter day) &nbsp;&nbsp; All rents exclusive of VAT',7.5),Spacer(1,6),t,Spacer(1,8),P('Shops: 11 (10 let, 1 vacant). Flats: 8 (7 let, 1 vacant). Ancillary lettings are not counted as units.',7),P('ERV is the agent\'s opinion at March 2025 and not a valuation.',6.5)],onFirstPage=pg,onLaterPages=pg)
    save(fn,'MIXED_USE','Qube landscape tenancy schedule, grouped header, sections, annual rents',True,'Larkmere Parade',date(2025,6,24),19,17,2,rows,planted=dict(what='printed total of Passing rent is 3,000.00 more than the sum of the rows (the quarterly total ties)',kind='total_wrong'))

def scot(seed):
    r=random.Random(seed); fn='canalside_house_edinburgh_tramps.pdf'; W,Hh=landscape(A4); c=canvas.Canvas(DOC+fn,pagesize=(W,Hh)); rows=[]
    cos=companies(r,['Actuarial','Architects','Software','Energy','Legal','Surveying','Media','Wealth'],['Ltd','LLP','(Scotland) Ltd'],24)
    X=dict(u=34,t=88,a=318,s=330,e=392,r=512,q=580,sc=645,dep=712,v=745); y=0; page=0; G=dict(a=0,r=0,q=0,s=0,d=0)
    def head():
        nonlocal y,page
        page+=1; c.setFont('Courier-Bold',10); c.drawString(34,Hh-36,'CANALSIDE HOUSE, 40 LOCHEND QUAY, EDINBURGH'); c.setFont('Courier',8); c.drawRightString(W-34,Hh-36,f'TRAMPS   RENT SCHEDULE   PAGE {page:>2}')
        c.drawString(34,Hh-48,'Effective date: Whitsunday 28 May 2025     Landlord: Inverdale Property Unit Trust     Currency: GBP     Area: sq ft NIA')
        yy=Hh-66; c.setFont('Courier-Bold',7.5)
        for k,t in [('u','SUITE'),('t','TENANT'),('s','ENTRY'),('e','EXPIRY')]: c.drawString(X[k],yy,t)
        for k,t in [('a','AREA'),('r','RENT P.A.'),('q','QTR RENT'),('sc','S/CHG P.A.'),('dep','DEPOSIT')]: c.drawRightString(X[k],yy,t)
        c.drawString(X['v'],yy,'VAT')
        c.setFont('Courier',7); c.drawString(X['t'],yy-9,'Description / break / review / remarks'); c.line(34,yy-13,W-34,yy-13); y=yy-26
    head()
    def need(h):
        nonlocal y
        if y-h<50: c.showPage(); head()
    m=lambda v:f'{v:,.2f}'
    k=0; n=v=0
    for fl,cnt in [('GROUND FLOOR',4),('FIRST FLOOR',5),('SECOND FLOOR',6),('THIRD FLOOR',4),('FOURTH FLOOR',2)]:
        need(46); c.setFont('Courier-Bold',8.5); c.drawString(34,y,fl); y-=13; S=dict(a=0,r=0,q=0,s=0,d=0)
        for i in range(cnt):
            need(28); n+=1; u=f"{'GF' if fl[0]=='G' else fl[0]+'0' if False else {'FIRST FLOOR':'1','SECOND FLOOR':'2','THIRD FLOOR':'3','FOURTH FLOOR':'4'}.get(fl,'G')}.{i+1}"
            a=r.randrange(900,5200,5); rate=r.choice([21,22.5,24,26.5]); p=float(int(a*rate)//100*100); s=round(a*8.4,2); vac=n in (6,13,19)
            c.setFont('Courier',8); c.drawString(X['u'],y,u); c.drawRightString(X['a'],y,f'{a:,}'); S['a']+=a
            if vac:
                v+=1; c.drawString(X['t'],y,'** VACANT **'); c.drawRightString(X['r'],y,'0.00'); c.drawRightString(X['q'],y,'0.00'); c.drawRightString(X['sc'],y,m(s)); S['s']+=s
                c.setFont('Courier',7); c.drawString(X['t']+8,y-9,f'Office suite. Quoting GBP {rate+1.5:.2f} per sq ft'); rows.append(row(unit=u,section=fl,area=a,statusText='VACANT',annualRent=0,charges=[{'code':'S/CHG','amount':s,'per':'year'}])); y-=24; continue
            st=date(r.randint(2016,2024),r.choice([2,5,8,11]),28); term=r.choice([5,10,10]); ex=addy(st,term); txt=ex
            exs=ex.strftime('%d.%m.%y')
            if ex<date(2025,5,28): txt=exs='TACIT RELOCATION'
            dep=round(p/4,2) if r.random()<.45 else None; steps=None; rem='Office suite'
            if exs!='TACIT RELOCATION':
                x=r.random()
                if x<.3:
                    sd=date(2026,r.choice([2,5,8,11]),28); am=p+r.randrange(2,9)*1000; steps=[{'date':iso(sd),'amount':am,'per':'year'}]; rem+=f'. Rent steps to GBP {m(am)} p.a. on {sd:%d.%m.%y}'
                elif x<.6: rem+=f'. Break {addy(ex,-1,less=0):%d.%m.%y} on 6 months notice'
                else: rem+='. Upward only review at year 5'
            c.drawString(X['t'],y,cos[k]); c.drawString(X['s'],y,st.strftime('%d.%m.%y')); c.drawString(X['e'],y,exs if exs!='TACIT RELOCATION' else 'TACIT RELOC.')
            if txt=='TACIT RELOCATION': txt='TACIT RELOC.'
            for key,val in [('r',p),('q',p/4),('sc',s)]: c.drawRightString(X[key],y,m(val))
            if dep: c.drawRightString(X['dep'],y,m(dep)); S['d']+=dep
            c.drawString(X['v'],y,'Y' if r.random()<.8 else 'N'); c.setFont('Courier',7); c.drawString(X['t']+8,y-9,rem)
            rows.append(row(unit=u,section=fl,area=a,tenantName=cos[k],statusText='Occupied',annualRent=p,leaseStartDate=st,leaseEndDate=txt,deposit=dep,rentSteps=steps,charges=[{'code':'S/CHG','amount':s,'per':'year'}])); k+=1
            S['r']+=p;S['q']+=p/4;S['s']+=s; y-=24
        need(20); c.setFont('Courier-Bold',8); c.line(270,y+8,X['dep'],y+8); c.drawString(X['t'],y,f'Floor total')
        for key,kk in [('r','r'),('q','q'),('sc','s'),('dep','d')]: c.drawRightString(X[key],y,m(S[kk]))
        c.drawRightString(X['a'],y,f"{S['a']:,}"); y-=22
        for kk in G: G[kk]+=S[kk]
    need(40); c.line(34,y+9,W-34,y+9); c.drawString(34,y,'PROPERTY TOTAL'); c.drawRightString(X['a'],y,f"{G['a']:,}")
    for key,kk in [('r','r'),('q','q'),('sc','s'),('dep','d')]: c.drawRightString(X[key],y,m(G[kk]))
    c.setFont('Courier',7); c.drawString(34,y-16,'VAT column: Y = landlord has opted to tax and VAT at 20% is added to rent and service charge. Figures above exclude VAT.'); c.save()
    save(fn,'OFFICE','TRAMPS Courier two-line records by floor, annual rents GBP',True,'Canalside House',date(2025,5,28),n,n-v,v,rows)

def mda(seed):
    r=random.Random(seed); fn='umzinto_crossing_mda_rentroll.pdf'; W,Hh=landscape(A4); c=canvas.Canvas(DOC+fn,pagesize=(W,Hh)); rows=[]
    z=lambda v:f'{v:,.2f}'.replace(',',' ')
    cos=companies(r,['Superette','Furnishers','Liquors','Fashion','Cellular','Butchery','Pharmacy','Eyewear'],['(Pty) Ltd','CC','t/a Umzinto'],30); y=0;pg=0
    X=[30,72,255,300,352,408,538,600,672,730,806]
    def head():
        nonlocal y,pg
        pg+=1;c.setFillColor(colors.HexColor('#20405f'));c.rect(24,Hh-60,W-48,36,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('Times-Bold',13);c.drawString(32,Hh-42,'Umzinto Crossing Shopping Centre');c.setFont('Times-Roman',9);c.drawString(32,Hh-54,'Tenant Rent Roll - Billing period July 2025 (01/07/2025 - 31/07/2025)');c.drawRightString(W-32,Hh-42,'MDA Property Manager');c.drawRightString(W-32,Hh-54,f'Page {pg}');c.setFillColor(colors.black)
        c.setFont('Times-Bold',8);yy=Hh-74
        for x,t,al in [(X[0],'Shop',0),(X[1],'Lessee',0),(X[2]+22,'GLA m²',1),(X[3]-12,'Lease from',0),(X[4]-6,'Lease to',0),(X[5]+2,'Charge',0),(X[6],'Excl. VAT',1),(X[7],'VAT 15%',1),(X[8],'Incl. VAT',1),(X[9]+10,'Deposit held',1),(X[10],'Arrears',1)]:
            (c.drawRightString if al else c.drawString)(x,yy,t)
        c.line(24,yy-4,W-24,yy-4); y=yy-16
    head(); T=dict(a=0,e=0,v=0,i=0,d=0,b=0,rent=0); by={}
    units=occ=vac=0; k=0
    lst=[f'{i}' for i in range(1,25)]; lst[2]='3A'; lst.insert(3,'3B'); lst+=['ATM1','ATM2','MAST','KIOSK1']
    for u in lst:
        anc=u[:3] in('ATM','MAS'); units+=not anc; vacant=u in('9','17')
        a=None if anc else (round(r.uniform(800,2300),1) if u in('1','12') else round(r.uniform(42,310),1) if u!='KIOSK1' else 9.0)
        if vacant:
            if y<60: c.showPage();head()
            vac+=1;c.setFont('Times-Roman',8);c.drawString(X[0],y,u);c.setFont('Times-Italic',8);c.drawString(X[1],y,'Vacant');c.setFont('Times-Roman',8);c.drawRightString(X[2]+22,y,z(a)[:-1]);T['a']+=a;y-=7;c.setLineWidth(.2);c.line(24,y,W-24,y);y-=11
            rows.append(row(unit=u,area=a,statusText='Vacant'));continue
        occ+=not anc
        ten={'ATM1':'Umhlali Savings Bank','ATM2':'Sable National Bank','MAST':'Protea Towers (Pty) Ltd'}.get(u) or cos[k]; k+=1
        rent=round((a*r.uniform(95,260) if a and a<700 else a*88.5),2) if a else r.choice([4500.0,6150.0,8200.5])
        ch=[('Basic rental',rent)]
        if a: ch+=[('Operating costs',round(a*r.choice([18.5,21.4]),2)),('Assessment rates',round(a*9.87,2))]
        if a and r.random()<.6: ch.append(('Marketing fund',round(rent*.03,2)))
        if a and r.random()<.4: ch.append(('Parking bays',r.choice([450.0,900.0])))
        if not a: ch.append(('Electricity recov.',round(r.uniform(300,1200),2)))
        st=date(r.randint(2020,2025),r.randint(1,6),1);ex=addy(st,r.choice([3,5,5,10])); exx=ex
        if ex<date(2025,7,1): exx='Month to month'
        dep=float(round(rent*2,-2)) if r.random()<.7 else None; bal=round(r.uniform(500,40000),2) if r.random()<.25 else 0.0
        if y-10*(len(ch)+1)<40: c.showPage();head()
        c.setFont('Times-Roman',8);c.drawString(X[0],y,u);c.drawString(X[1],y,ten)
        if a: c.drawRightString(X[2]+22,y,f'{a:,.1f}'.replace(',',' '));T['a']+=a
        c.drawString(X[3]-12,y,st.strftime('%Y/%m/%d'));c.drawString(X[4]-6,y,exx.strftime('%Y/%m/%d') if isinstance(exx,date) else 'Month to month')
        if dep: c.drawRightString(X[9]+10,y,z(dep));T['d']+=dep
        c.drawRightString(X[10],y,z(bal));T['b']+=bal
        e=v=0
        for i,(cd,am) in enumerate(ch):
            vt=round(am*.15+1e-9,2);c.drawString(X[5]+2,y,cd);c.drawRightString(X[6],y,z(am));c.drawRightString(X[7],y,z(vt));c.drawRightString(X[8],y,z(am+vt));e+=am;v+=vt;y-=10;by[cd]=by.get(cd,0)+am
        c.setFont('Times-Bold',8);c.drawRightString(X[6],y,z(e));c.drawRightString(X[7],y,z(v));c.drawRightString(X[8],y,z(e+v));c.setLineWidth(.2);c.line(24,y-4,W-24,y-4);y-=15
        T['e']+=e;T['v']+=v
        rows.append(row(unit=u,tenantName=ten,area=a,statusText='Occupied',leaseStartDate=st,leaseEndDate=exx,contractRent=rent,charges=[{'code':x,'amount':w} for x,w in ch],totalCharges=round(e,2),deposit=dep,balance=bal))
    if y<150: c.showPage();head()
    c.setFont('Times-Bold',9);y-=4;c.drawString(X[0],y,'Centre total');c.drawRightString(X[2]+22,y,f"{T['a']:,.1f}".replace(',',' '));c.drawRightString(X[6],y,z(T['e']));c.drawRightString(X[7],y,z(T['v']));c.drawRightString(X[8],y,z(T['e']+T['v']));c.drawRightString(X[9]+10,y,z(T['d']));c.drawRightString(X[10],y,z(T['b']));y-=22
    c.drawString(X[0],y,'Charge summary (excl. VAT)');c.setFont('Times-Roman',8)
    for cd,am in by.items(): y-=11;c.drawString(X[0]+8,y,cd);c.drawRightString(X[1]+150,y,z(am))
    c.save(); save(fn,'RETAIL','MDA shopping centre, several charge lines per tenant, excl/VAT/incl columns, space thousands',True,'Umzinto Crossing Shopping Centre','2025-07',units,occ,vac,rows)

def nz(seed):
    r=random.Random(seed); fn='tidewell_drive_industrial_nz.pdf'; f=FPDF('L','mm','A4'); f.set_auto_page_break(False); f.add_page(); rows=[]
    f.set_font('Helvetica','B',17);f.set_text_color(0,110,120);f.cell(0,9,'Tenancy Schedule',new_x='LMARGIN',new_y='NEXT');f.set_text_color(40);f.set_font('Helvetica','',9);f.cell(0,5,'11 Tidewell Drive Industrial Estate, East Tamaki, Auckland',new_x='LMARGIN',new_y='NEXT');f.cell(0,5,'Generated by Re-Leased on 31 Mar 2025   |   Owner: Silverfern Industrial Holdings Limited   |   All amounts NZD',new_x='LMARGIN',new_y='NEXT');f.ln(3)
    Wd=[13,47,16,19,20,20,24,16,22,20,20,23,19]
    f.set_fill_color(0,110,120);f.set_text_color(255);f.set_font('Helvetica','B',7)
    for w,t in [(76,''),(59,'Term'),(40,'Annual'),(85,'Monthly'),(19,'')]: f.cell(w,5,t,fill=True,align='C')
    f.ln()
    for w,t in zip(Wd,['Unit','Tenant','Area m²','    Start','End','Next review','Net rent','$/m²','Rent','Opex','GST','Total','Bond']): f.cell(w,6,t,fill=True,align='L' if t in('Unit','Tenant','    Start','End','Next review') else 'R')
    f.ln();f.set_text_color(0);f.set_font('Helvetica','',7)
    cos=companies(r,['Joinery','Logistics','Auto','Plastics','Brewing','Marine','Electrical'],['Limited','NZ Limited','2019 Limited'],18);T=[0]*13
    vacn=occ=0
    for i in range(17):
        u=f'{i//2+1}{"AB"[i%2]}' if i<12 else f'{i-5}'; a=r.randrange(180,1650,5); f.set_fill_color(238,246,246); fl=i%2==1
        if i in(4,14):
            vals=[u,'Vacant',f'{a:,}','','','','','','','','','','']; rows.append(row(unit=u,area=a,statusText='Vacant'));vacn+=1;T[2]+=a
        else:
            occ+=1;rt=r.choice([165,172.5,180,195]);ar=round(a*rt,2);mr=round(ar/12,2);op=round(a*38/12,2);g=round((mr+op)*.15,2);tt=round(mr+op+g,2);st=date(r.randint(2017,2024),r.randint(1,12),1);ex=addy(st,r.choice([4,6,8])); hold=ex<date(2025,3,31)
            bond=round(mr*2,2) if r.random()<.5 else None
            vals=[u,cos[i],f'{a:,}',d_mon(st),'Holding over' if hold else d_mon(ex),'' if hold else d_mon(addy(ex,-1,less=-1)),f'${ar:,.2f}',f'{rt:.2f}',f'${mr:,.2f}',f'${op:,.2f}',f'${g:,.2f}',f'${tt:,.2f}',f'${bond:,.2f}' if bond else '']
            for q,x in [(2,a),(6,ar),(8,mr),(9,op),(10,g),(11,tt),(12,bond or 0)]:T[q]+=x
            rows.append(row(unit=u,tenantName=cos[i],area=a,statusText='Occupied',leaseStartDate=st,leaseEndDate='Holding over' if hold else ex,annualRent=ar,contractRent=mr,charges=[dict(code='Rent',amount=mr),dict(code='Opex',amount=op),dict(code='GST',amount=g)],totalCharges=tt,deposit=bond))
        for j,(w,t) in enumerate(zip(Wd,vals)): f.cell(w,6.2,'    '+t if j==3 else t,fill=fl,align='L' if j in(0,1,3,4,5) else 'R')
        f.ln()
    f.set_font('Helvetica','B',7)
    for j,w in enumerate(Wd): f.cell(w,7,'Total' if j==0 else (f'{T[j]:,}' if j==2 else f'${T[j]:,.2f}' if T[j] else ''),border='TB',align='R' if j not in(0,) else 'L')
    f.ln(10);f.set_font('Helvetica','',7.5);f.multi_cell(0,4,'Monthly amounts are rounded per tenancy. Holding over: tenancy continues monthly under clause 36 of the ADLS lease. Opex is the on-account estimate for the year to 31 March 2026.')
    f.output(DOC+fn);save(fn,'INDUSTRIAL','Re-Leased colour table, grouped header annual and monthly, GST',False,'11 Tidewell Drive Industrial Estate',date(2025,3,31),17,occ,vacn,rows)

def pme(seed):
    r=random.Random(seed);fn='wattle_parade_flats_propertyme.pdf';rows=[];H=[['Property','Tenant','Weekly rent','Per month','Paid to','Agreement\nstart','Agreement\nend','Bond','Arrears']];D=[];T=[0]*4;vac=0
    for i in range(1,49):
        u=f'{i}/118 Wattle Pde'
        if i in(9,22,41):
            vac+=1;D.append([u,P('<i>Vacant</i>',7)]+['']*7);rows.append(row(unit=u,statusText='Vacant'));continue
        w=r.randrange(480,760,5);m=round(w*365/7/12,2);st=date(r.randint(2021,2025),r.randint(1,7),r.randint(1,28));ex=addy(st,1);e='Periodic' if ex<date(2025,8,15) else ex;b=w*4.0;ar=round(r.choice([w/7*r.randint(1,12)]),2) if r.random()<.15 else 0.0
        t=person(r)+(' & '+person(r) if r.random()<.3 else '')
        D.append([u,P(t,7),f'${w:,.2f}',f'${m:,.2f}',(date(2025,8,15)+timedelta(days=r.randint(-9,13))).strftime('%d %b %y'),st.strftime('%d %b %Y'),e if e=='Periodic' else e.strftime('%d %b %Y'),f'${b:,.2f}',f'${ar:,.2f}'])
        for q,x in enumerate([w,m,b,ar]):T[q]+=x
        rows.append(row(unit=u,tenantName=t,statusText='Occupied',contractRent=m,weeklyRent=w,leaseStartDate=st,leaseEndDate=e,deposit=b,balance=ar))
    D.append(['48 properties','45 tenanted, 3 vacant',f'${T[0]:,.2f}',f'${T[1]:,.2f}','','','',f'${T[2]:,.2f}',f'${T[3]:,.2f}'])
    t=Table(H+D,repeatRows=1,colWidths=[78,120,52,56,46,54,54,56,46]);t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('TEXTCOLOR',(0,0),(-1,0),colors.HexColor('#777777')),('LINEBELOW',(0,0),(-1,-1),.25,colors.HexColor('#dddddd')),('ALIGN',(2,0),(3,-1),'RIGHT'),('ALIGN',(7,0),(8,-1),'RIGHT'),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(4,0),(4,-1),9),('RIGHTPADDING',(0,0),(-1,-1),3)]))
    def pg(c,d): c.setFont('Helvetica',6.5);c.drawString(16,16,'PropertyMe  -  Karrawong Realty Pty Ltd  -  ABN withheld');c.drawRightString(A4[0]-16,16,f'{c.getPageNumber()}')
    SimpleDocTemplate(DOC+fn,pagesize=A4,leftMargin=16,rightMargin=16,topMargin=26,bottomMargin=30).build([P('Rent Roll',15,True),Spacer(1,8),P('Wattle Parade Flats, 118 Wattle Parade, Merrigal NSW 2221',9),P('As at 15 August 2025',8,c=colors.grey),Spacer(1,8),t],onFirstPage=pg,onLaterPages=pg)
    save(fn,'MULTIFAMILY','PropertyMe portrait list, weekly and per-month rent, bond',False,'Wattle Parade Flats',date(2025,8,15),48,45,3,rows)

def btr(seed):
    r=random.Random(seed);fn='foxholt_works_btr_rentroll_lease_charges.pdf';W,Hh=landscape(A4);c=canvas.Canvas(DOC+fn,pagesize=(W,Hh));rows=[];y=0;pg=0;m=lambda v:f'{v:,.2f}'
    X=dict(u=28,ty=72,sf=146,res=154,nm=208,mk=372,cc=384,am=474,dp=528,od=578,mi=590,le=645,mo=700,bal=815)
    def head(summ=False):
        nonlocal y,pg
        pg+=1;c.setFont('Helvetica-Bold',11);c.drawCentredString(W/2,Hh-30,'Rent Roll with Lease Charges');c.setFont('Helvetica',8);c.drawCentredString(W/2,Hh-41,'Foxholt Works (fxw01)');c.drawCentredString(W/2,Hh-51,'As Of = 30/09/2025');c.drawCentredString(W/2,Hh-61,'Month Year = 09/2025')
        c.setFont('Helvetica-Bold',7)
        if summ: c.line(26,Hh-72,W-26,Hh-72);y=Hh-86;return
        for a,b in [('u',('Unit','')),('ty',('Unit Type','')),('res',('Resident','')),('nm',('Name','')),('cc',('Charge','Code')),('mi',('Move In','')),('le',('Lease','Expiration')),('mo',('Move Out',''))]:
            c.drawString(X[a],Hh-76,b[0]);c.drawString(X[a],Hh-84,b[1])
        for a,b in [('sf',('Unit','Sq Ft')),('mk',('Market','Rent')),('am',('Amount','')),('dp',('Resident','Deposit')),('od',('Other','Deposit')),('bal',('Balance',''))]:
            c.drawRightString(X[a],Hh-76,b[0]);c.drawRightString(X[a],Hh-84,b[1])
        c.line(26,Hh-88,W-26,Hh-88);y=Hh-99
    head();types={'1B-S':(452,1195),'1B-L':(515,1290),'2B-S':(668,1560),'2B-L':(742,1690),'3B':(925,2085)}
    G=dict(sf=0,mk=0,ch=0,dp=0);by={};S={k:[0,0,0.0,0.0,0.0] for k in('Occupied','NonRev','Vacant','Future')}
    def title(t):
        nonlocal y
        if y<70:c.showPage();head()
        c.setFont('Helvetica-Bold',7.5);c.drawString(28,y,t);y-=12
    def put(u,ty,res,nm,mk,ch,dp,mi,le,mo,bal,kind,sec,status):
        nonlocal y
        sf=types[ty][0];n=max(1,len(ch)+1)
        if y-n*9<34:c.showPage();head()
        c.setFont('Helvetica',7);c.drawString(X['u'],y,u);c.drawString(X['ty'],y,ty);c.drawRightString(X['sf'],y,f'{sf:,}');c.drawString(X['res'],y,res);c.drawString(X['nm'],y,nm);c.drawRightString(X['mk'],y,m(mk));c.drawRightString(X['dp'],y,m(dp));c.drawRightString(X['od'],y,'0.00');c.drawRightString(X['bal'],y,m(bal))
        for k,d in [('mi',mi),('le',le),('mo',mo)]:
            if d:c.drawString(X[k],y,d_uk(d))
        tot=0
        for cd,a in ch: c.drawString(X['cc'],y,cd);c.drawRightString(X['am'],y,m(a));y-=9;tot+=a;by[cd]=by.get(cd,0)+(a if kind!='Future' else 0)
        if ch:c.setFont('Helvetica-Bold',7);c.drawString(X['cc'],y,'Total');c.drawRightString(X['am'],y,m(tot));y-=11
        else: y-=11
        q=S[kind];q[0]+=1;q[1]+=sf;q[2]+=mk;q[3]+=tot;q[4]+=dp
        rent=dict(ch).get('rent')
        rows.append(row(unit=u,unitType=ty,area=sf,tenantName=nm if kind in('Occupied','Future') else None,statusText=status,section=sec,marketRent=float(mk),contractRent=rent,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=round(tot,2) if ch else None,deposit=dp,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=bal))
    cur='Current/Notice/Vacant Residents';title(cur);fut=[];i=0
    for fl in range(1,13):
        for n in range(1,11):
            i+=1;u=f'FX{fl:02d}{n:02d}';ty=['1B-S','1B-L','2B-S','2B-S','2B-L','1B-S','1B-L','2B-L','3B','1B-S'][n-1];mk=types[ty][1]+fl*10
            if i==5: put(u,ty,'MODEL','MODEL',mk,[],0.0,None,None,None,0.0,'NonRev',cur,'MODEL');continue
            if i==47: put(u,ty,'DOWN','DOWN',mk,[],0.0,None,None,None,0.0,'NonRev',cur,'DOWN');continue
            if i in(18,33,52,71,88,103,119):
                put(u,ty,'VACANT','VACANT',mk,[],0.0,None,None,None,0.0,'Vacant',cur,'VACANT')
                if i in(18,71):fut.append((u,ty,mk))
                continue
            ch=[('rent',float(mk-r.randrange(-15,90,5)))]
            if r.random()<.35:ch.append(('parking',r.choice([125.0,140.0])))
            if r.random()<.3:ch.append(('petrent',35.0))
            if r.random()<.2:ch.append(('concess',-float(r.choice([50,75,100]))))
            mi=date(r.randint(2022,2025),r.randint(1,8),r.randint(1,28));le=addy(date(mi.year if mi.year==2025 else r.choice([2024,2025]),mi.month,mi.day),1);mo=date(2025,10,r.randint(3,31)) if r.random()<.06 else None
            put(u,ty,f't00{r.randint(31000,48999)}',person(r),mk,ch,float(round(ch[0][1]*12/52*5,2)),mi,le,mo,round(r.uniform(-300,1500),2) if r.random()<.2 else 0.0,'Occupied',cur,'Notice' if False else 'Occupied')
    y-=4;fs='Future Residents/Applicants';title(fs)
    for u,ty,mk in fut:
        mi=date(2025,10,r.randint(4,25));put(u,ty,f't00{r.randint(49000,49900)}',person(r),mk,[('rent',float(mk))],300.0,mi,addy(mi,1),None,0.0,'Future',fs,'Future')
    c.showPage();head(True);c.setFont('Helvetica-Bold',8);c.drawString(28,y,'Summary Groups');xs=[300,380,470,560,640]
    for x,t in zip(xs,['# Of Units','Square Footage','Market Rent','Lease Charges','Deposits']):c.drawRightString(x,y,t)
    y-=14;c.setFont('Helvetica',8);A=[sum(S[k][j] for k in('Occupied','NonRev','Vacant')) for j in range(5)]
    for t,q in [('Current/Notice/Vacant Residents',A),('Future Residents/Applicants',S['Future']),('Occupied Units',S['Occupied']),('Total Non Rev Units',S['NonRev']),('Total Vacant Units',S['Vacant'])]:
        c.drawString(28,y,t);
        for j,x in enumerate(xs):c.drawRightString(x,y,f'{q[j]:,}' if j<2 else m(q[j]))
        y-=12
    c.setFont('Helvetica-Bold',8);c.drawString(28,y,'Totals:');[c.drawRightString(x,y,f'{A[j]:,}' if j<2 else m(A[j])) for j,x in enumerate(xs)];y-=26
    c.drawString(28,y,'Summary of Charges by Charge Code (Current/Notice Residents Only)');c.setFont('Helvetica',8)
    for k,v in by.items():y-=12;c.drawString(40,y,k);c.drawRightString(300,y,m(v))
    y-=12;c.setFont('Helvetica-Bold',8);c.drawString(40,y,'Total');c.drawRightString(300,y,m(sum(by.values())));c.save()
    save(fn,'MULTIFAMILY','Yardi rent roll with lease charges, BTR Manchester, 120 units, future section, summary',False,'Foxholt Works',date(2025,9,30),120,S['Occupied'][0],S['Vacant'][0],rows)

def cards(seed):
    r=random.Random(seed);fn='venning_family_lettings_schedule.pdf';f=FPDF('P','mm','A4');f.set_auto_page_break(False);f.add_page();rows=[]
    f.set_font('Times','B',15);f.cell(0,8,'Skelwith & Marrack Lettings',align='C',new_x='LMARGIN',new_y='NEXT');f.set_font('Times','I',9);f.cell(0,5,'4 Priory Lane, Ambleford  -  Managing agents since 1974',align='C',new_x='LMARGIN',new_y='NEXT');f.ln(3);f.set_font('Times','',10.5)
    f.multi_cell(0,5,'Schedule of lettings held for the Venning Family Trust\nPosition at 5 April 2025',new_x='LMARGIN',new_y='NEXT');f.ln(3)
    hs=['12 Mill Bank','14 Mill Bank','3 Chapel Row','Rose Cottage, Nab End','27 Tannery Street','29 Tannery Street','The Old Forge','8 Bobbin Close','Flat above 5 Market Place','61 Kendal Road','63 Kendal Road'];tot=td=0
    L=lambda x,y,t,b=False:(f.set_font('Times','B' if b else '',9.5),f.text(x,y,t))
    y=f.get_y()+2
    for i,h in enumerate(hs):
        if y>255:f.add_page();y=18
        f.set_draw_color(120);f.rect(12,y,186,23);L(15,y+5,f'{i+1}.  {h}',True);kind=['2 bed terrace','3 bed semi','1 bed cottage'][i%3]; L(120,y+5,kind)
        if i in(4,):
            L(15,y+11,'Tenant:  none - vacant since 14 February 2025');L(15,y+16.5,'Asking rent per calendar month:  £895.00');rows.append(row(unit=h,unitType=kind,statusText='vacant',marketRent=895.0))
        else:
            t=('Mr ' if i%2 else 'Ms ')+person(r);pcm=float(r.randrange(690,1180,5));fw=None
            if i in(2,8):fw=float(r.randrange(640,800,20));pcm=round(fw*13/12,2)
            st=date(r.randint(2017,2024),r.randint(4,12),r.randint(1,28));ex=addy(st,1);e=ex if ex>date(2025,4,5) else None;dep=float(round(pcm*1.1/5)*5)
            L(15,y+11,f'Tenant:  {t}');L(120,y+11,f'Tenancy began:  {st.day} {st:%B %Y}');L(15,y+16.5,f'Rent per calendar month:  £{pcm:,.2f}'+(f'   (paid 4-weekly, £{fw:,.2f})' if fw else ''));L(120,y+16.5,'Fixed term ends:  '+(f'{e.day} {e:%B %Y}' if e else 'Periodic'));L(15,y+21.5,f'Deposit (DPS):  £{dep:,.2f}')
            arr=round(r.uniform(60,700),2) if i in(3,9) else None
            if arr:L(120,y+21.5,f'Arrears:  £{arr:,.2f}')
            tot+=pcm;td+=dep;rows.append(row(unit=h,unitType=kind,tenantName=t,statusText='Occupied',contractRent=pcm,leaseStartDate=st,leaseEndDate=e or 'Periodic',deposit=dep,balance=arr))
        y+=25
    if y>262:f.add_page();y=18
    L(15,y+6,f'Total rent per calendar month, ten tenancies:  £{tot:,.2f}',True);L(15,y+12,f'Total deposits registered:  £{td:,.2f}',True);L(15,y+20,'Our commission of 10% plus VAT is deducted from receipts and not shown here.')
    f.output(DOC+fn);save(fn,'SINGLE_FAMILY_RENTAL','letting agent cards in boxes, label: value, no table, some four-weekly',True,None,date(2025,4,5),11,10,1,rows)
ALL=[parade,scot,mda,nz,pme,btr,cards]
